import { expect, it } from 'vitest'
import { inEachLanguage } from '#content/in-each-language.fixture.ts'
import { localize } from './localize.ts'

it('picks one language at any depth and leaves the rest alone', () => {
  const content = {
    id: 7,
    title: inEachLanguage({ en: 'Loom', ar: 'نول' }),
    parts: [{ text: inEachLanguage({ en: 'Warp', ar: 'سدى' }), tags: ['a'] }],
    points: inEachLanguage({ en: ['one', 'two'], ar: ['واحد', 'اثنان'] }),
    none: null,
  } as const
  expect(localize('ar', content)).toEqual({
    id: 7,
    title: 'نول',
    parts: [{ text: 'سدى', tags: ['a'] }],
    points: ['واحد', 'اثنان'],
    none: null,
  })
  expect(localize('en', content).title).toBe('Loom')
})

it('takes an object with more than the languages for what it is', () => {
  const labels = { ...inEachLanguage({ en: 'a', ar: 'b' }), xx: 'c' }
  expect(localize('en', labels)).toEqual(labels)
})
