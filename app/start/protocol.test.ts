import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as protocol from './protocol.ts'

const app = path.resolve(import.meta.dirname, '..')

/** Markup spells its attribute itself: as a spread constant it would cost bytes and be harder to read. */
const markup: Readonly<Record<string, string>> = {
  [protocol.formAttribute]: 'forms/message-form.tsx',
  [protocol.themeSwitchAttribute]: 'layouts/theme-switch.tsx',
  [protocol.languageSwitchAttribute]: 'layouts/language-switch.tsx',
}

const attributes = Object.entries(protocol).flatMap(([name, value]) =>
  name.endsWith('Attribute') && typeof value === 'string' ? value : [],
)

const events = [protocol.hydrationBegins, protocol.hydrationEnds, protocol.codeMissing]

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|d)\.tsx?$/.test(file))
  .filter((file) => file !== 'start/protocol.ts')
  .map((file) => ({ file, code: withoutComments(readFileSync(path.join(app, file), 'utf8')) }))

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '')
}

/** As `data-x`, or by way of `dataset`. */
function spellsAttribute(code: string, name: string): boolean {
  const ways = [
    `data-${name}(?![\\w-])`,
    `dataset\\??\\.${name}\\b`,
    `['"\`]${name}['"\`]\\]? in .*dataset`,
    `dataset\\[['"\`]${name}['"\`]`,
    `\\{[^{}]*(?<!: )\\b${name}\\b[^{}]*\\} = [\\w.?]*dataset`,
  ]
  return new RegExp(ways.join('|')).test(code)
}

function spellsEvent(code: string, name: string): boolean {
  return new RegExp(`['"\`]${name}['"\`]`).test(code)
}

describe('an attribute of the protocol', () => {
  it.each(attributes)('%s is spelled by its markup alone', (name) => {
    const files = sources.filter(({ code }) => spellsAttribute(code, name)).map(({ file }) => file)
    expect(files).toEqual([markup[name] ?? []].flat())
  })

  it.each([
    '<form data-hydrated="">',
    "document.querySelector('[data-hydrated]')",
    "if ('hydrated' in form.dataset) return",
    'form.dataset.hydrated',
    'form?.dataset?.hydrated',
    "delete dataset['hydrated']",
    "const { hydrated = '' } = form.dataset",
    'const { other, hydrated } = dataset',
  ])('is found in %s', (code) => {
    expect(spellsAttribute(code, protocol.hydratedAttribute)).toBe(true)
  })

  it.each([
    '<form data-hydrated-for="">',
    'form.dataset[hydratedAttribute]',
    'const { [hydratedAttribute]: isHydrated } = form.dataset',
    'const { hydrated } = draft',
    withoutComments('/** Sets `data-hydrated`. */ // and data-hydrated'),
  ])('is not found in %s', (code) => {
    expect(spellsAttribute(code, protocol.hydratedAttribute)).toBe(false)
  })
})

it.each(events)('the event %s is spelled nowhere else', (name) => {
  expect(sources.filter(({ code }) => spellsEvent(code, name)).map(({ file }) => file)).toEqual([])
})

it('what is stored has a named key', () => {
  const literal = /\b(?:local|session)Storage\s*\.\s*\w+Item\(\s*['"`](?!['"`])/
  expect(sources.filter(({ code }) => literal.test(code)).map(({ file }) => file)).toEqual([])
  expect("localStorage.getItem('theme')").toMatch(literal)
})
