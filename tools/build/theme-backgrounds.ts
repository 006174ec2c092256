import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Theme } from '#app/start/protocol.ts'

const file = path.resolve(import.meta.dirname, '../../app/styles/tokens.css')

/** `--bg` in each theme, which browsers use for their own frame. */
export const themeBackgrounds = backgroundsIn(readFileSync(file, 'utf8'))

/** @throws Error unless a sheet has `--bg` of two colours in hex */
export function backgroundsIn(sheet: string): Readonly<Record<Theme, string>> {
  const hex = '(#(?:[0-9a-f]{3}|[0-9a-f]{6}))'
  const [, light, dark] = new RegExp(`--bg: light-dark\\(${hex}, ${hex}\\)`, 'i').exec(sheet) ?? []
  if (!light || !dark)
    throw new Error(
      'app/styles/tokens.css: --bg: write light-dark(#fff, #061e22), two colours in hex',
    )
  return { light, dark }
}
