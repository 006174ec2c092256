import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../chromium.ts'
import type { Started } from './started.ts'

/** Slow 4G and a modest phone, as Lighthouse's mobile preset has them. Speeds are in bits per second. */
const network = { latency: 150, down: 1_600_000, up: 750_000 } as const
const cpuSlowdown = 4
const viewport = { width: 390, height: 844 } as const
const pixelRatio = 2

/** The conditions of every measurement, as a report states them. */
export const conditionsInWords = [
  `slow 4G (${network.latency} ms, ${network.down / 1e6} Mbit/s down, ${network.up / 1e3} kbit/s up)`,
  `processor slowed ${cpuSlowdown} times`,
  'cold cache',
  `${viewport.width} × ${viewport.height} at ${pixelRatio} pixels each, mobile`,
  'HTTP/1.1 with brotli on loopback',
  'no service worker',
].join(', ')

export type SlowPage = Readonly<{ page: Page; devtools: CDPSession; close: () => Promise<void> }>

/** The browser of a run, whose ending is left to the run, also on Ctrl-C. */
export async function launchBrowser(started: Started): Promise<Browser> {
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const browser = await chromium.launch({ ...chromiumLaunch(), ...signals })
  started.add(() => browser.close())
  return browser
}

/**
 * A page of a visitor who has never been here, under the conditions.
 */
export async function openSlowPage(browser: Browser): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: pixelRatio,
    isMobile: true,
    hasTouch: true,
    // Its requests pass by the throttling.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down / 8,
    uploadThroughput: network.up / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return { page, devtools, close: () => context.close() }
}

/** Keeps script files away; what stands in the page itself still runs. */
export async function blockScripts(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] })
}
