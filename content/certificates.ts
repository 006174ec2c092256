/**
 * The six certificates and registrations, in the order the page shows them.
 *
 * The issuing bodies and the numbers are invented, and each is named. The pictures are drawings in place of scans; the
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
        en: 'Smart View, drawn sample',
        ar: 'الرؤية الذكية، نموذج مرسوم',
      },
    },
    description: {
      en: 'Accreditation as an integrator of municipal dashboards. Assessors connected our dashboards to a test city’s data and checked every figure at its source.',
      ar: 'اعتماد لربط لوحات المتابعة البلدية بمصادرها. وصل المقيّمون لوحاتنا ببيانات مدينة تجريبية، وطابقوا كل رقم فيها بمصدره.',
    },
    source: { en: 'Qirtas Assessment Centre', ar: 'مركز قرطاس للتقييم' },
    number: '118-2407',
    validUntil: '2027-06-30',
    PdfUrl: '/media/certificates/smart-view.pdf',
    columns: 6,
  },
  {
    id: 2,
    title: { en: 'City service providers', ar: 'تسجيل مقدّمي الخدمات البلدية' },
    image: {
      sheet: 2,
      alt: {
        en: 'City service providers, drawn sample',
        ar: 'تسجيل مقدّمي الخدمات البلدية، نموذج مرسوم',
      },
    },
    description: {
      en: 'Registration to work on municipal systems for permits, inspection and service centres. It is renewed every two years on the evidence of finished contracts and systems still in use.',
      ar: 'تسجيل يتيح العمل على الأنظمة البلدية للتراخيص والتفتيش ومراكز خدمة المستفيدين. نجدّده كل سنتين استنادًا إلى عقود أنجزناها وأنظمة ما زالت تعمل.',
    },
    source: {
      en: 'Rasif Register of Municipal Suppliers',
      ar: 'سجلّ رصيف لمورّدي البلديات',
    },
    number: '5520-14',
    validUntil: '2028-03-31',
    PdfUrl: '/media/certificates/city-service-providers.pdf',
    columns: 6,
  },
  {
    id: 3,
    title: { en: 'Information regulator', ar: 'التسجيل لدى الجهة المنظّمة للمعلومات' },
    image: {
      sheet: 3,
      alt: {
        en: 'Information regulator, drawn sample',
        ar: 'التسجيل لدى الجهة المنظّمة للمعلومات، نموذج مرسوم',
      },
    },
    description: {
      en: 'Registration as a processor of personal data. The file states what we hold for clients under the Personal Data Protection Law (PDPL), where it is kept, who may open it and when it is erased.',
      ar: 'تسجيل للشركة بصفتها جهة معالجة للبيانات الشخصية. ويبيّن الملف ما نحفظه للعملاء وفق نظام حماية البيانات الشخصية، ومكان حفظه، ومن يحقّ له الاطّلاع عليه، وموعد حذفه.',
    },
    source: {
      en: 'Hirz Information Authority, registrations desk',
      ar: 'هيئة حرز لتنظيم المعلومات، قسم التسجيل',
    },
    number: '30-77812',
    validUntil: '2028-01-15',
    PdfUrl: '/media/certificates/information-regulator.pdf',
    columns: 6,
  },
  {
    id: 4,
    title: { en: 'Jadeer', ar: 'جدير' },
    image: {
      sheet: 4,
      alt: {
        en: 'Jadeer, drawn sample',
        ar: 'جدير، نموذج مرسوم',
      },
    },
    description: {
      en: 'Qualification to tender for public contracts in data and software. Reviewers examined our accounts, staffing and three finished projects, wrote to the clients, and confirmed a local-content share of 57 per cent.',
      ar: 'تأهيل لدخول المنافسات الحكومية في البيانات والبرمجيات. راجع المقيّمون حساباتنا وفرق عملنا وثلاثة مشاريع أنجزناها، وخاطبوا أصحابها، وأثبتوا نسبة محتوى محلّي قدرها 57 في المئة.',
    },
    source: {
      en: 'Qabban Supplier Qualification Office',
      ar: 'مكتب قبّان لتأهيل المورّدين',
    },
    number: '9104-26',
    validUntil: '2027-10-31',
    PdfUrl: '/media/certificates/jadeer.pdf',
    columns: 6,
  },
  {
    id: 5,
    title: { en: 'Digital government', ar: 'اعتماد الحكومة الرقمية' },
    image: {
      sheet: 5,
      alt: {
        en: 'Digital government, drawn sample',
        ar: 'اعتماد الحكومة الرقمية، نموذج مرسوم',
      },
    },
    description: {
      en: 'Approval to build and host digital services for public bodies. Our Arabic and English pages passed the same tests for accessibility (WCAG 2.2), speed and secure sign-in, by the standards of the Digital Government Authority (DGA).',
      ar: 'اعتماد لبناء الخدمات الرقمية للجهات الحكومية واستضافتها. اجتازت صفحاتنا العربية والإنجليزية الاختبارات نفسها في سهولة الوصول (WCAG 2.2) والسرعة وأمان تسجيل الدخول، وفق معايير هيئة الحكومة الرقمية.',
    },
    source: {
      en: 'Shurfa Digital Government Office, supplier review unit',
      ar: 'مكتب شرفة للحكومة الرقمية، وحدة مراجعة المورّدين',
    },
    number: '2025-0413',
    validUntil: '2028-04-12',
    PdfUrl: '/media/certificates/digital-government.pdf',
    columns: 6,
  },
  {
    id: 6,
    title: { en: 'ISO/IEC 27001', ar: 'شهادة ISO/IEC 27001' },
    image: {
      sheet: 6,
      alt: {
        en: 'ISO/IEC 27001, drawn sample',
        ar: 'شهادة ISO/IEC 27001، نموذج مرسوم',
      },
    },
    description: {
      en: 'ISO/IEC 27001:2022, information security management in all six offices: consulting, development, hosting and support. An auditor from this accredited body follows one project a year from contract to archive. We also apply the Essential Cybersecurity Controls of the National Cybersecurity Authority (NCA).',
      ar: 'إدارة أمن المعلومات في المكاتب الستة، في الاستشارات والتطوير والاستضافة والدعم، وفق إصدار المعيار لعام 2022. ويتتبّع مدقّق من هذه الجهة المعتمدة مشروعًا كل سنة من العقد إلى الأرشيف. ونطبّق كذلك الضوابط الأساسية للأمن السيبراني الصادرة عن الهيئة الوطنية للأمن السيبراني.',
    },
    source: { en: 'Makkuk Certification House', ar: 'دار مكوك لمنح الشهادات' },
    number: '27-001846',
    validUntil: '2028-09-20',
    PdfUrl: '/media/certificates/iso-27001.pdf',
    columns: 6,
  },
] as const satisfies readonly Certificate[]
