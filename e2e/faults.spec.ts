import type { BrowserContext, Page } from '@playwright/test'
import type { PageKey } from '#app/i18n/paths.ts'
import { projects } from '#content/projects.ts'
import type { Locale } from '#content/types.ts'
import { chunkOf } from './built-site.ts'
import { documentLoads, expect, open, test } from './fixtures.ts'
import {
  expectErrorPage,
  expectReadable,
  footerLink,
  languageLink,
  notePaint,
  pager,
} from './page-actions.ts'
import {
  dataPath,
  entryAt,
  otherLocale,
  pageDataPath,
  pagePath,
  pageWithPictures,
  projectPages,
  projectsOn,
  words,
} from './site.ts'

/**
 * Files that do not come. A script, font or picture that is another file, or whose line is cut, is to the app as
 * one that is missing; what a data file may be instead: app/platform/data-file.test.ts.
 */

/** `half`: the body ends there without an error. */
type Symptom = 'missing' | 'hanging' | 'half'

type Fault = Readonly<{
  page: PageKey
  files: (locale: Locale) => RegExp | Promise<RegExp>
  /** Selector that has to be in view for the file to be requested. */
  place?: string
  /** Messages of the browser; any other counts as our error. */
  says: RegExp
}>

const faults = {
  'own chunk': {
    page: 'aboutUs',
    files: (locale) => chunkOf(`${locale}/aboutUs`),
    says: /Failed to load|preloaded using|SyntaxError/,
  },
  entry: {
    page: 'aboutUs',
    files: () => chunkOf(),
    says: /Failed to load|preloaded using|SyntaxError|Failed to fetch dynamically imported/,
  },
  manifest: {
    page: 'aboutUs',
    files: () => /\/media\/assets\/manifest-[\w-]*\.js$/,
    says: /Failed to load|preloaded using|SyntaxError/,
  },
  fonts: {
    page: 'faqs',
    files: () => /\.woff2$/,
    says: /Failed to load|Failed to decode|OTS parsing|preloaded using/,
  },
  pictures: {
    page: pageWithPictures,
    place: 'main img',
    files: () => /\/media\/assets\/.*\.(svg|avif|webp|jpg|png)$/,
    says: /Failed to load/,
  },
  map: {
    page: 'contactUs',
    place: '#map',
    files: () => /^https:\/\/www\.openstreetmap\.org\//,
    says: /Failed to load/,
  },
  'data of a page': {
    page: 'aboutUs',
    files: (locale) => fileAt(pageDataPath(locale, 'aboutUs')),
    says: /Failed to load|answered 404/,
  },
  'data of a list': {
    page: 'projects',
    files: (locale) => fileAt(dataPath(locale, `projects/${projectsOn(4).number}`)),
    says: /Failed to load|answered 404|SyntaxError|TypeError/,
  },
} as const satisfies Readonly<Record<string, Fault>>

const fileAt = (path: string) => new RegExp(`${path.replaceAll('.', '\\.')}$`)

type Visit = Readonly<{
  page: Page
  fault: Fault
  locale: Locale
  symptom: Symptom
  /** The file fails from now on. @returns counts the requests for it */
  startFault: () => Promise<() => number>
}>

type Case = readonly [file: keyof typeof faults, symptom: Symptom, locale: Locale]

function eachCase(where: string, cases: readonly Case[], check: (visit: Visit) => Promise<void>) {
  for (const [name, symptom, locale] of cases) {
    const fault: Fault = faults[name]
    test.describe(() => {
      test.use({ allowComplaints: fault.says })
      test(`${name} ${symptom}, ${where} in ${locale}`, async ({ page, context }) => {
        await page.addInitScript(notePaint)
        if (symptom === 'hanging') await installClock(page, context)
        const startFault = async () => breakFiles(context, await fault.files(locale), symptom)
        await check({ page, fault, locale, symptom, startFault })
      })
    })
  }
}

async function breakFiles(context: BrowserContext, files: RegExp, symptom: Symptom) {
  let asked = 0
  await context.route(files, async (route) => {
    asked += 1
    if (symptom === 'missing') await route.fulfill({ status: 404, body: 'gone' })
    if (symptom === 'half') {
      // The test may be over by then.
      const response = await route.fetch().catch(() => undefined)
      const body = await response?.body().catch(() => undefined)
      if (!response || !body) return
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
    }
  })
  return () => asked
}

/** Frames keep the real clock: the page waits for the first one before it assumes its styles. */
async function installClock(page: Page, context: BrowserContext) {
  await context.addInitScript(() => {
    Object.assign(window, { nextFrame: window.requestAnimationFrame.bind(window) })
  })
  await page.clock.install()
  await page.addInitScript(() => {
    const { nextFrame } = window as unknown as { nextFrame: typeof requestAnimationFrame }
    window.requestAnimationFrame = nextFrame
  })
}

/** The page's own longest timeout. */
async function passTimeouts(page: Page) {
  await page.locator('html').waitFor({ state: 'attached' })
  await page.clock.fastForward(15_000)
}

eachCase(
  'opened directly',
  [
    ['fonts', 'hanging', 'en'],
    // One that fails: app/components/picture.test.tsx.
    ['pictures', 'hanging', 'ar'],
    // One that cannot be had: contact-page.spec.ts.
    ['map', 'hanging', 'en'],
    ['own chunk', 'missing', 'en'],
    ['own chunk', 'hanging', 'ar'],
    ['own chunk', 'half', 'en'],
    ['entry', 'missing', 'en'],
    ['entry', 'hanging', 'ar'],
    ['entry', 'half', 'en'],
    ['manifest', 'hanging', 'en'],
    ['manifest', 'half', 'ar'],
  ],
  async ({ page, fault, locale, symptom, startFault }) => {
    const asked = await startFault()
    const address = pagePath(locale, fault.page)
    const loads = documentLoads(page)
    await page.goto(address, { waitUntil: 'commit' })
    if (fault.place) await page.locator(fault.place).first().scrollIntoViewIfNeeded()
    await expect.poll(asked).toBeGreaterThan(0)
    if (fault === faults.fonts) await expectReadable(page, locale, fault.page)
    if (symptom === 'hanging') await passTimeouts(page)
    await expectReadable(page, locale, fault.page)
    expect(loads).toEqual([address])
    await footerLink(page, locale, 'milestone').click({ noWaitAfter: true })
    if (symptom === 'hanging') await passTimeouts(page)
    await expectReadable(page, locale, 'milestone')
    expect(loads.length).toBeLessThanOrEqual(2)
  },
)

eachCase(
  'on a click',
  [
    ['own chunk', 'missing', 'en'],
    ['own chunk', 'hanging', 'en'],
    ['own chunk', 'half', 'ar'],
    ['data of a page', 'missing', 'en'],
    ['data of a page', 'hanging', 'ar'],
  ],
  async ({ page, fault, locale, symptom, startFault }) => {
    const asked = await startFault()
    await open(page, pagePath(locale, 'milestone'))
    const loads = documentLoads(page)
    await footerLink(page, locale, fault.page).click({ noWaitAfter: true })
    await expect.poll(asked).toBeGreaterThan(0)
    if (symptom === 'hanging') {
      const status = page.getByRole('status').filter({ hasText: words[locale]['status.loading'] })
      await expect(status).toBeVisible()
      await page.clock.fastForward(119_000)
      await expectReadable(page, locale, 'milestone')
      expect(loads).toEqual([])
      await page.clock.fastForward(1_001)
    }
    // The target's document has the data in it.
    await expect(page).toHaveURL(pagePath(locale, fault.page))
    await expectReadable(page, locale, fault.page)
    expect(loads).toEqual([pagePath(locale, fault.page)])
  },
)

eachCase(
  'on the way to the page',
  [['fonts', 'missing', 'en']],
  async ({ page, locale, startFault }) => {
    await open(page, pagePath(otherLocale(locale), 'faqs'))
    await startFault()
    const loads = documentLoads(page)
    await languageLink(page, locale).click({ noWaitAfter: true })
    await expect(page).toHaveURL(pagePath(locale, 'faqs'), { timeout: 4000 })
    await expectReadable(page, locale, 'faqs')
    expect(loads).toHaveLength(1)
  },
)

eachCase(
  'on a click on its page',
  [
    ['data of a list', 'half', 'ar'],
    ['data of a list', 'hanging', 'en'],
  ],
  async ({ page, locale, startFault, symptom }) => {
    test.skip(projectPages < 3, 'The second page has come ahead')
    await open(page, pagePath(locale, 'projects'))
    await startFault()
    const loads = documentLoads(page)
    const number = `${projectsOn(4).number}`
    await pager(page, locale).getByText(number, { exact: true }).click()
    if (symptom === 'hanging') {
      await expect(page.getByText(words[locale]['status.loading'])).toBeVisible()
      await page.clock.fastForward(119_000)
      await expectReadable(page, locale, 'projects')
      await page.clock.fastForward(1001)
    }
    await expectErrorPage(page, locale)
    expect(loads).toEqual([])
    await footerLink(page, locale, 'faqs').click()
    await expectReadable(page, locale, 'faqs')
  },
)

eachCase(
  'opened directly at its page',
  [
    ['data of a list', 'missing', 'en'],
    ['data of a list', 'hanging', 'ar'],
  ],
  async ({ page, locale, startFault, symptom }) => {
    const asked = await startFault()
    const loads = documentLoads(page)
    await page.goto(`${pagePath(locale, 'projects')}?page=${projectsOn(4).number}`)
    await expect.poll(asked).toBeGreaterThan(0)
    if (symptom === 'hanging') {
      await page.clock.fastForward(15_000)
      await expectReadable(page, locale, 'projects')
      const { title } = entryAt(projects, 0)
      await expect(page.getByRole('heading', { name: title[locale] })).toBeVisible()
    } else await expectErrorPage(page, locale)
    expect(loads).toHaveLength(1)
    await footerLink(page, locale, 'faqs').click()
    await expectReadable(page, locale, 'faqs')
  },
)
