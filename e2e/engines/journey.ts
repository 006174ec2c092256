import { createServer } from 'node:http'
import { localeKeys } from '#app/i18n/locales.ts'
import type { Locale } from '#content/types.ts'
import type { Inbox } from '#tools/serve/inbox.ts'
import { createSiteServer, listen } from '#tools/serve/site-server.ts'
import { output } from '../built-site.ts'
import { expect, test as siteTest } from '../fixtures.ts'
import { base } from '../site.ts'
import { engines, turns } from './engines.ts'
import { Visitor } from './visitor.ts'

/** The same site behind a host that can go away, or whose pages' scripts are refused. */
type BadHost = { readonly origin: string; does: 'answer' | 'vanish' | 'refuse scripts' }

type Visit = Readonly<{ visitor: Visitor; inbox: Inbox; badHost: BadHost; locale: Locale }>

/** Of Chromium before 114, of one that does not reach the map, and of Firefox about requests it has cut off. */
const harmless =
  /^Found a 'popover' attribute|PROXY_CONNECTION_FAILED|^Failed to load ‘.*’\. A Service/

type Fixtures = { visitor: Visitor; allowed: RegExp | undefined }

type WorkerFixtures = { engine: Visitor; badHost: BadHost }

const test = siteTest.extend<Fixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern's names
    async ({}, use, { project }) => {
      const browser = await engines[project.name]?.start()
      if (!browser) throw new Error(`${project.name} is no engine`)
      await use(new Visitor(browser))
      await browser.close()
    },
    { scope: 'worker' },
  ],
  badHost: [
    async ({ site }, use) => {
      const host = createSiteServer(output, site.inbox, base)
      const server = createServer((request, response) => {
        if (badHost.does === 'vanish') return request.socket.destroy()
        if (badHost.does === 'refuse scripts') {
          response.setHeader('Content-Security-Policy', "script-src 'none'")
        }
        // An unchanged page would keep the policy it came with.
        delete request.headers['if-none-match']
        host.emit('request', request, response)
      })
      const port = await listen(server, 0)
      const badHost: BadHost = { origin: `http://localhost:${port}`, does: 'answer' }
      await use(badHost)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  allowed: [undefined, { option: true }],
  visitor: async ({ engine, site, allowed }, use) => {
    await engine.begin(site.origin)
    await use(engine)
    const isAllowed = (text: string) => harmless.test(text) || allowed?.test(text)
    expect(engine.browser.complaints.filter((text) => !isAllowed(text))).toEqual([])
  },
  // Playwright has no page here.
  complaints: async ({ allowComplaints: _ }, use) => use([]),
  unmatchedRoutes: async ({ complaints: _ }, use) => use(new Set()),
  picture: async ({ complaints: _ }, use) => use(undefined),
})

type Options = Readonly<{
  /** What the browser may complain of, since the journey has caused it. */
  allowed?: RegExp
  /** One walk in each engine: languages take turns from engine to engine, and from journey to journey. */
  inTurns?: boolean
}>

let row = 0

/** One walk in each language. */
export function journey(
  title: string,
  walk: (visit: Visit) => Promise<void>,
  { allowed, inTurns = false }: Options = {},
): void {
  row += 1
  test.describe(() => {
    if (allowed) test.use({ allowed })
    for (const [column, locale] of localeKeys.entries()) {
      const tag = inTurns ? [turns[(row + column) % turns.length] ?? ''] : []
      test(`${title}, in ${locale}`, { tag }, async ({ visitor, inbox, badHost }) => {
        badHost.does = 'answer'
        await walk({ visitor, inbox, badHost, locale })
      })
    }
  })
}

export { expect }
