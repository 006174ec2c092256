import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { localeKeys } from '#app/i18n/locales.ts'

type Trees = Readonly<Record<string, MessageFormatElement[]>>

// The build, and this test with it, turns messages into syntax trees.
const modules = import.meta.glob<Trees>(['./*.ts', '!./*.test.ts'], {
  eager: true,
  import: 'default',
})
const treesOf = (locale: string): Trees => modules[`./${locale}.ts`] ?? {}
const trees = { en: treesOf('en'), ar: treesOf('ar') }

describe.each(localeKeys)('interface messages in %s', (locale) => {
  it('have exactly the ids of English', () => {
    expect(Object.keys(treesOf(locale)).sort()).toEqual(Object.keys(trees.en).sort())
  })

  it.each(Object.keys(trees.en))('%s takes the arguments it has in English', (id) => {
    expect(argumentNames(treesOf(locale)[id])).toEqual(argumentNames(trees.en[id]))
  })
})

describe('interface messages', () => {
  it.each(Object.entries(trees.ar))('%s spells all six plural forms of Arabic', (_, tree) => {
    const forms = Array.from(walk(tree)).filter(isPluralElement)
    for (const { options } of forms) {
      expect(Object.keys(options).sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
    }
  })

  it.each(Object.entries(trees.ar))('%s is Arabic, with Arabic punctuation', (_, tree) => {
    for (const node of walk(tree)) {
      if (node.type !== TYPE.literal) continue
      expect(node.value).not.toMatch(/\p{Script=Latin}|[,;?]|\s{2}/u)
      if (/\p{L}/u.test(node.value)) expect(node.value).toMatch(/\p{Script=Arabic}/u)
    }
  })

  it.each(Object.entries(trees.en))('%s holds no Arabic script in English', (_, tree) => {
    expect(JSON.stringify(tree)).not.toMatch(/\p{Script=Arabic}/u)
  })
})

function* walk(tree: readonly MessageFormatElement[] = []): Generator<MessageFormatElement> {
  for (const node of tree) {
    yield node
    if (isPluralElement(node) || isSelectElement(node)) {
      for (const option of Object.values(node.options)) yield* walk(option.value)
    } else if (isTagElement(node)) {
      yield* walk(node.children)
    }
  }
}

function argumentNames(tree: readonly MessageFormatElement[] | undefined): string[] {
  const named = Array.from(walk(tree)).flatMap((node) =>
    node.type === TYPE.literal || node.type === TYPE.pound ? [] : [node.value],
  )
  return [...new Set(named)].sort()
}
