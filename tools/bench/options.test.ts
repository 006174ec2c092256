import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { pagesToMeasure } from './pages.ts'

describe('the command line', () => {
  it('without a word measures loads and navigation, each as often as it needs', () => {
    expect(readOptions([])).toMatchObject({
      subjects: ['loads', 'navigation'],
      runs: undefined,
      built: [],
    })
  })

  it('takes pages, languages, runs and several builds', () => {
    const args = '--pages home,faqs --locales ar --runs 9 --built a=x --built y loads'.split(' ')
    expect(readOptions(args)).toEqual({
      subjects: ['loads'],
      pages: ['home', 'faqs'],
      locales: ['ar'],
      runs: 9,
      times: [1, 10, 100],
      built: ['a=x', 'y'],
      write: false,
    })
  })

  it('refuses what has no meaning', () => {
    expect(() => readOptions(['speed'])).toThrow('No subject speed')
    expect(() => readOptions(['--runs', '0'])).toThrow('--runs 0')
    expect(() => readOptions(['--times', '1,x'])).toThrow('--times x')
    expect(() => readOptions(['--fast'])).toThrow('--fast')
  })
})

describe('the pages to measure', () => {
  it('are every page and post in both languages', () => {
    const pages = pagesToMeasure({})
    expect(pages).toHaveLength(24)
    expect(pages.map(({ path }) => path)).toContain('/ar/blogs/first-blog')
  })

  it('are narrowed by name and language', () => {
    expect(pagesToMeasure({ pages: ['faqs'], locales: ['ar'] })).toEqual([
      { name: 'faqs', locale: 'ar', path: '/ar/faqs' },
    ])
  })

  it('cannot be what the site does not have', () => {
    expect(() => pagesToMeasure({ pages: ['faq'] })).toThrow('No page faq')
    expect(() => pagesToMeasure({ locales: ['fr'] })).toThrow('No language fr')
  })
})
