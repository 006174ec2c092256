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
