import { expect, it } from 'vitest'
import { classNames } from './class-names.ts'

it('a class is called by its file and itself', () => {
  const name = classNames()
  expect(name('inner', '/site/app/routes/home/hero.module.css')).toBe('hero_inner')
  expect(name('art', '/site/app/routes/home/hero.module.css?used')).toBe('hero_art')
})

it('two files of one name are refused', () => {
  const name = classNames()
  name('list', '/site/app/brand/letters.module.css')
  expect(() => name('item', '/site/app/routes/letters.module.css')).toThrow(
    '/site/app/routes/letters.module.css: its classes would be those of /site/app/brand/letters.module.css',
  )
})
