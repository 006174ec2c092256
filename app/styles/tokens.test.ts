import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const app = path.resolve(import.meta.dirname, '..')
const tokens = path.join(import.meta.dirname, 'tokens.css')

const colour = /^(?:light-dark|rgb|hsl|oklch|color-mix|currentcolor|transparent|inherit|#|var\(--)/i

function declarations(file: string): { file: string; name: string; value: string }[] {
  const matches = readFileSync(file, 'utf8').matchAll(/(?<name>--[\w-]+):\s*(?<value>[^;}]+)/g)
  return Array.from(matches, ({ groups }) => ({
    file: path.relative(app, file),
    name: groups?.name ?? '',
    value: groups?.value ?? '',
  }))
}

it('a colour below a blur is opaque, as little alpha is rounded to stripes and rings', () => {
  const shapes = declarations(tokens).filter(({ name }) => name.startsWith('--shape-'))
  expect(shapes).toHaveLength(3)
  expect(
    shapes.filter(({ value }) => !/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/.test(value)),
  ).toEqual([])
})

it('a token that is a colour is one in every sheet', () => {
  const names = declarations(tokens)
    .filter(({ value }) => /^(?:light-dark|#|rgb)/.test(value))
    .map(({ name }) => name)
  expect(names).toContain('--edge')
  const others = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => declarations(path.join(app, name)))
    .filter(({ name, value }) => names.includes(name) && !colour.test(value))
  expect(others).toEqual([])
})

it.each([
  [
    'a ground fades by a mask, as WebKit 2.38 mixes `transparent` as a transparent black',
    /background[^;]*gradient\((?:[^,()]+,)?\s*transparent\s*,/,
  ],
  ['stripes are tiles, as WebKit 2.50 blurs a repeating gradient', /repeating-\w+-gradient/],
])('%s', (_, refused) => {
  const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => [name, readFileSync(path.join(app, name), 'utf8')] as const)
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter(([, css]) => refused.test(css)).map(([name]) => name)).toEqual([])
})

/** Of light-dark(), which a token's value is; each of six digits. */
function colours(name: string): [string, string] {
  const { value = '' } = declarations(tokens).find((token) => token.name === name) ?? {}
  const [light = '', dark = ''] = (value.match(/#[0-9a-f]+/g) ?? []).map((hex) =>
    hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex,
  )
  return [light, dark]
}

/** From 0 to 255. */
function parts(hex: string): number[] {
  return (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16))
}

/** WCAG 2's relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = parts(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('the quiet weft is 42 % of the weft on the page: otherwise write what is expected', () => {
  const mixed = colours('--weft').map((weft, theme) => {
    const ground = parts(colours('--bg')[theme] ?? '')
    const share = parts(weft).map((part, index) => 0.42 * part + 0.58 * (ground[index] ?? 0))
    return `#${share.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
  })
  expect(colours('--weft-quiet')).toEqual(mixed)
})

it("the accent's wash is the accent at a third: otherwise write what is expected", () => {
  expect(colours('--accent-wash')).toEqual(colours('--accent').map((accent) => `${accent}52`))
})

it.each(['--bg', '--surface', '--sunk', '--tint'])('shows the edge of a field on %s', (ground) => {
  for (const [index, edge] of colours('--edge').entries()) {
    const one = luminance(edge)
    const other = luminance(colours(ground)[index] ?? '')
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    expect(contrast).toBeGreaterThanOrEqual(3)
  }
})

it('a sheet with a layer states the order of all first, as any may begin the built sheet', () => {
  const imported = readFileSync(path.join(app, 'styles/global.css'), 'utf8')
  const stated = /^[^{]*@layer tokens, reset, base(?:;|, primitives, language;)/
  const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !imported.includes(`'./${path.basename(name)}'`))
    .map((name) => [name, readFileSync(path.join(app, name), 'utf8')] as const)
    .filter(([, sheet]) => /@layer [^;{]*\{/.test(sheet))
  expect(sheets.map(([name]) => name)).toContain('components/icon-button.module.css')
  expect(sheets.filter(([, sheet]) => !stated.test(sheet))).toEqual([])
})
