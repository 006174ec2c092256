/** The words of the interface, ICU syntax. Compiled at build; `ar.ts` has exactly these ids. */
export default {
  'skip.toContent': 'Skip to content',
  'status.loading': 'Loading...',
  'link.newTab': '(opens in a new tab)',

  'header.home': '{name}, home',
  'nav.main': 'Main',
  'footer.company': 'Company',
  'footer.whatWeDo': 'What we do',
  'footer.offices': 'Offices',
  'footer.copyright': '© {year} {legalLine}',
  'footer.backToTop': 'Back to top',

  'pager.label': 'Pagination',
  'pager.prev': 'Prev',
  'pager.next': 'Next',
  'pager.page': 'Page {page}',
  'pager.gap': 'Pages left out',

  'projects.showing': 'Showing {from}–{to} of {total}',
  'projects.client': 'Client',

  'contact.form.heading': 'Write to us',
  'contact.form.allRequired': 'All fields are required.',
  'contact.form.name': 'Name',
  'contact.form.email': 'Email',
  'contact.form.message': 'Message',
  'contact.form.messageHint': 'A sentence or two about the decision is enough.',
  'contact.form.send': 'Send message',
  'contact.form.sending': 'Sending',
  'contact.form.privacy': 'We use your details to answer you, and for nothing else.',
  'contact.form.noScript': 'The form needs JavaScript. Without it, write to {email}.',
  'contact.ways.heading': 'Mailbox',
  'contact.ways.website': 'Website',
  'contact.ways.email': 'Email',

  'field.required': 'This field is required.',
  'field.emailInvalid': 'This is not an email address.',
  'form.toCheck':
    '{count, plural, one {Check the highlighted field.} other {Check the # highlighted fields.}}',

  'send.success.title': 'Send successfully',
  'send.success.text': 'We have received your message',
  'send.failure.title': 'Send failed',
  'send.agree': 'Agree',
  'send.popups': 'Messages from the form',
  'send.status.success':
    'We have received your message. You will hear from us at the address you gave.',
  'send.status.failure':
    'Your message was not sent. Nothing you wrote is lost: try again, or write to {email}.',
  'send.status.unknown':
    'It is not certain that your message arrived. Nothing you wrote is lost: try again in a moment, or write to {email}.',

  'error.heading': 'This page did not load',
  'error.text': 'The rest of the site still works. Try again, or start from the home page.',
  'error.retry': 'Try again',
  'error.home': 'Go to the home page',
} as const
