import { createServer } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import type { Locale } from '#content/types.ts'
import { listen } from '../tools/serve/site-server.ts'
import { type Fault, type Symptom, symptoms } from './fault-table.ts'
import { test as siteTest } from './fixtures.ts'
import { blockStorage, notePaint } from './page-scripts.ts'

type WorkerFixtures = {
  /** A server that begins every answer and ends none. */
  brokenLine: string
}

export const test = siteTest.extend<object, WorkerFixtures>({
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
})

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/** Each fault in each of its ways; the languages take turns. */
export function forEachFault(
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
        const body = await response?.body().catch(() => undefined)
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

/** The longest the page itself waits for what hangs. */
export async function letPatienceEnd(page: Page) {
  await page.locator('html').waitFor({ state: 'attached' })
  await page.clock.fastForward(15_000)
}
