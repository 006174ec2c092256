import { expect, it } from 'vitest'
import { movedTo } from './moved.ts'

const table = JSON.stringify({ '/Our-Work.html': '/projects', '/أخبار/*': '/ar/blogs' })

it.each([
  ['/our-work.html', '/projects'],
  ['/Our-Work.html/', '/projects'],
  ['/our-work.html/more', undefined],
  [encodeURI('/أخبار'), '/ar/blogs'],
  [encodeURI('/أخبار/2019/1'), '/ar/blogs'],
  [encodeURI('/أخبار1'), undefined],
  ['/%E0%A4%A', undefined],
  ['/__proto__', undefined],
])('%s has moved to %s', (path, target) => {
  expect(movedTo(table, path)).toBe(target)
})

it('nothing has moved where there is no table', () => {
  expect(movedTo(undefined, '/our-work.html')).toBeUndefined()
})
