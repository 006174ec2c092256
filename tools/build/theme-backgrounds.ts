import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Theme } from '#app/start/protocol.ts'

const file = path.resolve(import.meta.dirname, '../../app/styles/tokens.css')
const colours = /--bg: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(
  readFileSync(file, 'utf8'),
)
const [, light, dark] = colours ?? []
if (!light || !dark)
  throw new Error(`${file}: --bg is not light-dark() of two colours of six digits`)

/** `--bg` in each theme, which browsers use for their own frame. */
export const themeBackgrounds: Readonly<Record<Theme, string>> = { light, dark }
