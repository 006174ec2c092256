import type en from './en.ts'

/** كلمات الواجهة بالعربية. */
export default {
  'skip.toContent': 'الانتقال إلى المحتوى',
  'status.loading': 'جارٍ التحميل...',
  'link.newTab': '(يُفتح في علامة تبويب جديدة)',

  'header.home': '{name}، الصفحة الرئيسية',
  'nav.main': 'القائمة الرئيسية',
  'nav.company': 'الشركة',
  'menu.open': 'القائمة',
  'menu.pages': 'جميع الصفحات',
  'menu.close': 'إغلاق القائمة',
  'search.open': 'البحث',
  'search.label': 'البحث في الموقع',
  'search.hint': 'ابحث في الخدمات والمشاريع والمقالات والأسئلة والصفحات.',
  'search.count':
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'search.more': 'هذه أقرب النتائج. أضف كلمة لتضييق البحث.',
  'search.none': 'لا نتائج للبحث عن «{query}». جرّب كلمات أخرى أو أقلّ.',
  'search.key': 'اضغط {key} لفتح البحث',
  'search.failed': 'تعذّر تحميل البحث.',
  'search.kind.page': 'صفحة',
  'search.kind.service': 'خدمة',
  'search.kind.project': 'مشروع',
  'search.kind.post': 'مقال',
  'search.kind.question': 'سؤال',
  'theme.dark': 'المظهر الداكن',
  'footer.company': 'الشركة',
  'footer.whatWeDo': 'ما نقدّمه',
  'footer.offices': 'مكاتبنا',
  'footer.copyright': '© {year} {legalLine}',
  'footer.backToTop': 'إلى أعلى الصفحة',

  'breadcrumb.label': 'مسار التصفّح',
  'dialog.close': 'إغلاق',
  'figure.moreThan': 'أكثر من {value}',

  'home.beads':
    '{count, plural, zero {لا خرزات} one {خرزة واحدة} two {خرزتان} few {# خرزات} many {# خرزة} other {# خرزة}}، لكل مشروع خرزة، موزّعة على السنوات بالنسب نفسها التي في سجلّ مشاريعنا.',
  'home.toServices': 'استكشاف خدماتنا',
  'home.toProjects': 'عرض مشاريع سجلّنا الـ{count}',
  'home.toAbout': 'التعرّف علينا',
  'home.allProjects': 'جميع المشاريع',
  'home.allSolutions': 'جميع الحلول',
  'home.allCertificates': 'جميع الشهادات',
  'home.allPosts': 'جميع المقالات',

  'heads.offices':
    '{count, plural, zero {لا خرزات} one {خرزة واحدة} two {خرزتان} few {# خرزات} many {# خرزة} other {# خرزة}}، لكل مكتب خرزة، والزعفرانية للمكتب الرئيسي.',
  'heads.services':
    '{count, plural, zero {لا خيوط} one {خيط واحد} two {خيطان} few {# خيوط} many {# خيطًا} other {# خيط}}، لكل خدمة خيط، ولكل جزء من أجزائها ومخرجاتها خرزة.',
  'heads.solutions':
    '{solutions, plural, zero {لا حلول} one {حلّ واحد} two {حلّان} few {# حلول} many {# حلًّا} other {# حلّ}} في السدى، و{sectors, plural, zero {لا قطاعات} one {قطاع واحد} two {قطاعان} few {# قطاعات} many {# قطاعًا} other {# قطاع}} في اللحمة.',
  'heads.certificates':
    '{count, plural, zero {لا أختام} one {ختم واحد} two {ختمان} few {# أختام} many {# ختمًا} other {# ختم}}، لكل شهادة ختم.',
  'heads.milestones':
    '{count, plural, zero {لا خيوط} one {خيط واحد} two {خيطان} few {# خيوط} many {# خيطًا} other {# خيط}}، لكل محطّة خيط، ولكل نتيجة خرزة.',
  'heads.companies':
    '{clients, plural, zero {لا خرزات} one {خرزة واحدة} two {خرزتان} few {# خرزات} many {# خرزة} other {# خرزة}} للعملاء، و{partners, plural, zero {لا خرزات} one {خرزة واحدة} two {خرزتان} few {# خرزات} many {# خرزة} other {# خرزة}} مفرّغة للشركاء.',
  'heads.questions':
    '{count, plural, zero {لا عُقد} one {عقدة واحدة} two {عقدتان} few {# عُقد} many {# عقدة} other {# عقدة}}، لكل سؤال عقدة تطول بطول جوابه.',
  'heads.posts':
    '{count, plural, zero {لا مقالات} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}} موزّعة على الأشهر، لكل موضوع خيط، وأحدثها بلون الزعفران.',

  'logos.pause': 'إيقاف حركة الشعارات',

  'posts.previous': 'المقالات السابقة',
  'posts.next': 'المقالات التالية',

  'pager.label': 'ترقيم الصفحات',
  'pager.prev': 'السابق',
  'pager.next': 'التالي',
  'pager.page': 'صفحة {page}',
  'pager.gap': 'صفحات غير معروضة',

  'services.all': 'جميع الخدمات',
  'services.of': 'من {count}',
  'services.talk': 'التواصل معنا بشأن هذه الخدمة',
  'services.projects': 'من مشاريعنا',
  'services.named': 'الخدمة: {name}',
  'services.receives': 'مخرجات الخدمة',
  'services.more': 'الخدمتان السابقة والتالية',
  'services.previous': 'الخدمة السابقة',
  'services.next': 'الخدمة التالية',

  'projects.showing': 'عرض المشاريع من {from} إلى {to} من أصل {total}',
  'projects.story': 'ما الذي تغيّر، وكيف',
  'projects.problem': 'أين كان الخلل',
  'projects.work': 'ما عملناه',
  'projects.change': 'ما تغيّر',
  'projects.before': 'سابقًا',
  'projects.after': 'الآن',
  'projects.others': 'مشاريع أخرى لهذا العميل',
  'projects.byYear':
    '{total, plural, zero {لا مشاريع بعد} one {مشروع واحد} two {مشروعان} few {# مشاريع} many {# مشروعًا} other {# مشروع}} بحسب السنة، وأكثرها في سنة {year}، وهي المنوال.',
  'projects.perBead':
    'كل خرزة تمثّل {count, plural, zero {المشاريع} one {مشروعًا واحدًا} two {مشروعين} few {# مشاريع} many {# مشروعًا} other {# مشروع}} على الأكثر.',
  'projects.ringed': 'الإطار يميّز المعروض منها أدناه.',
  'projects.inYear':
    '{year}، {count, plural, zero {لا مشاريع} one {مشروع واحد} two {مشروعان} few {# مشاريع} many {# مشروعًا} other {# مشروع}}',
  'projects.client': 'العميل',

  'blogs.all': 'الكل',
  'blogs.count':
    '{count, plural, zero {لا مقالات} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}}',
  'blogs.showing': 'عرض المقالات من {from} إلى {to} من أصل {total}',
  'blogs.subject': 'موضوع#{number}',
  'blogs.subjects': 'الموضوعات',
  'blogs.none': 'لا مقالات في هذا الموضوع بعد',
  'blogs.showAll': 'عرض جميع المقالات',
  'blogs.coming': 'قيد الإعداد',
  'blogs.comingNote':
    'روابط المقالات التي ما زالت قيد الإعداد تقود إلى مقال مكتمل إلى أن تكتمل نصوصها.',
  'blogs.failed': 'تعذّر تحميل هذه المقالات.',
  'blogs.also': 'مقالات أخرى',
  'post.contents': 'في هذا المقال',
  'post.share': 'مشاركة المقال',
  'post.share.mail': 'إرسال المقال بالبريد الإلكتروني',
  'post.share.x': 'مشاركة المقال على إكس (يُفتح في علامة تبويب جديدة)',
  'post.share.linkedin': 'مشاركة المقال على لينكد إن (يُفتح في علامة تبويب جديدة)',
  'post.share.address': 'رابط هذا المقال',
  'wall.clients': 'العملاء',
  'wall.partners': 'الشركاء التقنيون',
  'wall.projects':
    '{count, plural, zero {لا مشاريع} one {مشروع واحد} two {مشروعان} few {# مشاريع} many {# مشروعًا} other {# مشروع}}',
  'wall.yourName': 'مكان لاسم جديد',
  'wall.contact': 'التواصل معنا',
  'certificates.sample': 'نموذج توضيحي',
  'certificates.source': 'الجهة المانحة: {source}',

  'contact.form.heading': 'مراسلتنا',
  'contact.form.allRequired': 'جميع الحقول مطلوبة.',
  'contact.form.messageHint': 'تكفينا جملة أو جملتان عن القرار المطلوب.',
  'contact.form.send': 'إرسال الرسالة',
  'contact.form.privacy': 'نستخدم هذه البيانات للردّ فقط، وتتولّى خدمة بريد خارجية نقل الرسالة.',
  'contact.ways.heading': 'سبل التواصل',
  'contact.ways.website': 'الموقع الإلكتروني',
  'contact.ways.email': 'البريد الإلكتروني',
  'contact.ways.location': 'الموقع على الخريطة',
  'contact.ways.place': '{address}، {city}',
  'contact.ways.follow': 'تابعنا',
  'contact.coordinates':
    '{latitude} {vertical, select, south {جنوبًا} other {شمالًا}}، {longitude} {horizontal, select, west {غربًا} other {شرقًا}}',
  'contact.map.title': 'موقع مكتبنا في {city} على الخريطة',
  'contact.map.office': '{role} في {city}',
  'contact.map.open': 'فتح في الخرائط',
  'contact.branches.kicker': 'المكاتب',
  'contact.branches.heading': 'مكاتبنا من {first} إلى {last}',
  'contact.branches.time': 'الآن {time}',
  'copy.label': 'نسخ {what}',
  'copy.copied': 'تم النسخ',
  'copy.refused': 'تعذّر النسخ، ويمكنك النسخ يدويًا.',

  'newsletter.form.sent': 'تلقّينا عنوان بريدك، وستصلك عليه رسالتنا الشهرية القادمة.',

  'inquiry.form.heading': 'سؤال آخر؟',
  'inquiry.form.lead': 'نرحّب به بأي صياغة، والأسئلة التي تتكرّر نضيفها إلى هذه الصفحة.',
  'inquiry.form.questionHint': 'للحصول على ردّ شخصي، يُكتب عنوان البريد الإلكتروني مع السؤال.',
  'inquiry.form.send': 'إرسال السؤال',
  'inquiry.form.sent': 'تلقّينا سؤالك. وإن كتبت معه عنوان بريدك الإلكتروني فسيصلك ردّنا عليه.',

  'field.required': 'هذا الحقل مطلوب.',
  'field.required.line': 'اكتب {fields}.',
  'field.noAt': 'لا توجد علامة @ في هذا العنوان.',
  'field.noAt.line': 'لا توجد علامة @ في {fields}.',
  'field.emailInvalid': 'اكتب عنوان بريد إلكتروني صحيحًا.',
  'field.emailInvalid.line': 'راجع {fields}، فقد ينقصه جزء أو دخلت فيه علامة ليست منه.',
  'field.tooLong': 'الحدّ الأقصى لعدد الأحرف هو {limit, number}.',
  'field.tooLong.line':
    'اختصر {fields} من فضلك: عدد الأحرف {count, number}، والحدّ الأقصى {limit, number}. لم يُحذف شيء مما كتبته.',
  'form.field.name': 'الاسم',
  'form.field.email': 'البريد الإلكتروني',
  'form.field.message': 'الرسالة',
  'form.field.question': 'السؤال',
  'form.your.name': 'اسمك',
  'form.your.email': 'عنوان بريدك الإلكتروني',
  'form.your.message': 'رسالتك',
  'form.your.question': 'سؤالك',
  'form.kept': 'يبقى نصّك في هذا التبويب 30 دقيقة إلى أن تُرسله.',
  'form.sending': 'جارٍ الإرسال',
  'form.waiting':
    'لحظة من فضلك، ما زالت الصفحة تُحمَّل، وستُرسل رسالتك فور اكتمال التحميل. فإن طال الأمر فراسلنا على {email}.',
  'form.unsent':
    'لم تُرسل رسالتك لأن النموذج لم يُحمَّل، وما كتبته باقٍ هنا. أعد المحاولة، أو راسلنا على {email}. ولا يعمل النموذج في المتصفّحات القديمة جدًّا.',
  'form.noScript': 'يحتاج النموذج إلى جافاسكربت. إن لم تكن مفعّلة فراسلنا على {email}.',

  'send.success.title': 'تم الإرسال بنجاح',
  'send.success.text': 'لقد تلقّينا رسالتك',
  'send.failure.title': 'تعذّر الإرسال',
  'send.agree': 'موافق',
  'send.popups': 'إشعارات النموذج',
  'send.status.success': 'تلقّينا رسالتك، وسيصلك ردّنا على العنوان الذي كتبته.',
  'send.status.failure':
    'لم تُرسل رسالتك، ولم يُفقد شيء مما كتبته. أعد المحاولة، أو أرسلها بالبريد الإلكتروني إلى {email}، فالرابط يحمل نصّك معه.',
  'send.status.offline':
    'أنت غير متّصل بالإنترنت، ولم تُرسل رسالتك، ولم يُفقد شيء مما كتبته. أعد المحاولة حين يعود الاتصال، أو أرسلها لاحقًا بالبريد الإلكتروني إلى {email}، فالرابط يحمل نصّك معه.',
  'send.status.unknown':
    'لم نتأكّد من وصول رسالتك، ولم يُفقد شيء مما كتبته. أعد المحاولة بعد قليل، وأقصى ما في الأمر أن تصل نسختان، أو أرسلها بالبريد الإلكتروني إلى {email}، فالرابط يحمل نصّك معه.',

  'mail.subject.contact': 'رسالة من الموقع',
  'mail.subject.newsletter': 'أرجو إضافتي إلى قائمة الرسالة الشهرية',
  'mail.subject.inquiry': 'سؤال من الموقع',
  'mail.cut': 'لم يتّسع الرابط للنصّ كله. انسخ بقيته من النموذج من فضلك.',

  'error.heading': 'تعذّر تحميل هذه الصفحة',
  'error.text': 'الأرجح أن بقية الصفحات تعمل كالمعتاد. أعد المحاولة، أو ابدأ من الصفحة الرئيسية.',
  'error.retry': 'إعادة المحاولة',
  'error.home': 'إلى الصفحة الرئيسية',
} as const satisfies Record<keyof typeof en, string>
