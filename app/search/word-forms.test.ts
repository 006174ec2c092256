import { describe, expect, it } from 'vitest'
import { fold, formsOf, wordsOf, writtenForms } from './word-forms.ts'

/** Whether one word, typed as a whole, finds the other. */
function finds(typed: string, written: string): boolean {
  const { spelled, stems } = formsOf(typed)
  return [...spelled, ...stems].some((form) => writtenForms(written).includes(form))
}

/** `a b; c d`: what stands before and after each space. */
function pairs(table: string): [string, string][] {
  return table.split('; ').map((pair) => pair.split(' ') as [string, string])
}

describe('the words of a text', () => {
  it('are letters with their marks, and numbers with their separators', () => {
    const wordsIn = (text: string) => wordsOf(text).join(' | ')
    expect(wordsIn('The client’s 1,400 “data-sets”, 2025-06')).toBe(
      'The | client’s | 1,400 | data | sets | 2025 | 06',
    )
    expect(wordsIn('R&D, or R & D, B2B, G.I.S. and plan B. Then')).toBe(
      'R&D | or | R & D | B | 2 | B | G.I.S | and | plan | B | Then',
    )
    expect(wordsOf('سِجِلٌّ موحَّد، لـ1400 فنّيٍّ؟')).toEqual(['سِجِلٌّ', 'موحَّد', 'لـ', '1400', 'فنّيٍّ'])
  })
})

describe('folding', () => {
  const read =
    'أإآٱ اااا; جودة جوده; على علي; مؤشر موشر; بيئة بييه; جزء جز; سِجِلٌّ سجل; بيـــانات بيانات; هٰذا هذا; ﻻ لا'
  const others = '; ١٤٠٠ 1400; ۱۴۰۰ 1400; کلی كلي; Café cafe; 1,400 1400; R&D rd; G.I.S gis'
  it.each([...pairs(read + others), ['R & D', 'rd']])('%s is read as %s', (word, folded) => {
    expect(fold(word)).toBe(folded)
  })
})

describe('a word', () => {
  const prefixed = 'البيانات والبيانات بالبيانات كالبيانات فالبيانات للبيانات وللبيانات وبيانات'
  it.each(prefixed.split(' '))('%s is found with and without its article', (word) => {
    expect(finds('بيانات', word)).toBe(true)
    expect(finds('البيانات', word)).toBe(true)
    expect(finds(word, 'بيانات')).toBe(true)
  })

  // Where ل meets an article and a ل, one of the three is not written.
  it.each(pairs('لجنة للجنة; اللجنة للجنة; لوحات وللوحة; للغة اللغة'))(
    '%s is found in %s, which has lost a letter',
    (typed, written) => {
      expect(finds(typed, written)).toBe(true)
    },
  )

  const inArabic = 'خدمة الخدمات; شهادات شهادة; الحوكمه حَوْكَمَة; امانة أمانة'
  const inEnglish =
    '; dashboards dashboard; KPI KPIs; policies Policy; process processes; client client’s'
  it.each(pairs(inArabic + inEnglish))('%s finds %s', (typed, written) => {
    expect(finds(typed, written)).toBe(true)
  })

  // As words copied from a PDF have them.
  it.each([...'\u00ad\u200b\u200c\u200d\u2060\ufeff\u200f\u2068'])('is one over %j', (hidden) => {
    for (const word of ['governance', 'الحوكمة', '1400']) {
      const copied = word.slice(0, 3) + hidden + word.slice(3)
      expect(wordsOf(copied)).toEqual([copied])
      expect(finds(copied, word)).toBe(true)
      expect(finds(word, copied)).toBe(true)
    }
  })

  const hamzas =
    'هيأة هيئة; شئون شؤون; شُئُون الشؤون; مسئول مسؤول; المسئولية مسؤولية; كفائة كفاءة; كفائات الكفاءات'
  it.each(pairs(`${hamzas}; رءوس رؤوس; شئ شيء; إستبيان استبيان; إلتزام الالتزام`))(
    '%s is found with its hamza elsewhere, as %s',
    (one, other) => {
      expect(finds(one, other)).toBe(true)
      expect(finds(other, one)).toBe(true)
    },
  )

  const whole = 'ال الم ولد آلية ألوان إلكتروني business analysis status GIS bus'
  it.each(whole.split(' '))('%s keeps its own letters', (word) => {
    expect(formsOf(word)).toEqual({ spelled: [fold(word)], stems: [] })
  })

  it('is found without its isolated hamza, but with one only where there is one', () => {
    for (const [typed, written] of pairs('ما الماء; جز جزء; اجرا إجراء; قراه القراءة')) {
      expect(finds(typed, written)).toBe(true)
      expect(finds(written, typed)).toBe(false)
    }
  })
})
