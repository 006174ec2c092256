import type { BrowserContext, Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { hydrationEnds } from '#app/start/protocol.ts'
import { blogPosts } from '#content/blogs.ts'
import { certificates } from '#content/certificates.ts'
import { company } from '#content/company.ts'
import { faqs } from '#content/faqs.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'
import { expect, test } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { followLink, holdRequests, phone } from './page-actions.ts'
import {
  blogPath,
  dataPath,
  entryAt,
  entryNear,
  otherLocale,
  pageDataPath,
  pagePath,
  projectPages,
  projectsOn,
  words,
} from './site.ts'
import { installTranslator, noteBareTexts, TranslatedVisit } from './translator.ts'

// React says that it has rendered anew what was translated before it was hydrated: the whole page, or
// a form, which hydrates when the app has started.
test.use({ allowComplaints: /Minified React error #418|Failed to load resource|not sent|no index/ })

/** When the translator comes. */
const starts = { before: 'DOMContentLoaded', after: hydrationEnds } as const

type Walk<L> = Readonly<{ visit: TranslatedVisit; context: BrowserContext; locale: L }>

let turn = 0

/**
 * Translators that come before and after hydration take turns. Where a text that changes counts, and so has other
 * parts in each language, the walk is taken in both.
 */
function journey<L extends Locale>(
  title: string,
  languages: readonly L[],
  walk: (walk: Walk<L>) => Promise<void>,
) {
  for (const locale of languages) {
    const start = turn % 2 === 0 ? 'before' : 'after'
    turn += 1
    test(`${title} in ${locale}, translated ${start} hydration`, async ({
      page,
      context,
      complaints,
    }) => {
      await context.addInitScript((event) => {
        addEventListener(event, () => Object.assign(window, { hasStarted: true }))
      }, hydrationEnds)
      const plain = await context.newPage()
      await plain.addInitScript(noteBareTexts, hydrationEnds)
      await page.addInitScript(installTranslator, starts[start])
      await walk({ visit: new TranslatedVisit(page, plain), context, locale })
      if (start === 'before') expect(complaints.join()).toContain('#418')
    })
  }
}

async function open(page: Page, address: string) {
  await page.goto(address)
  await page.waitForFunction(() => 'hasStarted' in window)
}

/** Follows a link of the footer, in the app. */
async function goTo(page: Page, locale: Locale, key: PageKey) {
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: pages[key].name[locale] }).first().click()
  await page.waitForURL(`**${pagePath(locale, key)}`)
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name }).first()
const tab = (page: Page) => page.keyboard.press('Tab')
const back = (page: Page) => page.goBack()

async function openContact(page: Page, locale: Locale) {
  await open(page, pagePath(locale, 'contactUs'))
  // The clocks start near the viewport.
  await main(page).locator('a[href^="tel:"]').last().scrollIntoViewIfNeeded()
}

journey('contact details', ['en'], async ({ visit, context, locale }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Both say the same minute, which does not end while they are compared.
  const time = new Date('2026-01-15T09:00:10Z')
  for (const page of [visit.plain, visit.translated]) await page.clock.install({ time })
  await visit.both((page) => openContact(page, locale))
  const clock = (page: Page) =>
    main(page)
      .getByText(/\d\d:\d\d/)
      .first()
  await visit.change(async (page) => {
    const before = await clock(page).textContent()
    // Beside a running clock, `runFor` takes one page further than the other.
    await page.clock.pauseAt('2026-01-15T09:01:20Z')
    await page.clock.resume()
    await expect(clock(page)).not.toHaveText(before ?? '')
  })
  const copy = (page: Page) => page.getByRole('complementary').getByRole('button').click()
  await visit.change(copy)
  await visit.change(tab)
  await visit.both((page) =>
    page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    }),
  )
  await visit.change(copy)
  await visit.change(tab)
})

journey('a form', localeKeys, async ({ visit, context, locale }) => {
  const on = (page: Page) => new FormOnPage(page, 'contact', locale)
  const fill = (typed: Parameters<FormOnPage['fill']>[0]) => (page: Page) => on(page).fill(typed)
  const send = (page: Page) => on(page).send.click()
  const agree = (page: Page) => button(page, words[locale]['send.agree']).click()
  await visit.both((page) => openContact(page, locale))
  await visit.change(send)
  await visit.change(fill({ name: 'Layla' }))
  await visit.change(async (page) => {
    // The translation of what the form says first comes when it has said something else.
    await on(page).fill({ name: '' })
    await on(page).fill({ name: 'Layla', email: 'layla@example' })
  })
  await visit.change(fill({ name: 'a'.repeat(201) }))
  await visit.change(fill({ name: 'a'.repeat(202) }))
  await visit.change(fill({ email: '' }))
  await visit.change(fill(on(visit.plain).case.typed))

  let isDown = true
  await context.route('**/api/v1.0/email/send', (route) =>
    isDown ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
  const sendAndWait = async (page: Page) => {
    await send(page)
    await page.locator('[data-outcome]').waitFor()
  }
  await visit.change(sendAndWait)
  await visit.change(agree)
  await visit.both(fill({ message: '' }))
  await visit.change(send)
  await visit.change(fill({ message: 'Hello' }))
  isDown = false
  await visit.change(sendAndWait)
  await visit.change(agree)
  await visit.change(send)
})

journey('lists of pages', ['ar'], async ({ visit, locale }) => {
  const text = words[locale]
  const follow = (name: string) => (page: Page) =>
    main(page).getByRole('link', { name }).first().click()
  await visit.both((page) => open(page, pagePath(locale, 'projects')))
  if (projectPages > 1) {
    const another = projectPages > 2 ? projectsOn(4).number : 1
    await visit.change(follow(text['pager.next']))
    await visit.change(follow(text['pager.page'].replace('{page}', `${another}`)))
    await visit.both((page) => main(page).locator('summary').nth(2).click())
    // The first or the last year of the plot, on another page.
    const year = another === 1 ? 0 : -1
    await visit.change((page) => main(page).locator('nav a[href*="entry"]').nth(year).click())
    await visit.change(back)
    await visit.change(back)
  }
  await visit.change((page) => goTo(page, locale, 'services'))
  for (const place of [4, Math.min(9, services.length - 1)])
    await visit.change(follow(entryAt(services, place).name[locale]))
  await visit.change(follow(text['services.next']))
  await visit.change(follow(text['services.previous']))
  await visit.change(back)
  await visit.change(async (page) => {
    await open(page, `${pagePath(locale, 'services')}?page=3`)
    await main(page)
      .getByRole('heading', { name: entryAt(services, 2).name[locale] })
      .waitFor()
  })
})

journey('posts', localeKeys, async ({ visit, context, locale }) => {
  test.skip(blogPosts.length < 1, 'There are no posts')
  const text = words[locale]
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit.both((page) => open(page, pagePath(locale, 'blogs')))
  if (blogPosts.length > 6) {
    let isGone = true
    await context.route(`**${dataPath(locale, 'posts/all/2')}`, (route) =>
      isGone ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    )
    await visit.change((page) => button(page, text['pager.next']).click())
    await visit.both((page) => expect(button(page, text['error.retry'])).toBeVisible())
    isGone = false
    await visit.change((page) => button(page, text['error.retry']).click())
    await visit.change((page) => button(page, text['pager.prev']).click())
  }
  const tabs = await visit.plain.getByRole('tab').count()
  for (let place = 1; place <= tabs; place += 1)
    await visit.change((page) =>
      page
        .getByRole('tab')
        .nth(place % tabs)
        .click(),
    )
  const post = (page: Page) => main(page).getByRole('article').getByRole('link').first()
  await visit.change((page) => post(page).click())
  await visit.change((page) => page.locator('aside button').click())
  await visit.change(tab)
  await visit.both((page) => page.locator('#also-read').scrollIntoViewIfNeeded())
  if (blogPosts.length > 4) await visit.both((page) => button(page, text['posts.next']).click())
  await visit.change((page) => followLink(page, blogPath(locale, 'nowhere')))
  await visit.change(back)
  await visit.change((page) => open(page, blogPath(locale, 'nowhere')))
})

journey('the search', ['en', 'ar'], async ({ visit, context, locale }) => {
  const text = words[locale]
  let isGone = true
  await context.route(/search-panel-|\/search\.json/, (route) =>
    isGone ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  )
  await visit.both((page) => open(page, pagePath(locale, 'home')))
  await visit.change((page) => button(page, text['search.open']).click())
  await visit.both((page) => expect(button(page, text['error.retry'])).toBeVisible())
  isGone = false
  await visit.change((page) => button(page, text['error.retry']).click())
  const known = { en: ['da', 'data'], ar: ['بيا', 'بيانات'] }[locale]
  const unknown = { en: ['qqqq', 'xqqq'], ar: ['ققق', 'ظقق'] }[locale]
  const queries = [...(company.isSample ? known : []), ...unknown]
  for (const query of [...queries, entryNear(services, 6).name[locale]])
    await visit.change((page) => page.getByRole('dialog').getByRole('textbox').fill(query))
  await visit.change((page) => page.keyboard.press('Enter'))
})

journey('menus, switches, dialogs and questions', ['ar'], async ({ visit, locale }) => {
  const text = words[locale]
  await visit.both((page) => open(page, pagePath(locale, 'home')))
  await visit.both((page) => page.locator('[data-theme-switch]').first().click())
  await visit.both((page) => button(page, text['logos.pause']).click())
  await visit.both((page) => button(page, text['nav.company']).click())
  await visit.change((page) => page.locator('#company-menu a').last().click())
  await visit.both((page) => button(page, entryNear(certificates, 1).title[locale]).click())
  await visit.both((page) => page.keyboard.press('Escape'))
  await visit.change((page) => goTo(page, locale, 'faqs'))
  for (const { question } of faqs.slice(0, 2))
    await visit.both((page) => page.getByText(question[locale]).click())
  await visit.change((page) => button(page, text['inquiry.form.send']).click())
  for (const key of ['aboutUs', 'milestone', 'clientAndPartner', 'solutions'] as const)
    await visit.change((page) => goTo(page, locale, key))
  await visit.change(back)
  await visit.both((page) => page.setViewportSize(phone))
  await visit.both((page) => button(page, text['menu.open']).click())
  await visit.change((page) => page.getByRole('dialog').getByRole('link').nth(3).click())
  await visit.change(async (page) => {
    await page.locator('[data-language-switch]').first().click()
    await page.waitForURL(`**${pagePath(otherLocale(locale), 'services')}`)
  })
})

journey('pages that are late or do not come', ['en'], async ({ visit, context, locale }) => {
  const text = words[locale]
  const releases = await Promise.all(
    [visit.translated, visit.plain].map((page) =>
      holdRequests(page, `**${pageDataPath(locale, 'faqs')}`),
    ),
  )
  let isGone = true
  await context.route(`**${pageDataPath(locale, 'milestone')}`, (route) =>
    isGone ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  )
  await visit.both((page) => open(page, pagePath(locale, 'home')))
  await visit.change((page) => followLink(page, pagePath(locale, 'faqs')))
  for (const release of releases) release()
  await visit.change((page) => page.waitForURL(`**${pagePath(locale, 'faqs')}`))
  await visit.change((page) => followLink(page, `${pagePath(locale, 'milestone')}?x`))
  await visit.both((page) => expect(button(page, text['error.retry'])).toBeVisible())
  isGone = false
  await visit.change((page) => button(page, text['error.retry']).click())
})
