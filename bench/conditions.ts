import type { Browser, CDPSession, Page, Request } from '@playwright/test'
import type { PageKey } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { addProbes } from './probes.ts'
import type { Site } from './sites.ts'

export type Run = Readonly<{
  browser: Browser
  sites: readonly Site[]
  pages: readonly PageKey[]
  locales: readonly Locale[]
  runs: number
}>

const phone = '390 × 844 at 2 pixels each, mobile, cold cache, no service worker'

/** Slow 4G and a modest phone, as in Lighthouse's mobile preset. */
export const conditionsInWords = {
  loads:
    'slow 4G (150 ms, 1.6 Mbit/s down, 750 kbit/s up), processor slowed 4 times, HTTP/1.1 on ' +
    `loopback, ${phone}`,
  clicks: `processor slowed 4 times from the click on, ${phone}`,
  idle: '1280 × 800, not slowed; each build has a browser of its own, all open at once',
} as const

/** In ms, for a page to load, to hydrate or to follow a click. */
export const timeout = 30_000

export type Phone = Readonly<{
  page: Page
  devtools: CDPSession
  /** Resolves once no request has been open for a second. */
  idle: () => Promise<void>
}>

/** Gives a page without any cache on a slow phone, and closes it afterwards. */
export function withSlowPage<Result>(
  browser: Browser,
  use: (slow: Phone) => Promise<Result>,
): Promise<Result> {
  return withPhone(browser, async (phone) => {
    await phone.devtools.send('Network.enable')
    await phone.devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      // Bytes per second.
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
    await slowProcessor(phone)
    return use(phone)
  })
}

export async function slowProcessor({ devtools }: Phone): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** As fast as the machine. */
export async function withPhone<Result>(
  browser: Browser,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // Requests of a service worker are not throttled.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await addProbes(page)
    const open = new Set<Request>()
    page.on('request', (request) => open.add(request))
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
    const idle = async () => {
      for (let quiet = 0; quiet < 10; quiet = open.size > 0 ? 0 : quiet + 1) {
        await page.waitForTimeout(100)
      }
    }
    return await use({ page, devtools, idle })
  } finally {
    await context.close()
  }
}

/** @throws Error when the status is not 200, or the page has not loaded and hydrated in time */
export async function openPage(page: Page, url: string, hasScripts = true): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'load', timeout })
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`)
  if (!hasScripts) return
  const isHydrated = () => window.benchNotes?.hydrated !== undefined
  await page.waitForFunction(isHydrated, undefined, { polling: 200, timeout })
}
