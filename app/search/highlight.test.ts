import { describe, expect, it } from 'vitest'
import { excerpt, markWords } from './highlight.ts'
import { createIndex } from './search-index.ts'

/** The text with brackets around what is marked for a query. */
async function marked(text: string, query: string): Promise<string> {
  const find = await createIndex([{ kind: 'page', title: text, href: '/home', passages: [] }])
  const terms = find(query)[0]?.terms ?? new Set()
  const parts = markWords(text, terms)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  return parts.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('')
}

describe('marking', () => {
  it.each([
    // The conjunction belongs to the word: it is written as one with it.
    ['بيانات', 'إدارة البيانات، وللبيانات قواعد', 'إدارة [البيانات]، [وللبيانات] قواعد'],
    ['السجل', 'سِجِلٌّ موحَّد', '[سِجِلٌّ] موحَّد'],
    ['١٤٠٠', 'لـ1400 فنّي', 'لـ[1400] فنّي'],
    ['plat', 'A Platform of platforms', 'A [Platform] of [platforms]'],
    ['cafe', 'The café’s menu', 'The [café’s] menu'],
    ['a b', 'A letter is no word', 'A letter is no word'],
  ])('%s in %s', async (query, text, expected) => {
    expect(await marked(text, query)).toBe(expected)
  })
})

describe('an excerpt', () => {
  const long = 'One word follows another in this rather long passage. '.repeat(6)

  it('is the beginning where nothing was found in the text', () => {
    const text = excerpt([long], new Set(['elsewhere']))
    expect(long.startsWith(text.replace(/ …$/, ''))).toBe(true)
    expect(text.length).toBeLessThan(180)
  })

  it('shows where most of the words stand together, from a little before them', () => {
    const text = excerpt(
      [long, `${long}Here is one saffron thread. ${long}`],
      new Set(['saffron', 'one']),
    )
    expect(text).toContain('saffron')
    expect(text).toMatch(/^… .+ …$/)
  })

  it('is the whole passage where it is short', () => {
    expect(excerpt(['A short one.'], new Set())).toBe('A short one.')
    expect(excerpt([], new Set())).toBe('')
  })
})
