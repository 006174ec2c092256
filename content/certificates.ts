/**
 * The six certificates and registrations, in the order the page shows them.
 *
 * The issuing bodies are invented, and each is named. The pictures are drawings in place of scans; the
 * files behind `PdfUrl` do not exist yet and nothing links to them.
 */

import type { Certificate } from './types.ts'

export const certificates = [
  {
    id: 1,
    title: { en: 'Smart View', ar: 'الرؤية الذكية' },
    image: {
      sheet: 1,
      alt: {
        en: 'Smart View certificate, a drawn sheet with a ribbon and a seal',
        ar: 'شهادة الرؤية الذكية، ورقة مرسومة عليها شريط وختم',
      },
    },
    description: {
      en: 'Accreditation as an integrator of municipal dashboards. The assessors connected our dashboards to a test city’s data and checked every figure against the system it came from.',
      ar: 'اعتماد للعمل في تكامل لوحات المتابعة البلدية. ربط المقيّمون لوحاتنا ببيانات مدينة تجريبية، وطابقوا كل رقم فيها بالنظام الذي جاء منه.',
    },
    source: { en: 'Qirtas Assessment Centre', ar: 'مركز قرطاس للتقييم' },
    PdfUrl: '/media/certificates/smart-view.pdf',
    columns: 6,
  },
  {
    id: 2,
    title: { en: 'City service providers', ar: 'تسجيل مقدّمي الخدمات البلدية' },
    image: {
      sheet: 2,
      alt: {
        en: 'City service providers registration, a drawn sheet with a ribbon and a seal',
        ar: 'شهادة تسجيل مقدّمي الخدمات البلدية، ورقة مرسومة عليها شريط وختم',
      },
    },
    description: {
      en: 'Registration to work on municipal systems for permits, inspection and service desks. It is renewed every two years, on the evidence of contracts completed and systems still in use.',
      ar: 'تسجيل يتيح العمل على الأنظمة البلدية للتراخيص والتفتيش ومكاتب الخدمة. نجدّده كل سنتين استنادًا إلى عقود أنجزناها وأنظمة ما زالت تعمل.',
    },
    source: {
      en: 'Wadi Municipality, contracts and suppliers department',
      ar: 'أمانة الوادي، إدارة العقود والمورّدين',
    },
    PdfUrl: '/media/certificates/city-service-providers.pdf',
    columns: 6,
  },
  {
    id: 3,
    title: { en: 'Information regulator', ar: 'التسجيل لدى الجهة المنظّمة للمعلومات' },
    image: {
      sheet: 3,
      alt: {
        en: 'Information regulator registration, a drawn sheet with a ribbon and a seal',
        ar: 'شهادة التسجيل لدى الجهة المنظّمة للمعلومات، ورقة مرسومة عليها شريط وختم',
      },
    },
    description: {
      en: 'Registration as a processor of personal data. The file states what we hold for clients, where it is kept, who may open it and when it is erased.',
      ar: 'تسجيل للشركة بصفتها جهة معالجة للبيانات الشخصية. يبيّن الملف ما نحفظه من بيانات العملاء، ومكان حفظه، ومن يحقّ له الاطّلاع عليه، وموعد حذفه.',
    },
    source: {
      en: 'Hirz Information Authority, registrations desk',
      ar: 'هيئة حرز لتنظيم المعلومات، قسم التسجيل',
    },
    PdfUrl: '/media/certificates/information-regulator.pdf',
    columns: 6,
  },
  {
    id: 4,
    title: { en: 'Jadeer', ar: 'جدير' },
    image: {
      sheet: 4,
      alt: {
        en: 'Jadeer qualification, a drawn sheet with a ribbon and a seal',
        ar: 'شهادة تأهيل جدير، ورقة مرسومة عليها شريط وختم',
      },
    },
    description: {
      en: 'Qualification to tender for public contracts in data and software. Reviewers examined our accounts, our staffing and three finished projects, then wrote to the clients.',
      ar: 'تأهيل لدخول المنافسات الحكومية في البيانات والبرمجيات. راجع المقيّمون حساباتنا وفرق عملنا وثلاثة مشاريع أنجزناها، ثم خاطبوا أصحابها.',
    },
    source: {
      en: 'Qabban Supplier Qualification Office',
      ar: 'مكتب قبّان لتأهيل المورّدين',
    },
    PdfUrl: '/media/certificates/jadeer.pdf',
    columns: 6,
  },
  {
    id: 5,
    title: { en: 'Digital government', ar: 'اعتماد الحكومة الرقمية' },
    image: {
      sheet: 5,
      alt: {
        en: 'Digital government approval, a drawn sheet with a ribbon and a seal',
        ar: 'شهادة اعتماد الحكومة الرقمية، ورقة مرسومة عليها شريط وختم',
      },
    },
    description: {
      en: 'Approval to build and host digital services for public bodies. Our Arabic and English pages passed the same tests for accessibility, speed and secure sign-in.',
      ar: 'اعتماد لبناء الخدمات الرقمية للجهات الحكومية واستضافتها. اجتازت صفحاتنا العربية والإنجليزية الاختبارات نفسها في سهولة الوصول والسرعة وأمان تسجيل الدخول.',
    },
    source: {
      en: 'Shurfa Digital Government Office, supplier review unit',
      ar: 'مكتب شرفة للحكومة الرقمية، وحدة مراجعة المورّدين',
    },
    PdfUrl: '/media/certificates/digital-government.pdf',
    columns: 6,
  },
  {
    id: 6,
    title: { en: 'ISO/IEC 27001', ar: 'شهادة ISO/IEC 27001' },
    image: {
      sheet: 6,
      alt: {
        en: 'ISO/IEC 27001 certificate, a drawn sheet with a ribbon and a seal',
        ar: 'شهادة ISO/IEC 27001، ورقة مرسومة عليها شريط وختم',
      },
    },
    description: {
      en: 'Information security management in all six offices. An outside auditor comes each year, follows a project from contract to archive and reports whatever does not match.',
      ar: 'إدارة أمن المعلومات في المكاتب الستة. يزورنا مدقّق خارجي كل سنة، فيتتبّع مشروعًا من العقد إلى الأرشيف، ويدوّن كل ما يخالف المعيار.',
    },
    source: { en: 'Makkuk Certification House', ar: 'دار مكوك لمنح الشهادات' },
    PdfUrl: '/media/certificates/iso-27001.pdf',
    columns: 6,
  },
] as const satisfies readonly Certificate[]
