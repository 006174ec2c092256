import { describe, expect, it } from 'vitest'
import { newest } from './newest.ts'

describe('the newest posts', () => {
  const posts = Array.from({ length: 900 }, (_, place) => place)

  it('are the first twenty of the list', () => {
    expect(newest(posts)).toEqual(posts.slice(0, 20))
  })

  it('are all where there are not so many', () => {
    expect(newest(posts.slice(0, 9))).toEqual(posts.slice(0, 9))
  })
})
