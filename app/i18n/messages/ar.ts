import type en from './en.ts'

/** كلمات الواجهة بالعربية. */
export default {
  'skip.toContent': 'انتقل إلى المحتوى',
  'status.loading': 'جارٍ التحميل...',
  'link.newTab': '(يُفتح في تبويب جديد)',

  'header.home': '{name}، الصفحة الرئيسية',
  'nav.main': 'القائمة الرئيسية',
  'nav.company': 'الشركة',
  'menu.open': 'القائمة',
  'menu.pages': 'جميع الصفحات',
  'menu.close': 'إغلاق القائمة',
  'search.open': 'البحث',
  'search.label': 'ابحث في الموقع',
  'search.hint': 'ابحث في الخدمات والمشاريع والمقالات والأسئلة والصفحات.',
  'search.count':
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'search.more': 'هذه أقرب النتائج. أضف كلمة لتضييق البحث.',
  'search.none': 'لا نتائج للبحث عن «{query}». جرّب كلمات أخرى أو أقلّ.',
  'search.key': 'يُفتح البحث بالمفتاح {key}',
  'search.failed': 'تعذّر تحميل البحث.',
  'search.kind.page': 'صفحة',
  'search.kind.service': 'خدمة',
  'search.kind.project': 'مشروع',
  'search.kind.post': 'مقال',
  'search.kind.question': 'سؤال',
  'theme.dark': 'المظهر الداكن',
  'theme.light': 'المظهر الفاتح',
  'footer.company': 'الشركة',
  'footer.whatWeDo': 'ما نقدّمه',
  'footer.offices': 'مكاتبنا',
  'footer.copyright': '© {year} {legalLine}',
  'footer.backToTop': 'إلى أعلى الصفحة',

  'breadcrumb.label': 'مسار التصفّح',
  'dialog.close': 'إغلاق',
  'figure.moreThan': 'أكثر من {value}',

  'home.toServices': 'استكشف خدماتنا',
  'home.toProjects': 'تصفّح مشاريعنا الـ{count}',
  'home.toAbout': 'تعرّف على منوال',
  'home.allProjects': 'جميع المشاريع',
  'home.allCertificates': 'جميع الشهادات',
  'home.allPosts': 'جميع المقالات',

  'logos.pause': 'إيقاف حركة الشعارات',
  'logos.play': 'تشغيل حركة الشعارات',

  'posts.previous': 'المقالات السابقة',
  'posts.next': 'المقالات التالية',

  'pager.label': 'ترقيم الصفحات',
  'pager.prev': 'السابق',
  'pager.next': 'التالي',
  'pager.page': 'صفحة {page}',
  'pager.gap': 'صفحات غير معروضة',

  'services.all': 'جميع الخدمات',
  'services.of': 'من {count}',
  'services.talk': 'ناقش هذه الخدمة معنا',
  'services.receives': 'ما ستحصل عليه',
  'services.more': 'الخدمتان السابقة والتالية',
  'services.previous': 'الخدمة السابقة',
  'services.next': 'الخدمة التالية',

  'projects.showing': 'عرض المشاريع من {from} إلى {to} من أصل {total}',
  'projects.byYear':
    '{total, plural, zero {لا مشاريع بعد.} one {مشروع واحد بحسب السنة.} two {مشروعان بحسب السنة.} few {# مشاريع بحسب السنة.} many {# مشروعًا بحسب السنة.} other {# مشروع بحسب السنة.}} المنوال هو عام {year}.',
  'projects.perBead':
    '{count, plural, zero {لا مشاريع في النقاط.} one {كل نقطة تمثّل مشروعًا واحدًا.} two {كل نقطة تمثّل مشروعين تقريبًا.} few {كل نقطة تمثّل نحو # مشاريع.} many {كل نقطة تمثّل نحو # مشروعًا.} other {كل نقطة تمثّل نحو # مشروع.}}',
  'projects.client': 'العميل',

  'blogs.all': 'الكل',
  'blogs.count':
    '{count, plural, zero {لا مقالات} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}}',
  'blogs.subject': 'موضوع#{number}',
  'blogs.subjects': 'الموضوعات',
  'blogs.none': 'لا مقالات في هذا الموضوع بعد',
  'blogs.showAll': 'تصفّح جميع المقالات',
  'blogs.failed': 'تعذّر تحميل هذه المقالات.',
  'blogs.also': 'اقرأ أيضًا',
  'post.contents': 'في هذا المقال',
  'post.share': 'شارك المقال',
  'post.share.mail': 'أرسل المقال بالبريد الإلكتروني',
  'post.share.x': 'شارك المقال على إكس (يُفتح في تبويب جديد)',
  'post.share.linkedin': 'شارك المقال على لينكد إن (يُفتح في تبويب جديد)',
  'post.share.address': 'رابط هذا المقال',
  'wall.clients': 'العملاء',
  'wall.partners': 'الشركاء التقنيون',
  'certificates.source': 'المصدر: {source}',

  'contact.form.heading': 'اكتب إلينا',
  'contact.form.allRequired': 'جميع الحقول مطلوبة.',
  'contact.form.messageHint': 'تكفينا جملة أو جملتان عن القرار الذي تسعى إليه.',
  'contact.form.send': 'أرسل الرسالة',
  'contact.form.privacy': 'نستخدم بياناتك للردّ عليك فقط.',
  'contact.ways.heading': 'سبل التواصل',
  'contact.ways.website': 'الموقع الإلكتروني',
  'contact.ways.email': 'البريد الإلكتروني',
  'contact.ways.location': 'الموقع على الخريطة',
  'contact.ways.place': '{address}، {city}',
  'contact.ways.follow': 'تابعنا',
  'contact.map.title': 'موقع مكتبنا في {city} على الخريطة',
  'contact.map.office': '{role} في {city}',
  'contact.map.open': 'افتح في الخرائط',
  'contact.branches.kicker': 'فروعنا',
  'contact.branches.heading': 'ستة مكاتب في أربع مناطق زمنية',
  'contact.branches.time': 'الآن {time}',
  'copy.label': 'انسخ {what}',
  'copy.copied': 'تم النسخ',
  'copy.refused': 'تعذّر النسخ، ويمكنك النسخ يدويًا.',

  'newsletter.form.sent': 'استلمنا عنوان بريدك، وستصلك عليه رسالتنا الشهرية القادمة.',

  'inquiry.form.heading': 'لم تجد سؤالك هنا؟',
  'inquiry.form.lead': 'اطرحه بكلماتك. والأسئلة التي تتكرّر نضيفها إلى هذه الصفحة.',
  'inquiry.form.questionHint': 'إن أردت ردًّا خاصًّا بك فاكتب عنوان بريدك الإلكتروني مع السؤال.',
  'inquiry.form.send': 'أرسل السؤال',
  'inquiry.form.sent': 'استلمنا سؤالك. وإن كتبت معه عنوان بريدك الإلكتروني فسيصلك ردّنا عليه.',

  'field.required': 'هذا الحقل مطلوب.',
  'field.emailInvalid': 'اكتب عنوان بريد إلكتروني صحيحًا.',
  'field.tooLong': 'الحدّ الأقصى لعدد الأحرف هو {limit, number}.',
  'form.field.name': 'الاسم',
  'form.field.email': 'البريد الإلكتروني',
  'form.field.message': 'الرسالة',
  'form.field.question': 'سؤالك',
  'form.sending': 'جارٍ الإرسال',
  'form.waiting':
    'لحظة من فضلك، ما زالت الصفحة تُحمَّل، وستُرسل رسالتك فور اكتمال التحميل. فإن طال الأمر فراسلنا على {email}.',
  'form.noScript': 'يحتاج النموذج إلى جافاسكربت. إن لم تكن مفعّلة فراسلنا على {email}.',
  'form.trap': 'اترك هذا الحقل فارغًا.',
  'form.confirm':
    'بقيت خطوة واحدة: اضغط على الزرّ مرة أخرى لنتأكّد من أن المرسِل إنسان. لم يُرسل شيء حتى الآن.',
  'form.tooLong':
    '{field}: عدد الأحرف {count, number}، والحدّ الأقصى {limit, number}. لم يُحذف شيء مما كتبته. اختصره من فضلك.',
  'form.toCheck':
    '{count, plural, zero {لا حقول تحتاج إلى مراجعة.} one {راجع الحقل المظلّل.} two {راجع الحقلين المظلّلين.} few {راجع الحقول المظلّلة، وعددها #.} many {راجع الحقول المظلّلة، وعددها #.} other {راجع الحقول المظلّلة، وعددها #.}}',

  'send.success.title': 'تم الإرسال بنجاح',
  'send.success.text': 'لقد استلمنا رسالتك',
  'send.failure.title': 'تعذّر الإرسال',
  'send.agree': 'موافق',
  'send.popups': 'إشعارات النموذج',
  'send.status.success': 'استلمنا رسالتك، وسيصلك ردّنا على العنوان الذي كتبته.',
  'send.status.failure':
    'لم تُرسل رسالتك، ولم يُفقد شيء مما كتبته. أعد المحاولة، أو أرسلها بالبريد الإلكتروني إلى {email}، فالرابط يحمل نصّك معه.',
  'send.status.offline':
    'أنت غير متّصل بالإنترنت، ولم تُرسل رسالتك، ولم يُفقد شيء مما كتبته. أعد المحاولة حين يعود الاتصال، أو أرسلها لاحقًا بالبريد الإلكتروني إلى {email}، فالرابط يحمل نصّك معه.',
  'send.status.unknown':
    'لم نتأكّد من وصول رسالتك، ولم يُفقد شيء مما كتبته. أعد المحاولة بعد قليل، فلا ضرر من وصول نسخة ثانية، أو أرسلها بالبريد الإلكتروني إلى {email}، فالرابط يحمل نصّك معه.',

  'mail.subject.contact': 'رسالة من موقعكم',
  'mail.subject.newsletter': 'أرجو إضافتي إلى النشرة البريدية',
  'mail.subject.inquiry': 'سؤال من موقعكم',
  'mail.cut': 'لم يتّسع الرابط للنصّ كله. انسخ بقيته من النموذج من فضلك.',

  'error.heading': 'تعذّر تحميل هذه الصفحة',
  'error.text': 'الأرجح أن بقية الصفحات تعمل كالمعتاد. أعد المحاولة، أو ابدأ من الصفحة الرئيسية.',
  'error.retry': 'أعد المحاولة',
  'error.home': 'إلى الصفحة الرئيسية',
} as const satisfies Record<keyof typeof en, string>
