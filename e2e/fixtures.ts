import path from 'node:path'
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Page,
  test as plainTest,
} from '@playwright/test'
import { chromiumLaunch, findWholeChromium } from '../tools/serve/chromium.ts'
import { Inbox } from '../tools/serve/inbox.ts'
import { startNginx } from '../tools/serve/nginx.ts'
import { outputDirectory } from '../tools/serve/react-router.ts'
import { createSiteServer, listen } from '../tools/serve/site-server.ts'
import { type Publisher, startPublisher } from './publisher.ts'
import { base, isNginx } from './site.ts'

/** The inbox behind the site, empty at the start of a test. */
type InboxFixture = { inbox: Inbox }

type PageFixtures = {
  /** Console messages and uncaught errors; a test that ends with any fails. */
  complaints: string[]
  /** Complaints a test causes on purpose. */
  allowComplaints: RegExp | undefined
  /** A failed test leaves one; Playwright's own option takes one of each test, and waits for fonts that hang. */
  picture: undefined
  /** Patterns of `page.route` and `context.route`; a test fails if one has matched no request. */
  unmatchedRoutes: Set<string>
}

/** Of all specs, as a spec with some of its own would have workers of its own. */
type WorkerFixtures = {
  site: { origin: string; inbox: Inbox }
  /** Serves the old site until the new one is published. */
  publisher: Publisher
  /** A headless shell has no history that keeps pages, and no tabs. */
  wholeBrowser: Browser
}

const output = outputDirectory(path.resolve(import.meta.dirname, '..'))

/** The only other site that pages show something of. Its name has no address: see `answerForMap`. */
const mapOrigin = 'https://www.openstreetmap.org'

/** Of Playwright, where the configuration blocks service workers; of Chromium before 114. */
const noComplaints =
  /^(?:Service Worker registration blocked by Playwright$|Found a 'popover' attribute\.)/

/** For tests that ask the server, or read files, and open no page: no browser is started for them. */
export const testOfFiles = plainTest.extend<InboxFixture, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern's names
    async ({}, use) => {
      const inbox = new Inbox()
      const server = createSiteServer(output, inbox, base)
      const port = await listen(server, 0)
      // Behind nginx this server is only the inbox.
      const nginx = isNginx ? await startNginx(output, port) : undefined
      await use({ origin: nginx?.origin ?? `http://localhost:${port}`, inbox })
      await nginx?.stop()
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  publisher: [
    async ({ site }, use) => {
      const [publisher, stop] = await startPublisher(output, site.inbox)
      await use(publisher)
      await stop()
    },
    { scope: 'worker' },
  ],
  wholeBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern's names
    async ({}, use) => {
      const browser = await chromium.launch({
        ...chromiumLaunch(findWholeChromium()),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  inbox: async ({ site }, use) => {
    site.inbox.reset()
    await use(site.inbox)
    // Tests without this fixture share the server.
    site.inbox.reset()
  },
})

export const test = testOfFiles.extend<PageFixtures>({
  allowComplaints: [undefined, { option: true }],
  picture: [
    async ({ page }, use, info) => {
      await use(undefined)
      if (info.status === info.expectedStatus) return
      // A page that draws no more would hold up the report.
      const body = await page.screenshot({ timeout: 10_000 })
      await info.attach('picture', { body, contentType: 'image/png' })
    },
    { auto: true },
  ],
  complaints: [
    async ({ page, context, allowComplaints }, use) => {
      await context.addInitScript(pausePopupTimers)
      const complaints: string[] = []
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        if (message.location().url.startsWith(mapOrigin)) return
        if (!noComplaints.test(message.text())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        const { protocol, hostname, origin } = new URL(request.url())
        const isOurs = hostname === 'localhost' || origin === mapOrigin
        if (/^https?:$/.test(protocol) && !isOurs) complaints.push(`Asks ${origin} for something`)
      })
      await use(complaints)
      const isAllowed = (text: string) =>
        allowComplaints?.test(text) && !/Content Security Policy|^Asks /.test(text)
      expect(complaints.filter((text) => !isAllowed(text))).toEqual([])
    },
    { auto: true },
  ],
  unmatchedRoutes: [
    async ({ page, context }, use) => {
      const unmatched = new Set<string>()
      for (const target of [page, context]) watchRoutes(target, unmatched)
      await use(unmatched)
      expect([...unmatched], 'route patterns that matched nothing').toEqual([])
    },
    { auto: true },
  ],
})

/** For tests of a deployment during a visit. */
export const testOfPublisher = test.extend({
  baseURL: ({ publisher }, use) => use(publisher.origin),
})

/**
 * Without it, the drawing stands for the map: any route disables the browser's cache, which makes a load a
 * third dearer, and a second CDP session, as for `Fetch`, loses the emulated media type at the next document.
 */
export async function answerForMap(context: BrowserContext): Promise<void> {
  const body = '<!doctype html><title>Map</title>'
  await context.route(`${mapOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
}

/** @param unmatched takes in each pattern until a request matches it */
function watchRoutes(target: Page | BrowserContext, unmatched: Set<string>): void {
  const route = target.route.bind(target)
  target.route = (pattern, handle, options) => {
    unmatched.add(`${pattern}`)
    const noteAndHandle: typeof handle = (match, request) => {
      unmatched.delete(`${pattern}`)
      return handle(match, request)
    }
    return route(pattern, noteAndHandle, options)
  }
}

/**
 * Pop-ups stay until they are closed, so that a test that reads one does not race against its
 * 2000 ms. Their clock is the animation of their progress bar.
 */
export function pausePopupTimers(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[role=progressbar] { animation-play-state: paused !important }')
  document.adoptedStyleSheets = [sheet]
}

/** For `test.use()` where what moves is part of the journey: elsewhere visitors prefer reduced motion. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Runs the pop-ups' timers, which the fixture pauses. */
export async function resumePopupTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** Waits until the app has hydrated the prerendered page and loaded what the address asks for. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__reactRouterDataRouter?.state.initialized)
}

/** Opens an address and waits for the app. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** The addresses of the documents a page loads from now on, in order. */
export function documentLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** The paths of addresses that match and that a page asks for from now on, in order. */
export function requestsFor(page: Page, addresses: RegExp): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (addresses.test(request.url())) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

export { expect }
