import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { company } from '#content/company.ts'
import { bundle } from '../tools/build/bundle.ts'
import { output } from './built-site.ts'
import { expect, hydrated } from './fixtures.ts'
import { cachedFiles, goOffline, networkWords, visit } from './offline-cache.ts'
import { blockStorage, expectReadable, footerLink, notePaint } from './page-actions.ts'
import { test } from './publisher.ts'
import { base, blogPath, pagePath } from './site.ts'

/** What the service worker keeps, what it refuses, and how it comes and goes. */

test.use({ serviceWorkers: 'allow', allowComplaints: networkWords })

test.beforeEach(async ({ page, publisher }) => {
  await page.addInitScript(notePaint)
  publisher.reset()
})

test('a new worker fetches anew what lasts', async ({ page, context, publisher }) => {
  await visit(page, 'en', 'faqs')
  const { worker, offlinePage } = await builtFiles()
  publisher.replace('/offline.html', offlinePage.replaceAll(company.email, 'new@minwal.example'))
  publisher.replace('/sw.js', `${worker}// another\n`)
  await page.reload()
  await expect.poll(() => page.evaluate(textOfOfflinePage)).toContain('new@minwal.example')
  await goOffline({ context, publisher })
  await page.goto(pagePath('en', 'milestone'))
  await expect(page.getByRole('link', { name: 'new@minwal.example' }).first()).toBeVisible()
})

test('files of older builds are evicted, and never one of this build', async ({
  page,
  context,
  publisher,
}) => {
  await visit(page, 'en', 'home')
  await page.evaluate(keepOldFiles, 330)
  // What this page loads is kept after those.
  await visit(page, 'en', 'services')
  const isOld = (address: string) => /\/old-\d+\.js$/.test(address)
  await expect
    .poll(async () => [...(await cachedFiles(page)).keys()].filter(isOld))
    .toHaveLength(200)
  expect((await cachedFiles(page)).has(`${base}/media/assets/old-330.js`)).toBe(true)
  await goOffline({ context, publisher })
  for (const key of ['home', 'services', 'contactUs'] as const) {
    await page.goto(pagePath('en', key))
    await expectReadable(page, 'en', key)
    await hydrated(page)
  }
})

test('a sign-in page of the network replaces no copy', async ({ page, context, publisher }) => {
  await visit(page, 'en', 'faqs')
  publisher.startFault(/\/faqs/, 'html')
  await page.goto(pagePath('en', 'faqs'))
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  publisher.reset()
  await goOffline({ context, publisher })
  await page.goto(pagePath('en', 'faqs'))
  await expectReadable(page, 'en', 'faqs')
})

test.describe('bad answers', () => {
  test.use({ allowComplaints: /Failed to load|MIME type|preloaded using|Loading chunk|fetch/ })

  test('a page of HTML in place of a file is not kept', async ({ page, publisher }) => {
    await visit(page, 'en', 'faqs')
    publisher.startFault(/\/media\/assets\//, 'html')
    await page.goto(pagePath('en', 'certificates'))
    await page.waitForLoadState('networkidle')
    for (const [address, kind] of await cachedFiles(page)) {
      if (address.includes('/media/assets/')) expect(kind, address).not.toContain('html')
    }
    publisher.reset()
    await page.goto(pagePath('en', 'certificates'))
    await expectReadable(page, 'en', 'certificates')
    await hydrated(page)
    await footerLink(page, 'en', 'milestone').click()
    await expectReadable(page, 'en', 'milestone')
  })

  test('a page that answers 404 or 500 is not kept', async ({ page, context, publisher }) => {
    await visit(page, 'en', 'faqs')
    const missing = blogPath('en', 'no-such-post')
    expect((await page.goto(missing))?.status()).toBe(404)
    await hydrated(page)
    publisher.startFault(/\/faqs/, 500)
    expect((await page.goto(pagePath('en', 'faqs')))?.status()).toBe(500)
    await page.waitForLoadState('networkidle')
    const copies = await cachedFiles(page)
    expect(copies.has(missing)).toBe(false)
    expect([...copies.values()].filter((kind) => !kind.startsWith('200'))).toEqual([])
    await goOffline({ context, publisher })
    await page.goto(pagePath('en', 'faqs'))
    await expectReadable(page, 'en', 'faqs')
  })
})

test.describe('other requests', () => {
  test.use({ allowComplaints: /^Failed to load resource: the server responded/ })

  test('nothing is kept but pages, their data and their files', async ({ page }) => {
    await visit(page, 'en', 'contactUs')
    await page.evaluate(
      (addresses) =>
        Promise.allSettled(
          addresses.flatMap((address) => [
            fetch(address),
            fetch(address, { headers: { Range: 'bytes=0-9' } }),
            fetch(address, { method: 'POST', body: 'text' }),
          ]),
        ),
      [`${base}/api/v1.0/email/send`, `${base}/favicon.svg`, '/another-site/page'],
    )
    const kinds = [/^\/media\/assets\//, /^\/data\/.+\.json$/, /^\/[\w/-]+$/, /^\/offline\.html$/]
    for (const address of (await cachedFiles(page)).keys()) {
      expect(address.startsWith(`${base}/`), address).toBe(true)
      const inSite = address.slice(base.length)
      expect(kinds.some((kind) => kind.test(inSite)) && !inSite.startsWith('/api'), address).toBe(
        true,
      )
    }
  })
})

for (const [name, script] of [
  ['is blocked with all storage', forbidWorker],
  ['is not there', removeWorker],
] as const) {
  test(`where the service worker ${name}, the site works without`, async ({ page }) => {
    await page.addInitScript(blockStorage)
    await page.addInitScript(script)
    await page.goto(pagePath('en', 'faqs'))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await footerLink(page, 'en', 'aboutUs').click()
    await expectReadable(page, 'en', 'aboutUs')
  })
}

test('a visitor who saves data gets no worker', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    const tried: unknown[] = []
    Object.assign(window, { tried })
    navigator.serviceWorker.register = (...given) => {
      tried.push(given)
      return Promise.reject(new Error('not wanted'))
    }
  })
  await page.goto(pagePath('en', 'faqs'))
  await hydrated(page)
  // Idle work that was asked for later than the worker's has been done.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  )
  expect(await page.evaluate(() => (window as unknown as { tried: unknown[] }).tried)).toEqual([])
})

test('switched off, the worker goes with all it kept', async ({ page, publisher }) => {
  await visit(page, 'en', 'faqs')
  const remover = path.resolve(import.meta.dirname, '../app/offline/remove-worker.ts')
  publisher.replace('/sw.js', await bundle(remover, { base: `${base}/`, define: {} }))
  // Asked for by the open page: after a reload this build, which is not switched off, would register
  // its worker again, and browsers take the removal back if it is not over yet.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => page.evaluate(whatIsLeft)).toEqual([])
  await page.reload()
  await expectReadable(page, 'en', 'faqs')
})

async function builtFiles() {
  const read = (name: string) => readFile(path.join(output, name), 'utf8')
  return { worker: await read('sw.js'), offlinePage: await read('offline.html') }
}

/** The copy of the offline page. */
async function textOfOfflinePage(): Promise<string | undefined> {
  const { scope } = await navigator.serviceWorker.ready
  return (await caches.match(new URL('offline.html', scope), { ignoreVary: true }))?.text()
}

/** Runs in the page: files of older builds, each kept after the ones before. */
async function keepOldFiles(count: number): Promise<void> {
  const name = (await caches.keys()).find((key) => key.includes('files'))
  const cache = await caches.open(name ?? '')
  const { scope } = await navigator.serviceWorker.ready
  for (let number = 1; number <= count; number += 1) {
    await cache.put(new URL(`media/assets/old-${number}.js`, scope), new Response('old'))
  }
}

/** Workers and caches that are still there. */
async function whatIsLeft(): Promise<string[]> {
  const workers = await navigator.serviceWorker.getRegistrations()
  return [...workers.map(({ scope }) => scope), ...(await caches.keys())]
}

function forbidWorker() {
  Object.defineProperty(navigator, 'serviceWorker', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}

function removeWorker() {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
}
