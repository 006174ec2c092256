import { expect, it } from 'vitest'
import { shareLinks } from './share-links.ts'

it('a post is mailed with its title and address, no apostrophe left for a shell', () => {
  const title = "'We' & you: 100 % of it"
  const url = "https://www.minwal.example/blogs/it's?a=b&c=d"
  const { href } = shareLinks(title, url)[0]
  expect(href).not.toContain("'")
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual({ subject: title, body: url })
})
