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
  'search.open': 'Search',
  'search.label': 'Search this site',
  'search.hint': 'Search services, projects, posts, questions and pages.',
  'search.count': '{count, plural, one {# result} other {# results}}',
  'search.more': 'Only the closest matches are listed. Add a word to narrow the search.',
  'search.none': 'Nothing found for “{query}”. Try other words, or fewer of them.',
  'search.key': 'Press {key} to search',
  'search.failed': 'The search did not load.',
  'search.kind.page': 'Page',
  'search.kind.service': 'Service',
  'search.kind.project': 'Project',
  'search.kind.post': 'Post',
  'search.kind.question': 'Question',
  'theme.dark': 'Dark theme',
  'footer.company': 'Company',
  'footer.whatWeDo': 'What we do',
  'footer.offices': 'Offices',
  'footer.copyright': '© {year} {legalLine}',
  'footer.backToTop': 'Back to top',

  'breadcrumb.label': 'Breadcrumb',
  'dialog.close': 'Close',
  'figure.moreThan': 'More than {value}',

  'home.toServices': 'Explore our services',
  'home.toProjects': 'See {count} of our projects',
  'home.toAbout': 'About us',
  'home.allProjects': 'All projects',
  'home.allSolutions': 'All solutions',
  'home.allCertificates': 'All certificates',
  'home.allPosts': 'All posts',

  'heads.offices':
    '{count, plural, one {# bead, for one office.} other {# beads, one for each office.}} The head office is saffron.',
  'heads.services':
    '{count, plural, one {# thread} other {# threads}}, one for each service; a bead for each of its parts and results.',
  'heads.solutions':
    '{solutions, plural, one {# solution} other {# solutions}} in the warp, {sectors, plural, one {# sector} other {# sectors}} in the weft.',
  'heads.certificates':
    '{count, plural, one {# seal, for one certificate.} other {# seals, one for each certificate.}}',
  'heads.milestones':
    '{count, plural, one {# thread} other {# threads}}, one for each milestone; a bead for each result.',
  'heads.companies':
    '{clients, plural, one {# bead for a client} other {# beads for clients}}, {partners, plural, one {# hollow one for a partner.} other {# hollow ones for partners.}}',
  'heads.questions':
    '{count, plural, one {# knot} other {# knots}}, one for each question; the longer the answer, the longer the knot.',
  'heads.posts':
    '{count, plural, one {# post} other {# posts}} by month, a thread for each subject; the newest is saffron.',

  'logos.pause': 'Pause the logos',

  'posts.previous': 'Previous posts',
  'posts.next': 'Next posts',

  'pager.label': 'Pagination',
  'pager.prev': 'Prev',
  'pager.next': 'Next',
  'pager.page': 'Page {page}',
  'pager.gap': 'More pages',

  'services.all': 'All services',
  'services.of': 'of {count}',
  'services.talk': 'Talk to us about this service',
  'services.projects': 'From our projects',
  'services.named': 'Service: {name}',
  'services.receives': 'What you receive',
  'services.more': 'Previous and next service',
  'services.previous': 'Previous service',
  'services.next': 'Next service',

  'projects.showing': 'Showing projects {from}–{to} of {total}',
  'projects.story': 'What changed, and how',
  'projects.problem': 'What was wrong',
  'projects.work': 'What we did',
  'projects.change': 'What changed',
  'projects.before': 'Was',
  'projects.after': 'Now',
  'projects.others': 'Other projects for this client',
  'projects.byYear':
    '{total, plural, one {# project} other {# projects}} by year; {year} has the most and is the mode.',
  'projects.perBead': 'Each bead stands for up to {count} projects.',
  'projects.ringed': 'A ring marks those listed below.',
  'projects.inYear': '{year}, {count, plural, one {# project} other {# projects}}',
  'projects.client': 'Client',

  'blogs.all': 'All',
  'blogs.count': '{count, plural, one {# post} other {# posts}}',
  'blogs.showing': 'Showing posts {from}–{to} of {total}',
  'blogs.subject': 'Subject#{number}',
  'blogs.subjects': 'Subjects',
  'blogs.none': 'No posts on this subject yet',
  'blogs.showAll': 'See all posts',
  'blogs.coming': 'In preparation',
  'blogs.comingNote':
    'Posts marked “In preparation” are not written yet; for now they open a finished one.',
  'blogs.failed': 'These posts did not load.',
  'blogs.also': 'You may also read',
  'post.contents': 'In this post',
  'post.share': 'Pass it on',
  'post.share.mail': 'Send this post by email',
  'post.share.x': 'Share this post on X (opens in a new tab)',
  'post.share.linkedin': 'Share this post on LinkedIn (opens in a new tab)',
  'post.share.address': 'the link to this post',
  'certificates.paper': 'No. {number}, valid until {date}',
  'wall.clients': 'Clients',
  'wall.partners': 'Technology partners',
  'wall.projects': '{count, plural, one {# project} other {# projects}}',
  'wall.yourName': 'A place for your name',
  'wall.contact': 'Contact us',
  'certificates.sample': 'Sample certificate',
  'certificates.source': 'Issued by: {source}',

  'contact.form.heading': 'Write to us',
  'contact.form.allRequired': 'All fields are required.',
  'contact.form.messageHint': 'A sentence or two about what you need to decide is enough.',
  'contact.form.send': 'Send message',
  'contact.form.privacy':
    'We use your details only to reply to you. An outside email service carries the message.',
  'contact.ways.heading': 'Ways to reach us',
  'contact.ways.website': 'Website',
  'contact.ways.email': 'Email',
  'contact.ways.location': 'Location',
  'contact.ways.place': '{address}, {city}',
  'contact.ways.follow': 'Follow us',
  'contact.coordinates':
    '{latitude} {vertical, select, south {S} other {N}}, {longitude} {horizontal, select, west {W} other {E}}',
  'contact.map.title': 'Map showing our office in {city}',
  'contact.map.office': '{role}, {city}',
  'contact.map.open': 'Open in OpenStreetMap',
  'contact.branches.kicker': 'Offices',
  'contact.branches.heading': 'Where to find us',
  'contact.branches.time': 'Local time {time}',
  'copy.label': 'Copy {what}',
  'copy.copied': 'Copied',
  'copy.refused': 'Copying did not work. Please select the text and copy it yourself.',

  'newsletter.form.sent': 'You are on the list. The next issue will come to the address you gave.',

  'inquiry.form.heading': 'Not answered here?',
  'inquiry.form.lead':
    'Ask your question in your own words. Those that come up often are added to this page.',
  'inquiry.form.questionHint': 'For a personal reply, include your email address in the question.',
  'inquiry.form.send': 'Send question',
  'inquiry.form.sent':
    'We have received your question. If you included your email address, you will hear from us there.',

  'field.required': 'This field is required.',
  'field.required.line': 'Fill in {fields}.',
  'field.noAt': 'There is no @ in this address.',
  'field.noAt.line': 'There is no @ in {fields}.',
  'field.emailInvalid': 'Enter a valid email address.',
  'field.emailInvalid.line':
    'Check {fields}: a part is missing, or a character does not belong there.',
  'field.tooLong': 'At most {limit, number} characters can be sent.',
  'field.tooLong.line':
    'Shorten {fields}: it has {count, number} characters, and at most {limit, number} can be sent. Nothing has been cut off.',
  'form.field.name': 'Name',
  'form.field.email': 'Email',
  'form.field.message': 'Message',
  'form.field.question': 'Your question',
  'form.your.name': 'your name',
  'form.your.email': 'your email address',
  'form.your.message': 'your message',
  'form.your.question': 'your question',
  'form.kept': 'Until you send it, this tab keeps your text for 30 minutes.',
  'form.sending': 'Sending',
  'form.waiting':
    'One moment. Your message will be sent as soon as the page has finished loading. If this takes too long, write to {email}.',
  'form.unsent':
    'Your message was not sent: the form did not load. What you wrote is still here. Try again, or write to {email}. Browsers that are many years old cannot run the form.',
  'form.noScript': 'The form needs JavaScript. Without it, write to {email}.',

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
    'We cannot confirm that your message arrived. Nothing you wrote is lost: try again in a moment (at worst it arrives twice), or email it to {email}; the link carries your text.',

  'mail.subject.contact': 'A message from your website',
  'mail.subject.newsletter': 'Please add me to the newsletter',
  'mail.subject.inquiry': 'A question from your website',
  'mail.cut': 'This link could not carry the whole text. Please copy the rest from the form.',

  'error.heading': 'This page did not load',
  'error.text': 'The rest of the site should still work. Try again, or start from the home page.',
  'error.retry': 'Try again',
  'error.home': 'Go to the home page',
} as const
