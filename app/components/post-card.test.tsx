import '#app/styles/global.css'
import { expect, it } from 'vitest'
import { PostCard } from './post-card.tsx'
import { renderAt } from './render.fixture.tsx'

const picture = {
  ...{ width: 1280, height: 3000, alt: '', placeholder: 'data:,', sources: [] },
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="3000"/>',
}

const date = { iso: '2026-01-02', label: '2 January 2026' }
const post = { picture, subject: 'Data', date, title: 'A', recap: 'B', href: '/blogs/a' }

it('shows the middle of a picture in a slot of 16 by 10, however high it is', async () => {
  const { screen } = await renderAt('/blogs', <PostCard {...post} sizes="100vw" />)
  const boxOf = (selector: string) =>
    screen.container.querySelector(selector)?.getBoundingClientRect()
  const slot = boxOf('h3 + div')
  expect((slot?.width ?? 0) / (slot?.height ?? 1)).toBeCloseTo(1.6)
  expect(boxOf('picture img')?.height).toBeCloseTo(slot?.height ?? 0)
})
