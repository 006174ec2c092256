import { describe, expect, it } from 'vitest'
import { elementNames, mainHeading, uniqueIds } from './elements.ts'
import { inHome, said } from './fixture.ts'

describe('the elements of a page', () => {
  it('have what they need', () => {
    const body =
      '<h1 id="a"></h1><img src="/a.avif" alt="" width="2" height="1">' +
      '<iframe title="Map"></iframe>'
    for (const check of [elementNames, mainHeading, uniqueIds]) {
      expect(inHome(check, { body })).toEqual([])
    }
  })

  it.each([
    ['<img src="a" width="1" height="1">', 'alt'],
    ['<img src="a" alt="" height="1">', 'width'],
    ['<img src="a" alt="" width="1" height="auto">', 'height'],
    ['<iframe src="a" title=" "></iframe>', 'title'],
  ])('do not lack it: %s', (body, name) => {
    expect(inHome(elementNames, { body })).toEqual([expect.stringContaining(`has no ${name}`)])
  })

  it.each([0, 2])('do not include %i main headings', (count) => {
    expect(inHome(mainHeading, { body: '<h1>Home</h1>'.repeat(count) })).toEqual([
      `has ${count} h1, not one`,
    ])
  })

  it('need no main heading in the fallback', () => {
    expect(said(mainHeading, { '404.html': '' }, '404.html')).toEqual([])
  })

  it('do not share an id', () => {
    const body = '<p id="a"></p><p id="b"></p><p id="a"></p><p id="a"></p>'
    expect(inHome(uniqueIds, { body })).toEqual(['the id a is there more than once'])
  })
})
