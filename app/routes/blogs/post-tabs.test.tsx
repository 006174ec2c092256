import '#app/styles/global.css'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderAt } from '#app/components/render.fixture.tsx'
import { blogSubjects } from '#content/blogs.ts'
import type { BlogSubject } from '#content/types.ts'
import { PostTabs } from './post-tabs.tsx'

// As the head script does; without it there are no tabs.
document.documentElement.dataset.theme = 'light'

/** Of two pages. */
const first = { entries: [], page: 1, pageCount: 2, total: 9, from: 1, to: 6 }

/** The tabs of all posts and of one subject, and what answers for its files. */
async function renderTabs(id: BlogSubject, answer: (address: string) => Promise<Response>) {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((address) => answer(`${address}`))
  onTestFinished(() => asked.mockRestore())
  const label = blogSubjects[id].en
  const subjects = [{ id, label }]
  const texts = { count: '9 posts', title: 'Posts' }
  const tabs = (
    <PostTabs {...{ ...texts, subjects, first }} emptyDrawing={{ attributes: {}, markup: '' }} />
  )
  const { screen } = await renderAt('/blogs', tabs)
  await screen.getByRole('tab', { name: label }).click()
  return { screen, asked }
}

const pending = new Promise<Response>(() => {})

// A subject each, as a file that has been asked for is cached.
it.each([
  ['has not come', 'subject1', pending],
  ['has failed', 'subject2', Promise.resolve(new Response('', { status: 503 }))],
] as const)('a list keeps its own pager while that of a tab %s', async (_, id, answer) => {
  const second = { ...first, page: 2, from: 7, to: 9 }
  const { screen, asked } = await renderTabs(id, async (address) =>
    address.includes(id) ? answer : Response.json(second),
  )
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByText('Showing posts 7–9 of 9')).toHaveFocus()
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('All')
  expect(asked).not.toHaveBeenCalledWith(expect.stringMatching(`${id}/2`), expect.anything())
})

it('says on a ground of its own, over the line of the list before, that another is loading', async () => {
  const { screen } = await renderTabs('subject3', () => pending)
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  const status = screen.getByRole('status').element().parentElement
  const line = screen.getByText('Showing posts 1–6 of 9').element().getBoundingClientRect()
  const box = status?.getBoundingClientRect()
  expect(box?.bottom).toBeGreaterThanOrEqual(line.bottom)
  expect(box?.right).toBeGreaterThanOrEqual(line.right)
  expect(status && getComputedStyle(status).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})
