import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
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

function filesWith(spells: (code: string) => boolean): string[] {
  return sources.filter(({ code }) => spells(code)).map(({ file }) => file)
}

it.each(attributes)('the attribute %s is spelled by its markup alone', (name) => {
  const files = filesWith((code) => spellsAttribute(code, name))
  expect(files).toEqual([markup[name] ?? []].flat())
})

it.each([
  ['document.querySelector("[data-hydrated]")', true],
  ["if ('hydrated' in form.dataset) return", true],
  ['form?.dataset?.hydrated', true],
  ["delete dataset['hydrated']", true],
  ["const { hydrated = '' } = form.dataset", true],
  ['<form data-hydrated-for="">', false],
  ['form.dataset[hydratedAttribute]', false],
  ['const { [hydratedAttribute]: hydrated } = form.dataset', false],
  ['const { hydrated } = draft', false],
  [withoutComments('/** Sets `data-hydrated`. */ // and data-hydrated'), false],
])('an attribute is spelled in %s: %s', (code, isSpelled) => {
  expect(spellsAttribute(code, protocol.hydratedAttribute)).toBe(isSpelled)
})

it.each(events)('the event %s is spelled nowhere else', (name) => {
  expect(filesWith((code) => new RegExp(`['"\`]${name}['"\`]`).test(code))).toEqual([])
})

it('what is stored has a named key', () => {
  const literal = /\b(?:local|session)Storage\s*\.\s*\w+Item\(\s*['"`](?!['"`])/
  expect(filesWith((code) => literal.test(code))).toEqual([])
  expect("localStorage.getItem('theme')").toMatch(literal)
})
