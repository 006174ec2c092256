import type en from './en.ts'

/** كلمات الواجهة بالعربية. */
export default {
  'skip.toContent': 'انتقل إلى المحتوى',
  'status.loading': 'جارٍ التحميل...',
  'link.newTab': '(يُفتح في تبويب جديد)',

  'header.home': '{name}، الصفحة الرئيسية',
  'nav.main': 'القائمة الرئيسية',
  'footer.company': 'الشركة',
  'footer.whatWeDo': 'ما نقدّمه',
  'footer.offices': 'مكاتبنا',
  'footer.copyright': '© {year} {legalLine}',
  'footer.backToTop': 'إلى أعلى الصفحة',

  'pager.label': 'صفحات القائمة',
  'pager.prev': 'السابق',
  'pager.next': 'التالي',
  'pager.page': 'صفحة {page}',
  'pager.gap': 'صفحات غير معروضة',

  'projects.showing': 'عرض {from}–{to} من {total}',
  'projects.client': 'العميل',

  'contact.form.heading': 'اكتب إلينا',
  'contact.form.allRequired': 'جميع الحقول مطلوبة.',
  'contact.form.name': 'الاسم',
  'contact.form.email': 'البريد الإلكتروني',
  'contact.form.message': 'الرسالة',
  'contact.form.messageHint': 'تكفينا جملة أو جملتان عن القرار المطلوب.',
  'contact.form.send': 'أرسل الرسالة',
  'contact.form.sending': 'جارٍ الإرسال',
  'contact.form.privacy': 'نستخدم بياناتك للردّ عليك فقط.',
  'contact.form.noScript': 'يحتاج النموذج إلى جافاسكربت. إن لم تكن مفعّلة فراسلنا على {email}.',
  'contact.ways.heading': 'صندوق البريد',
  'contact.ways.website': 'الموقع',
  'contact.ways.email': 'البريد الإلكتروني',

  'field.required': 'هذا الحقل مطلوب.',
  'field.emailInvalid': 'هذا ليس عنوان بريد إلكتروني صحيحًا.',
  'form.toCheck':
    '{count, plural, zero {لا حقول تحتاج إلى مراجعة.} one {راجع الحقل المظلّل.} two {راجع الحقلين المظلّلين.} few {راجع الحقول المظلّلة، وعددها #.} many {راجع الحقول المظلّلة، وعددها #.} other {راجع الحقول المظلّلة، وعددها #.}}',

  'send.success.title': 'تم الإرسال بنجاح',
  'send.success.text': 'لقد استلمنا رسالتك',
  'send.failure.title': 'تعذّر الإرسال',
  'send.agree': 'موافق',
  'send.popups': 'رسائل النموذج',
  'send.status.success': 'استلمنا رسالتك، وسيصلك ردّنا على العنوان الذي كتبته.',
  'send.status.failure':
    'لم تُرسل رسالتك، ولم يُفقد شيء مما كتبته: أعد المحاولة، أو راسلنا على {email}.',
  'send.status.unknown':
    'لم نتأكّد من وصول رسالتك، ولم يُفقد شيء مما كتبته: أعد المحاولة بعد قليل، أو راسلنا على {email}.',

  'error.heading': 'تعذّر تحميل هذه الصفحة',
  'error.text': 'بقية الموقع تعمل كالمعتاد. أعد المحاولة، أو ابدأ من الصفحة الرئيسية.',
  'error.retry': 'أعد المحاولة',
  'error.home': 'إلى الصفحة الرئيسية',
} as const satisfies Record<keyof typeof en, string>
