import { describe, expect, it } from 'vitest'
import { siteWith } from './fixture.ts'
import { support } from './support.ts'

const inScript = (code: string) => support('a.js', siteWith({ 'a.js': code }))
const inSheet = (css: string) => support('a.css', siteWith({ 'a.css': css }))

describe('what promised browsers do not know', () => {
  it.each([
    ["'a'.toWellFormed()", 'calls toWellFormed'],
    ['Object.groupBy([], (a) => a)', 'calls Object.groupBy'],
    ['[3, 1].toSorted()', 'calls toSorted'],
    ['AbortSignal.any([])', 'calls AbortSignal.any'],
    ['const { promise } = Promise.withResolvers()', 'calls Promise.withResolvers'],
    ['panel.showPopover()', 'calls showPopover'],
    ['new Intl.Segmenter()', 'calls Intl.Segmenter'],
    ['new CloseWatcher()', 'calls CloseWatcher'],
    ["tab.matches(':dir(rtl)')", "calls matches(':dir')"],
    ['page.querySelector(`a:has(b)`)', "calls querySelector(':has')"],
    ['class A { static { A.b = 1 } }', 'has newer syntax: class A {'],
    ['const words = /(?<=a)b/', expect.stringMatching('has newer syntax: const words')],
    ['new RegExp("(?<!a)b")', 'has a regular expression that looks behind'],
  ])('is found in a script: %s', async (code, problem) => {
    expect(await inScript(code)).toContainEqual(problem)
  })

  it.each([
    ['a { color: light-dark(#000, #fff) }', 'uses light-dark()'],
    ['a { --b: light-dark(#000, #fff) }', 'uses light-dark()'],
    ['a:dir(rtl) { scale: -1 1 }', 'uses :dir'],
    ['a { b { color: red } }', 'uses nesting'],
    ['a { @media print { color: red } }', 'uses nesting'],
    ['@media (width <= 900px) { a { color: red } }', 'uses (width <= …)'],
    ['@media print and (2px<height) { a { color: red } }', 'uses (width <= …)'],
    ['a { color: oklch(50% 0.1 20) }', 'uses oklch()'],
    ['a { field-sizing: content }', 'uses field-sizing'],
    ['a { inline-size: 1cap }', 'uses cap'],
    ['@scope (a) { b { color: red } }', 'uses @scope'],
    ['a:lang(ar, fa) { color: red }', 'uses :lang'],
    ['a:not(:state(b)) { color: red }', 'uses :state'],
    [
      'a:popover-open, a:hover { color: red }',
      'loses a rule that :popover-open shares with other selectors',
    ],
  ])('is found in a style sheet: %s', async (css, problem) => {
    expect(await inSheet(css)).toContain(problem)
  })

  it('is found in what stands in a page', async () => {
    const html = `<style>a{color:light-dark(#000,#fff)}</style>
      <script type="application/json">{"a":"x.toWellFormed()"}</script>
      <script>x.toWellFormed()</script>`
    expect(await support('home/index.html', siteWith({ 'home/index.html': html }))).toEqual([
      'calls toWellFormed',
      'uses light-dark()',
    ])
  })
})

describe('what promised browsers know', () => {
  it.each([
    'panel.showPopover?.()',
    "list.at(-1)?.has(a ??= 2) || 'toWellFormed()'",
    "if (typeof Object.groupBy === 'function') start()",
    "tab.matches(':focus-visible')",
    'class A extends B { get c() { return super.c?.d ?? 1 } }',
    'const { groupBy } = own; await import("./b.js")',
  ])('may stand in a script: %s', async (code) => {
    expect(await inScript(code)).toEqual([])
  })

  it.each([
    '@media (max-width: 900px) and (hover: hover) { a { inset: 0 } }',
    'a:is(:hover, :focus-visible) { margin-inline: 1px }',
    'a { -webkit-mask-image: none; mask-image: none; user-select: none }',
    '@supports (color: light-dark(#000, #fff)) { a { color: red } }',
    'a { color: var(--b, #fff); aspect-ratio: 1; gap: 1em }',
  ])('may stand in a style sheet: %s', async (css) => {
    expect(await inSheet(css)).toEqual([])
  })

  it('is every other file', async () => {
    expect(await support('a.svg', siteWith({ 'a.svg': 'x.toWellFormed()' }))).toEqual([])
  })
})
