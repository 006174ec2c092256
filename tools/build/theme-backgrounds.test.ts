import { expect, it } from 'vitest'
import { backgroundsIn } from './theme-backgrounds.ts'

it.each(['#fff, #061e22', '#FAFAFA, #000'])(
  'takes %s as an owner or a formatter may write it',
  (both) => {
    const [light, dark] = both.split(', ')
    expect(backgroundsIn(`--bg: light-dark(${both});`)).toEqual({ light, dark })
  },
)

it.each(['--bg: #fff;', '--bg: light-dark(#ffff, #000);', '--bg: light-dark(white, #000);'])(
  'says what to write in place of %s',
  (sheet) => {
    expect(() => backgroundsIn(sheet)).toThrow('tokens.css: --bg: write light-dark(#fff, #061e22)')
  },
)
