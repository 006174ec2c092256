import { expect, it } from 'vitest'
import { className } from './class-names.ts'

it('refuses a class that no import can have', () => {
  expect(() => className('switch', '/a/x.module.css')).toThrow('.switch is a keyword')
})
