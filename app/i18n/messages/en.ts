/** The words of the interface, ICU syntax. Compiled at build; `ar.ts` has exactly these ids. */
export default {
  'skip.toContent': 'Skip to content',
  'status.loading': 'Loading...',
  'link.newTab': '(opens in a new tab)',

  'header.home': '{name}, home',
  'nav.main': 'Main',
  'nav.company': 'Company',
  'menu.open': 'Menu',
  'menu.pages': 'All pages',
  'menu.close': 'Close menu',
  'theme.dark': 'Dark theme',
  'theme.light': 'Light theme',
  'footer.company': 'Company',
  'footer.whatWeDo': 'What we do',
  'footer.offices': 'Offices',
  'footer.copyright': '© {year} {legalLine}',
  'footer.backToTop': 'Back to top',

  'breadcrumb.label': 'Breadcrumb',
  'dialog.close': 'Close',
  'figure.moreThan': 'More than {value}',

  'home.toServices': 'Explore our services',
  'home.toProjects': 'See all {count} projects',
  'home.toAbout': 'About Minwal',
  'home.allProjects': 'All projects',
  'home.allCertificates': 'All certificates',
  'home.allPosts': 'All posts',

  'logos.pause': 'Pause the logos',
  'logos.play': 'Play the logos',

  'posts.previous': 'Previous posts',
  'posts.next': 'Next posts',

  'pager.label': 'Pagination',
  'pager.prev': 'Prev',
  'pager.next': 'Next',
  'pager.page': 'Page {page}',
  'pager.gap': 'Pages left out',

  'services.all': 'All services',
  'services.of': 'of {count}',
  'services.talk': 'Discuss this service',
  'services.receives': 'What you receive',
  'services.more': 'Previous and next service',
  'services.previous': 'Previous service',
  'services.next': 'Next service',

  'projects.showing': 'Showing projects {from}–{to} of {total}',
  'projects.byYear':
    '{total, plural, one {# project} other {# projects}} by year. The mode is {year}.',
  'projects.client': 'Client',

  'blogs.all': 'All',
  'blogs.count': '{count, plural, one {# post} other {# posts}}',
  'blogs.subject': 'Subject#{number}',
  'blogs.subjects': 'Subjects',
  'blogs.none': 'No posts in this subject yet',
  'blogs.showAll': 'See all posts',
  'blogs.failed': 'These posts did not load.',
  'blogs.also': 'You may also read',
  'post.contents': 'In this post',
  'post.share': 'Pass it on',
  'post.share.mail': 'Send this post by email',
  'post.share.x': 'Share this post on X (opens in a new tab)',
  'post.share.linkedin': 'Share this post on LinkedIn (opens in a new tab)',
  'post.share.address': 'the link to this post',
  'wall.clients': 'Clients',
  'wall.partners': 'Technology partners',
  'certificates.source': 'Source: {source}',

  'contact.form.heading': 'Write to us',
  'contact.form.allRequired': 'All fields are required.',
  'contact.form.messageHint': 'A sentence or two about the decision is enough.',
  'contact.form.send': 'Send message',
  'contact.form.privacy': 'We use your details to answer you, and for nothing else.',
  'contact.ways.heading': 'Mailbox',
  'contact.ways.website': 'Website',
  'contact.ways.email': 'Email',
  'contact.ways.location': 'Location',
  'contact.ways.place': '{address}, {city}',
  'contact.ways.follow': 'Follow us',
  'contact.map.title': 'Map showing our office in {city}',
  'contact.map.office': '{role}, {city}',
  'contact.map.open': 'Open in maps',
  'contact.branches.kicker': 'Branches',
  'contact.branches.heading': 'Six offices, four time zones',
  'contact.branches.time': 'Now {time}',
  'copy.label': 'Copy {what}',
  'copy.copied': 'Copied',
  'copy.refused': 'It could not be copied. Please copy it by hand.',

  'newsletter.form.sent': 'We have your address. Our next monthly letter will go to it.',

  'inquiry.form.heading': 'Not answered here?',
  'inquiry.form.lead':
    'Ask it in your own words. Questions that come up often are added to this page.',
  'inquiry.form.questionHint': 'For a personal reply, include your email address in the question.',
  'inquiry.form.send': 'Send question',
  'inquiry.form.sent':
    'We have received your question. If you included your email address, you will hear from us there.',

  'field.required': 'This field is required.',
  'field.emailInvalid': 'Enter a valid email address.',
  'field.tooLong': 'At most {limit, number} characters can be sent.',
  'form.field.name': 'Name',
  'form.field.email': 'Email',
  'form.field.message': 'Message',
  'form.field.question': 'Your question',
  'form.sending': 'Sending',
  'form.waiting':
    'One moment. The page is still loading, and your message will be sent as soon as it is ready. If this takes too long, write to {email}.',
  'form.noScript': 'The form needs JavaScript. Without it, write to {email}.',
  'form.trap': 'Leave this field empty.',
  'form.confirm':
    'One more step: press the button again, so that we know a person is writing. Nothing has been sent yet.',
  'form.tooLong':
    '{field}: {count, number} characters, and at most {limit, number} can be sent. Nothing has been cut off. Please shorten it.',
  'form.toCheck':
    '{count, plural, one {Check the highlighted field.} other {Check the # highlighted fields.}}',

  'send.success.title': 'Send successfully',
  'send.success.text': 'We have received your message',
  'send.failure.title': 'Send failed',
  'send.agree': 'Agree',
  'send.popups': 'Form notifications',
  'send.status.success':
    'We have received your message. You will hear from us at the address you gave.',
  'send.status.failure':
    'Your message was not sent. Nothing you wrote is lost: try again, or email it to {email}; the link carries your text.',
  'send.status.offline':
    'You are offline, and nothing was sent. Nothing you wrote is lost: try again once you are connected, or email it to {email} later; the link carries your text.',
  'send.status.unknown':
    'It is not certain that your message arrived. Nothing you wrote is lost: try again in a moment (a second copy does no harm), or email it to {email}; the link carries your text.',

  'mail.subject.contact': 'A message from your website',
  'mail.subject.newsletter': 'Please add me to the newsletter',
  'mail.subject.inquiry': 'A question from your website',
  'mail.cut': 'This link could not carry the whole text. Please copy the rest from the form.',

  'error.heading': 'This page did not load',
  'error.text': 'The rest of the site should still work. Try again, or start from the home page.',
  'error.retry': 'Try again',
  'error.home': 'Go to the home page',
} as const
