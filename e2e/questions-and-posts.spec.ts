import type { Locator } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { articles, blogPosts, blogSubjects } from '#content/blogs.ts'
import { faqs } from '#content/faqs.ts'
import { pages } from '#content/pages.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { followLink } from './page-actions.ts'
import { blogPath, firstPost, pagePath, words } from './site.ts'

for (const locale of localeKeys) {
  const text = words[locale]

  test(`faqs in ${locale}: the questions, one open at a time, a second click closes`, async ({
    page,
  }) => {
    await page.goto(pagePath(locale, 'faqs'))
    const questions = page.getByRole('main').locator('details')
    await expect(questions.locator('summary')).toHaveText(
      faqs.map(({ question }) => question[locale]),
    )
    for (const [place, { answer }] of faqs.entries()) {
      await questions.nth(place).locator('summary').click()
      await expect(questions.nth(place).getByText(answer[locale])).toBeVisible()
      await expect(page.locator('details[open]')).toHaveCount(1)
    }
    await questions.last().locator('summary').click()
    await expect(page.locator('details[open]')).toHaveCount(0)
    // With the keyboard alone.
    await questions.first().locator('summary').press('Enter')
    await expect(questions.first()).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(questions.nth(1)).toHaveAttribute('open')
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: text['form.field.question'] })).toBeVisible()
  })

  test(`blogs in ${locale}: tabs by subject, six to a page, back to page 1`, async ({ page }) => {
    test.skip(blogPosts.length < 1, 'There are no posts')
    await page.goto(pagePath(locale, 'blogs'))
    await hydrated(page)
    const cards = page.getByRole('tabpanel').getByRole('article')
    const titles = (subject?: string) =>
      blogPosts
        .filter((post) => !subject || post.subject === subject)
        .map(({ title }) => title[locale])
    const tabs = page.getByRole('tab')
    const subjects = (Object.keys(blogSubjects) as (keyof typeof blogSubjects)[]).filter(
      (subject) => titles(subject).length > 0,
    )
    await expect(tabs).toHaveCount(subjects.length + 1)
    await expect(tabs.first()).toContainText(text['blogs.all'])
    for (const [index, subject] of subjects.entries()) {
      const label = text['blogs.subject'].replace('{number}', `${index + 1}`)
      await expect(tabs.nth(index + 1)).toHaveAccessibleName(
        `${label} ${blogSubjects[subject][locale]}`,
      )
    }
    const headings = cards.getByRole('heading')
    await expect(headings).toHaveText(titles().slice(0, 6))
    const next = page.getByRole('button', { name: text['pager.next'] })
    if (titles().length > 6) await next.click()
    else await expect(next).toHaveCount(0)
    await expect(headings).toHaveText(
      titles()
        .slice(titles().length > 6 ? 6 : 0)
        .slice(0, 6),
    )
    for (const [index, subject] of subjects.entries()) {
      await tabs.nth(index + 1).click()
      await expect(headings).toHaveText(titles(subject))
    }
    await tabs.first().click()
    await expect(headings).toHaveText(titles().slice(0, 6))
    // What is written has a date; the others say that theirs are to come.
    await expect(cards.locator('time')).toHaveCount(articles.length)
    const notice = (card: number) =>
      cards.nth(card).getByText(text['blogs.coming'], { exact: true })
    await expect(notice(0)).toHaveCount(0)
    if (articles.length < blogPosts.length) await expect(notice(articles.length)).toBeVisible()
  })

  test(`blogs in ${locale}: the arrows choose tabs the way the text runs`, async ({ page }) => {
    test.skip(blogPosts.length < 1, 'There are no posts')
    await page.goto(pagePath(locale, 'blogs'))
    await hydrated(page)
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    const [forward, backward] =
      locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    await page.keyboard.press(forward)
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press(backward)
    await page.keyboard.press(backward)
    await expect(tabs.last()).toBeFocused()
  })

  test(`contents of the post in ${locale} come before it and lead to its parts`, async ({
    page,
  }) => {
    const { slug, content } = firstPost()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(blogPath(locale, slug))
    const nav = page.getByRole('navigation', { name: text['post.contents'] })
    const first = content.find(({ type }) => type === 'p')
    const body = page.getByText(first?.text[locale] ?? '', { exact: true })
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
    expect(await top(nav)).toBeGreaterThan(await top(page.getByRole('heading', { level: 1 })))
    expect(await top(nav)).toBeLessThan(await top(body))
    await expect(page.getByRole('main')).toHaveText(
      new RegExp(`${text['post.contents']}.*${first?.text[locale].slice(0, 20)}`, 's'),
    )
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(Math.abs((await top(nav)) - (await top(body)))).toBeLessThan(20)
    await hydrated(page)
    const last = content.filter(({ type }) => type === 'h2').at(-1)
    await page.getByRole('link', { name: last?.text[locale] ?? '', exact: true }).click()
    await expect(
      page.getByRole('heading', { name: last?.text[locale] ?? '', exact: true }),
    ).toBeInViewport()
  })

  test.describe(`an unknown post in ${locale}`, () => {
    // The host answers with its page for what is missing.
    test.use({ allowComplaints: /status of 404/ })

    const arrival = { en: 'opened', ar: 'clicked' }[locale]

    test(`${arrival}: no body, but the way down, the list and others to read`, async ({ page }) => {
      await page.goto(
        arrival === 'opened' ? blogPath(locale, 'no-such-post') : pagePath(locale, 'faqs'),
      )
      await hydrated(page)
      if (arrival === 'clicked') await followLink(page, blogPath(locale, 'no-such-post'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pages.blogDetail.heading[locale],
      )
      await hydrated(page)
      const way = page.getByRole('navigation', { name: text['breadcrumb.label'] })
      const above = ['home', 'blogs'] as const
      await expect(way.getByRole('listitem')).toHaveText(
        [...above, 'blogDetail' as const].map((key) => pages[key].name[locale]),
      )
      await expect(way.getByRole('link')).toHaveCount(above.length)
      for (const key of above) {
        const link = way.getByRole('link', { name: pages[key].name[locale] })
        await expect(link).toHaveAttribute('href', pagePath(locale, key))
      }
      await expect(way.locator('[aria-current=page]')).toHaveText(pages.blogDetail.name[locale])
      const others = page.getByRole('region', { name: text['blogs.also'] })
      for (const { title } of articles.slice(0, 1)) {
        await others.getByRole('article').first().getByRole('link').click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[locale])
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          pages.blogDetail.heading[locale],
        )
      }
      await page.getByRole('link', { name: text['blogs.showAll'] }).click()
      await expect(page).toHaveURL(pagePath(locale, 'blogs'))
      if (blogPosts.length > 0) await expect(page.getByRole('tab').first()).toBeVisible()
      else await expect(page.getByText(text['blogs.noneYet'])).toBeVisible()
    })
  })
}
