import type { Locator } from '@playwright/test'
import { articles, blogPosts, blogSubjects } from '#content/blogs.ts'
import { pages } from '#content/pages.ts'
import { expect, hydrated, open, test } from './fixtures.ts'
import { expectPage, followLink, heading, phone, resize } from './page-actions.ts'
import { blogPath, firstPost, pagePath, words } from './site.ts'

/** How tabs follow the arrow keys: app/routes/blogs/tabs.test.tsx; questions: app/routes/faqs/accordion.test.tsx. */

test('posts have tabs by subject, six to a page, and a tab leads back to page 1', async ({
  page,
}) => {
  test.skip(blogPosts.length < 1, 'There are no posts')
  await open(page, pagePath('en', 'blogs'))
  const cards = page.getByRole('tabpanel').getByRole('article')
  const titles = (subject?: string) =>
    blogPosts.filter((post) => !subject || post.subject === subject).map(({ title }) => title.en)
  const tabs = page.getByRole('tab')
  const subjects = (Object.keys(blogSubjects) as (keyof typeof blogSubjects)[]).filter(
    (subject) => titles(subject).length > 0,
  )
  await expect(tabs).toHaveCount(subjects.length + 1)
  await expect(tabs.first()).toContainText(words.en['blogs.all'])
  for (const [index, subject] of subjects.entries()) {
    const label = words.en['blogs.subject'].replace('{number}', `${index + 1}`)
    await expect(tabs.nth(index + 1)).toHaveAccessibleName(`${label} ${blogSubjects[subject].en}`)
  }
  const headings = cards.getByRole('heading')
  await expect(headings).toHaveText(titles().slice(0, 6))
  const next = page.getByRole('button', { name: words.en['pager.next'] })
  if (titles().length > 6) {
    await next.click()
    await expect(headings).toHaveText(titles().slice(6, 12))
  } else await expect(next).toHaveCount(0)
  for (const [index, subject] of subjects.entries()) {
    await tabs.nth(index + 1).click()
    await expect(headings).toHaveText(titles(subject))
  }
  await tabs.first().click()
  await expect(headings).toHaveText(titles().slice(0, 6))
  // What is written has a date; the others say that theirs are to come.
  await expect(cards.locator('time')).toHaveCount(articles.length)
  const notice = (card: number) =>
    cards.nth(card).getByText(words.en['blogs.coming'], { exact: true })
  await expect(notice(0)).toHaveCount(0)
  if (articles.length < blogPosts.length) await expect(notice(articles.length)).toBeVisible()
})

test('contents of a post come before it and lead to its parts', async ({ page }) => {
  const { slug, content } = firstPost()
  const textOf = (block?: (typeof content)[number]) => block?.text.ar ?? ''
  await page.setViewportSize(phone)
  await open(page, blogPath('ar', slug))
  const nav = page.getByRole('navigation', { name: words.ar['post.contents'] })
  const first = textOf(content.find(({ type }) => type === 'p'))
  const body = page.getByText(first, { exact: true })
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  expect(await top(nav)).toBeGreaterThan(await top(heading(page)))
  expect(await top(nav)).toBeLessThan(await top(body))
  await expect(page.getByRole('main')).toHaveText(
    new RegExp(`${words.ar['post.contents']}.*${first.slice(0, 20)}`, 's'),
  )
  await resize(page, { width: 1440, height: 900 })
  expect(Math.abs((await top(nav)) - (await top(body)))).toBeLessThan(20)
  const name = textOf(content.filter(({ type }) => type === 'h2').at(-1))
  const link = page.getByRole('link', { name, exact: true })
  await link.scrollIntoViewIfNeeded()
  const place = await top(link)
  await link.click()
  const part = page.getByRole('heading', { name, exact: true })
  await expect(part).toBeInViewport()
  await expect(part).toBeFocused()
  await page.goBack()
  await expect.poll(() => top(link)).toBe(place)
})

// The host answers with its page for what is missing.
const testOfMissing = test.extend({ allowComplaints: /status of 404/ })

testOfMissing('an unknown post has the way down, the list and others', async ({ page }) => {
  await open(page, blogPath('en', 'no-such-post'))
  await expectPage(page, 'en', 'blogDetail')
  const way = page.getByRole('navigation', { name: words.en['breadcrumb.label'] })
  const above = ['home', 'blogs'] as const
  await expect(way.getByRole('listitem')).toHaveText(
    [...above, 'blogDetail' as const].map((key) => pages[key].name.en),
  )
  await expect(way.getByRole('link')).toHaveCount(above.length)
  for (const key of above) {
    const link = way.getByRole('link', { name: pages[key].name.en })
    await expect(link).toHaveAttribute('href', pagePath('en', key))
  }
  await expect(way.locator('[aria-current=page]')).toHaveText(pages.blogDetail.name.en)
  const others = page.getByRole('region', { name: words.en['blogs.also'] })
  for (const { title } of articles.slice(0, 1)) {
    await others.getByRole('article').first().getByRole('link').click()
    await expect(heading(page)).toHaveText(title.en)
    await page.goBack()
    await expectPage(page, 'en', 'blogDetail')
  }
  await page.getByRole('link', { name: words.en['blogs.showAll'] }).click()
  await expect(page).toHaveURL(pagePath('en', 'blogs'))
  if (blogPosts.length > 0) await expect(page.getByRole('tab').first()).toBeVisible()
  else await expect(page.getByText(words.en['blogs.noneYet'])).toBeVisible()
  await followLink(page, blogPath('en', 'nor-this-one'))
  await expectPage(page, 'en', 'blogDetail')
  await hydrated(page)
})
