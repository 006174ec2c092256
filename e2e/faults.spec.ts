import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { localeKeys, locales, otherLocale } from '#app/i18n/locales.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'
import { outputDirectory } from '../tools/react-router.ts'
import { createSiteServer, listen } from '../tools/site-server.ts'
import { withPolicy } from '../tools/static-files/content-security-policy.ts'
import { withManifestIntegrity } from '../tools/static-files/script-integrity.ts'
import { documentLoads, expect, hydrated, test as siteTest } from './fixtures.ts'
import { base } from './host.ts'
import { FormOnPage, words } from './message-forms.ts'
import { dataPath, pagePath } from './paths.ts'

const output = outputDirectory(path.resolve(import.meta.dirname, '..'))

/** How a file fails. `cut`: the line breaks in the middle. `half`: it ends there, in good order. */
type Symptom = 'missing' | 'hanging' | 'html' | 'cut' | 'half'
const symptoms: readonly Symptom[] = ['missing', 'hanging', 'html', 'cut', 'half']

type WorkerFixtures = {
  /** A server that begins every answer and ends none. */
  brokenLine: string
  /** Yesterday's site, until its owner publishes a new one. */
  publisher: { origin: string; publish: (which: 'old' | 'new') => void }
}

const test = siteTest.extend<object, WorkerFixtures>({
  brokenLine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern's names
    async ({}, use) => {
      const server = createServer(({ url }, response) => {
        const type = Object.entries(types).find(([ending]) => url?.endsWith(ending))?.[1]
        response.writeHead(200, { 'Content-Type': type ?? 'text/html', 'Content-Length': 5000 })
        response.write('/* the beginning', () => response.destroy())
      })
      await use(`http://localhost:${await listen(server, 0)}`)
      server.close()
    },
    { scope: 'worker' },
  ],
  publisher: [
    async ({ site }, use) => {
      const copy = await mkdtemp(path.join(tmpdir(), 'new-deployment-'))
      await copyUnderNewNames(copy)
      const servers = {
        old: createSiteServer(output, site.inbox, { base }),
        new: createSiteServer(copy, site.inbox, { base }),
      }
      let current: Server = servers.old
      const server = createServer((...exchange) => current.emit('request', ...exchange))
      const publish = (which: keyof typeof servers) => {
        current = servers[which]
      }
      await use({ origin: `http://localhost:${await listen(server, 0)}`, publish })
      server.closeAllConnections()
      server.close()
      await rm(copy, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

type Fault = Readonly<{
  /** What fails. */
  name: string
  page: PageKey
  files: (locale: Locale) => RegExp | Promise<RegExp>
  /** What has to be on the screen for it to be asked for. */
  place?: string
  /** What the browser says of it; anything else counts as an error of ours. */
  says: RegExp
  /** How it fails; a picture, a font or a map that ends early is the browser's own to judge. */
  symptoms?: readonly Symptom[]
}>

const scripts: readonly Fault[] = [
  {
    name: 'own chunk',
    page: 'aboutUs',
    files: async (locale) => named((await manifest()).routes[`${locale}/aboutUs`]?.module),
    says: /Failed to load|preloaded using|SyntaxError/,
  },
  {
    name: 'entry',
    page: 'aboutUs',
    files: async () => named((await manifest()).entry.module),
    says: /Failed to load|preloaded using|SyntaxError|Failed to fetch dynamically imported/,
  },
  {
    name: 'manifest',
    page: 'aboutUs',
    files: () => /\/media\/assets\/manifest-[\w-]*\.js$/,
    says: /Failed to load|preloaded using|SyntaxError|integrity/,
  },
]

const ownStyles: Fault = {
  name: 'own style sheets',
  page: 'certificates',
  files: async (locale) => named(...(await stylesOf(locale, 'certificates'))),
  says: /Failed to load|MIME type|preloaded using|Loading chunk/,
}

const globalStyles: Fault = {
  name: 'global style sheet',
  page: 'aboutUs',
  files: async () => named(...((await manifest()).routes.root?.css ?? [])),
  says: /Failed to load|MIME type|preloaded using/,
}

const fonts: Fault = {
  name: 'fonts',
  page: 'faqs',
  files: () => /\.woff2$/,
  says: /Failed to load|Failed to decode|OTS parsing|preloaded using/,
  symptoms: symptoms.slice(0, 4),
}

const others: readonly Fault[] = [
  {
    name: 'pictures',
    page: 'blogs',
    place: 'main img',
    files: () => /\.(avif|webp|jpg|png)$/,
    says: /Failed to load/,
    symptoms: symptoms.slice(0, 4),
  },
  {
    name: 'map',
    page: 'contactUs',
    place: '#map',
    files: () => /^https:\/\/www\.openstreetmap\.org\//,
    says: /Failed to load/,
    symptoms: symptoms.slice(0, 4),
  },
]

const pageData: Fault = {
  name: 'data of a page',
  page: 'aboutUs',
  files: () => /\/about-us\.data$/,
  says: /Failed to load|SyntaxError|Unable to decode|Failed to fetch/,
}

const listData: Fault = {
  name: 'data file of a list',
  page: 'projects',
  files: (locale) => new RegExp(`${dataPath(locale, 'projects/4').replaceAll('.', '\\.')}$`),
  says: /Failed to load|answered 404|SyntaxError|TypeError|Failed to fetch/,
}

/** Each fault in each of its ways; the languages take turns. */
function forEachFault(
  faults: readonly Fault[],
  title: string,
  check: (a: {
    page: Page
    fault: Fault
    locale: Locale
    strike: Strike
    symptom: Symptom
  }) => Promise<void>,
  chosen: readonly Symptom[] = symptoms,
  where = '',
) {
  for (const [row, fault] of faults.entries()) {
    test.describe(`${fault.name}${where}`, () => {
      test.use({ allowComplaints: fault.says })
      const ways = (fault.symptoms ?? symptoms).filter((symptom) => chosen.includes(symptom))
      for (const [column, symptom] of ways.entries()) {
        const locale = localeKeys[(row + column) % localeKeys.length] ?? 'en'
        test(`${symptom}, ${title} ${locale}`, async ({ page, context, brokenLine }) => {
          if (where !== '') await page.addInitScript(blockStorage)
          await page.addInitScript(notePaint)
          if (symptom === 'hanging') await installClock(page, context)
          const strike = striker(context, await fault.files(locale), symptom, brokenLine)
          await check({ page, fault, locale, strike, symptom })
        })
      }
    })
  }
}

const direct: Parameters<typeof forEachFault>[2] = async ({ page, fault, locale, ...a }) => {
  const asked = await a.strike()
  const address = pagePath(locale, fault.page)
  const loads = documentLoads(page)
  await page.goto(address, { waitUntil: 'commit' })
  if (fault.place) await page.locator(fault.place).first().scrollIntoViewIfNeeded()
  await expect.poll(asked).toBeGreaterThan(0)
  if (a.symptom === 'hanging') {
    if (fault === fonts) await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await letPatienceEnd(page, fault)
  }
  await expectReadable(page, locale, fault.page)
  expect(loads).toEqual([address])
  await footerLink(page, locale, 'milestone').click({ noWaitAfter: true })
  if (a.symptom === 'hanging') await letPatienceEnd(page, fault)
  await expectReadable(page, locale, 'milestone')
  expect(loads.length).toBeLessThanOrEqual(2)
}

const click: Parameters<typeof forEachFault>[2] = async ({ page, fault, locale, ...a }) => {
  await page.goto(pagePath(locale, 'milestone'))
  await hydrated(page)
  const asked = await a.strike()
  const loads = documentLoads(page)
  await footerLink(page, locale, fault.page).click({ noWaitAfter: true })
  if (fault.place) await page.locator(fault.place).first().scrollIntoViewIfNeeded()
  await expect.poll(asked).toBeGreaterThan(0)
  if (a.symptom === 'hanging') {
    await page.clock.fastForward(120_001)
    await expect(page).toHaveURL(pagePath(locale, fault.page))
    await letPatienceEnd(page, fault)
  }
  await expectReadable(page, locale, fault.page)
  await expect(page).toHaveURL(pagePath(locale, fault.page))
  expect(loads.length).toBeLessThanOrEqual(1)
}

test.describe('opened directly', () => {
  forEachFault([...scripts, ownStyles, globalStyles, fonts, ...others], 'in', direct)
  forEachFault(scripts, 'in', direct, symptoms, ', with storage blocked')
})

test.describe('on a click', () => {
  // A chunk that is missing or hangs is tried in chunks.spec.ts.
  const untried: readonly Symptom[] = ['html', 'cut', 'half']
  const [ownChunk] = scripts
  forEachFault(ownChunk ? [ownChunk] : [], 'in', click, untried)
  forEachFault(ownChunk ? [ownChunk] : [], 'in', click, untried, ', with storage blocked')
  forEachFault([ownStyles, ...others], 'in', click)

  forEachFault([fonts], 'on the way to', async ({ page, locale, strike, symptom }) => {
    await page.goto(pagePath(otherLocale(locale), 'faqs'))
    await hydrated(page)
    await strike()
    const loads = documentLoads(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: locales[locale].name, exact: true })
      .click({ noWaitAfter: true })
    await expect(page).toHaveURL(pagePath(locale, 'faqs'), { timeout: 4000 })
    if (symptom === 'hanging') await page.clock.fastForward(3000)
    await expectReadable(page, locale, 'faqs')
    expect(loads).toHaveLength(1)
  })

  forEachFault([pageData], 'in', async ({ page, locale, strike, symptom }) => {
    // Its code has come on an earlier visit; only its data is wanting.
    await page.goto(pagePath(locale, 'aboutUs'))
    await hydrated(page)
    await footerLink(page, locale, 'milestone').click()
    await expectReadable(page, locale, 'milestone')
    const asked = await strike()
    const loads = documentLoads(page)
    await footerLink(page, locale, 'aboutUs').click()
    await expect.poll(asked).toBeGreaterThan(0)
    if (symptom === 'hanging') {
      await expectReadable(page, locale, 'milestone')
      await page.clock.fastForward(121_000)
    }
    // The target's document has the data in it.
    await expect(page).toHaveURL(pagePath(locale, 'aboutUs'))
    await expectReadable(page, locale, 'aboutUs')
    expect(loads).toEqual([pagePath(locale, 'aboutUs')])
  })

  forEachFault([listData], 'in', async ({ page, locale, strike, symptom }) => {
    await page.goto(pagePath(locale, 'projects'))
    await hydrated(page)
    await strike()
    const loads = documentLoads(page)
    await pager(page, locale).getByText('4', { exact: true }).click()
    if (symptom === 'hanging') {
      await expect(page.getByText(words[locale]['status.loading'])).toBeVisible()
      await page.clock.fastForward(600_000)
      await expectReadable(page, locale, 'projects')
      await pager(page, locale).getByText('3', { exact: true }).click()
      return expect(page.getByText(projects[16]?.title[locale] ?? '')).toBeVisible()
    }
    await expectApology(page, locale)
    expect(loads).toEqual([])
    await footerLink(page, locale, 'faqs').click()
    await expectReadable(page, locale, 'faqs')
  })
})

test.describe('opened directly at a page of a list', () => {
  forEachFault([listData], 'in', async ({ page, locale, strike, symptom }) => {
    const asked = await strike()
    const loads = documentLoads(page)
    await page.goto(`${pagePath(locale, 'projects')}?page=4`)
    await expect.poll(asked).toBeGreaterThan(0)
    if (symptom === 'hanging') {
      await page.clock.fastForward(15_000)
      await expectReadable(page, locale, 'projects')
      await expect(page.getByText(projects[0].title[locale])).toBeVisible()
    } else await expectApology(page, locale)
    expect(loads).toHaveLength(1)
    await footerLink(page, locale, 'faqs').click()
    await expectReadable(page, locale, 'faqs')
  })
})

test.describe('after a new deployment', () => {
  test.use({
    allowComplaints: /Failed to load|Loading chunk|The message was not sent/,
    baseURL: ({ publisher }, use) => use(publisher.origin),
  })

  for (const locale of localeKeys) {
    test(`a page of the old one leads everywhere, in ${locale}`, async ({
      page,
      publisher,
      inbox,
    }) => {
      await page.clock.install()
      await page.addInitScript(notePaint)
      publisher.publish('old')
      await page.goto(pagePath(locale, 'home'))
      await hydrated(page)
      publisher.publish('new')
      const loads = documentLoads(page)
      for (const key of ['aboutUs', 'certificates', 'services'] as const) {
        loads.length = 0
        await footerLink(page, locale, key).click()
        await expectReadable(page, locale, key)
        expect(loads.length).toBeLessThanOrEqual(1)
        await hydrated(page)
      }
      const tiles = page.getByRole('navigation', { name: words[locale]['services.all'] })
      await tiles.getByRole('link').nth(4).click()
      const detail = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(detail).toHaveText(services[4]?.name[locale] ?? '')
      for (const key of ['certificates', 'aboutUs', 'home'] as const) {
        loads.length = 0
        await page.goBack()
        await expectReadable(page, locale, key)
        expect(loads.length).toBeLessThanOrEqual(1)
      }
      loads.length = 0
      await footerLink(page, locale, 'faqs').click()
      await expectReadable(page, locale, 'faqs')
      expect(loads.length).toBeLessThanOrEqual(1)
      await hydrated(page)
      const form = new FormOnPage(page, 'inquiry', locale)
      await form.form.scrollIntoViewIfNeeded()
      await page.clock.fastForward(3000)
      await form.fill()
      await form.send.click()
      await form.expectStatus('inquiry.form.sent')
      form.expectDelivered(inbox)
    })

    test(`a form of the old one keeps its text and can be sent, in ${locale}`, async ({
      page,
      publisher,
      inbox,
    }) => {
      await page.clock.install()
      publisher.publish('old')
      const form = new FormOnPage(page, 'contact', locale)
      await page.setViewportSize({ width: 390, height: 500 })
      await page.goto(form.address)
      await hydrated(page)
      publisher.publish('new')
      await form.fill()
      await page.clock.fastForward(3000)
      await form.send.click()
      await form.expectTyped()
      await expect(form.form.getByRole('link', { name: company.email })).toBeVisible()
      await page.reload()
      await hydrated(page)
      await form.expectTyped()
      await form.form.scrollIntoViewIfNeeded()
      await page.clock.fastForward(3000)
      await form.send.click()
      await form.expectStatus('send.status.success')
      form.expectDelivered(inbox)
    })
  }
})

type Manifest = Readonly<{
  entry: Readonly<{ module: string }>
  routes: Readonly<Record<string, Readonly<{ module: string; css?: readonly string[] }>>>
}>

/** The app's own list of routes and their files. */
async function manifest(): Promise<Manifest> {
  const assets = path.join(output, 'media', 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-[\w-]*\.js$/.test(file))
  const source = await readFile(path.join(assets, name ?? ''), 'utf8')
  return JSON.parse(source.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''))
}

/** The style sheets of a page that the page a click comes from does not have. */
async function stylesOf(locale: Locale, page: PageKey): Promise<string[]> {
  const { routes } = await manifest()
  const start = ['root', `layouts/${locale}`, `${locale}/milestone`]
  const had = start.flatMap((id) => routes[id]?.css ?? [])
  return (routes[`${locale}/${page}`]?.css ?? []).filter((href) => !had.includes(href))
}

/** Matches the addresses of these files. */
function named(...files: readonly (string | undefined)[]): RegExp {
  const names = files.map((file) => file?.replace(/#.*/, '').split('/').pop())
  if (names.length === 0 || names.includes(undefined)) throw new Error('there is no such file')
  return new RegExp(`/(${names.join('|').replaceAll('.', '\\.')})$`)
}

/** Lets files fail from now on; tells how many have been asked for since. */
type Strike = () => Promise<() => number>

function striker(
  context: BrowserContext,
  files: RegExp,
  symptom: Symptom,
  brokenLine: string,
): Strike {
  let asked = 0
  return async () => {
    await context.route(files, async (route) => {
      asked += 1
      const { pathname, protocol } = new URL(route.request().url())
      if (symptom === 'missing') await route.fulfill({ status: 404, body: 'gone' })
      if (symptom === 'html') {
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' })
      }
      if (symptom === 'cut') {
        if (protocol === 'http:') await route.continue({ url: brokenLine + pathname })
        else await route.abort('connectionreset')
      }
      if (symptom === 'half') {
        // The test may be over by then.
        const response = await route.fetch().catch(() => undefined)
        const body = await response?.body()
        if (!response || !body) return
        await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
      }
    })
    return () => asked
  }
}

/**
 * A clock of the test's own, but for frames: the page takes the first one as the sign that its style
 * sheets are in.
 */
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

/** The longest the page itself waits for what hangs: 3 s for fonts, 15 s for the rest. */
async function letPatienceEnd(page: Page, fault: Fault) {
  await page.locator('html').waitFor({ state: 'attached' })
  await page.clock.fastForward(fault === fonts ? 3000 : 15_000)
}

async function expectReadable(page: Page, locale: Locale, key: PageKey) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(pages[key].heading[locale])
  await expect(heading).toBeVisible()
  await expect(page.getByRole('main').getByText(pages[key].lead[locale])).toBeVisible()
  await expect(footerLink(page, locale, 'projects')).toBeVisible()
  // What is in the document is not yet on the screen: a style sheet may keep the browser waiting.
  await expect.poll(() => page.evaluate(() => 'hasPainted' in window)).toBe(true)
}

/** The error page inside the frame: what went wrong, a way to try again and all other ways. */
async function expectApology(page: Page, locale: Locale) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale]['error.heading'])
  await expect(page.getByRole('button', { name: words[locale]['error.retry'] })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

function footerLink(page: Page, locale: Locale, key: PageKey) {
  const name = pages[key].name[locale]
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

function pager(page: Page, locale: Locale) {
  return page.getByRole('navigation', { name: words[locale]['pager.label'], exact: true })
}

/** Notes when the document's first text or picture is on the screen. */
function notePaint() {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) {
      Object.assign(window, { hasPainted: true })
    }
  }).observe({ type: 'paint', buffered: true })
}

function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

/** A copy of the site as its next build would leave it: every hashed file has another name. */
async function copyUnderNewNames(target: string) {
  await cp(output, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const assets = path.join(target, 'media', 'assets')
  const newNames = new Map<string, string>()
  for (const name of await readdir(assets)) {
    const newName = name.replace(/(?=\.\w+$)/, 'n')
    newNames.set(name, newName)
    await rename(path.join(assets, name), path.join(assets, newName))
  }
  const files = await readdir(target, { recursive: true })
  for (const file of files.filter((name) => /\.(html|js|css|json|data)$/.test(name))) {
    const address = path.join(target, file)
    const text = await readFile(address, 'utf8')
    await writeFile(
      address,
      text.replace(/[\w.-]+\.\w+/g, (name) => newNames.get(name) ?? name),
    )
  }
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const address = path.join(target, file)
    const html = await readFile(address, 'utf8')
    const bare = html.replace(/<script[^>]* integrity="[^"]*"><\/script>/, '')
    const vouched = await withManifestIntegrity(bare, target, base)
    await writeFile(address, withPolicy(vouched, { connectOrigins: [] }))
  }
}
