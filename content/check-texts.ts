/** Rules for texts in two languages, wherever in an entry they stand. */

/** Tells of one thing that is wrong: where in the entry, and what. */
export type Report = (field: string, problem: string) => void

/** Fields that may be empty, in both languages at once: pictures that only decorate, lone branches. */
const mayBeEmpty = /(^|\.)(alt|role)$/

/**
 * Walks an entry and checks every text it holds in both languages.
 *
 * @param entry any value; a text in two languages is an object of exactly `en` and `ar`
 * @param field where in the entry the value stands, `images.0.alt`
 */
export function checkTexts(entry: unknown, report: Report, field = ''): void {
  if (typeof entry !== 'object' || entry === null) return
  if (isLocalized(entry)) {
    checkPair(entry.en, entry.ar, report, field)
    return
  }
  for (const [key, value] of Object.entries(entry)) {
    checkTexts(value, report, field ? `${field}.${key}` : key)
  }
}

function isLocalized(value: object): value is { en: unknown; ar: unknown } {
  return 'en' in value && 'ar' in value && Object.keys(value).length === 2
}

function checkPair(en: unknown, ar: unknown, report: Report, field: string): void {
  if (Array.isArray(en) && Array.isArray(ar)) {
    if (en.length !== ar.length) report(field, `${en.length} in English, ${ar.length} in Arabic`)
    for (const [index, text] of en.entries()) {
      checkPair(text, ar[index], report, `${field}.${index}`)
    }
  } else if (typeof en === 'string' && typeof ar === 'string') {
    checkStrings(en, ar, report, field)
  } else if (typeof en === 'object' && typeof ar === 'object') {
    checkPluralForms(en, ar, report, field)
  } else {
    report(field, 'is not a text in both languages')
  }
}

function checkStrings(en: string, ar: string, report: Report, field: string): void {
  if (en === '' && ar === '' && mayBeEmpty.test(field)) return
  if (en === ar) report(field, 'is the same in both languages')
  for (const problem of englishProblems(en)) report(`${field}.en`, problem)
  for (const problem of arabicProblems(ar)) report(`${field}.ar`, problem)
}

/** A counted noun: English has two forms, Arabic six. */
function checkPluralForms(
  en: object | null,
  ar: object | null,
  report: Report,
  field: string,
): void {
  const forms = {
    en: ['one', 'other'],
    ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  } as const
  for (const [locale, value] of Object.entries({ en, ar })) {
    for (const form of forms[locale as keyof typeof forms]) {
      const text: unknown = Object.entries(value ?? {}).find(([key]) => key === form)?.[1]
      const where = `${field}.${locale}.${form}`
      if (typeof text !== 'string') report(where, 'is missing')
      else {
        const problems = locale === 'en' ? englishProblems(text) : arabicProblems(text)
        for (const problem of problems) report(where, problem)
      }
    }
  }
}

function englishProblems(text: string): string[] {
  return [
    ...sharedProblems(text),
    ...(/\p{Script=Arabic}/u.test(text) ? ['holds Arabic script'] : []),
    ...(/["']/.test(text) ? ['has straight quotes'] : []),
  ]
}

function arabicProblems(text: string): string[] {
  return [
    ...sharedProblems(text),
    ...(/\p{Script=Arabic}/u.test(text) ? [] : ['holds no Arabic script']),
    ...(/\p{Script=Latin}/u.test(text) ? ['holds Latin letters'] : []),
    ...(/[,;?]/.test(text) ? ['has Latin punctuation'] : []),
    ...(/[٠-٩]/.test(text) ? ['has Arabic-Indic digits'] : []),
  ]
}

function sharedProblems(text: string): string[] {
  return [
    ...(text === '' ? ['is empty'] : []),
    ...(text === text.trim() ? [] : ['begins or ends with a space']),
    ...(/\s{2}/.test(text) ? ['has a double space'] : []),
    ...(text === text.normalize('NFC') ? [] : ['is not in composed form (NFC)']),
    ...(/!/.test(text) ? ['has an exclamation mark'] : []),
  ]
}
