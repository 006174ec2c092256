import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { company } from '#content/company.ts'
import { bundle } from '../tools/build/bundle.ts'
import { output } from './built-site.ts'
import { expect, hydrated } from './fixtures.ts'
import { cachedFiles, test, visit } from './offline-cache.ts'
import { expectReadable } from './page-actions.ts'
import { base, pagePath } from './site.ts'

/** What the service worker keeps, what it refuses, and how it comes and goes. */

test('a new worker fetches anew what lasts', async ({ page, network, publisher }) => {
  await visit(page, 'en', 'faqs')
  const { worker, offlinePage } = await builtFiles()
  publisher.replace('/offline.html', offlinePage.replaceAll(company.email, 'new@minwal.example'))
  publisher.replace('/sw.js', `${worker}// another\n`)
  await page.reload()
  await expect.poll(() => page.evaluate(textOfOfflinePage)).toContain('new@minwal.example')
  await network.off()
  await page.goto(pagePath('en', 'milestone'))
  await expect(page.getByRole('link', { name: 'new@minwal.example' }).first()).toBeVisible()
})

test('files of older builds are evicted, and never one of this build', async ({
  page,
  network,
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
  await network.off()
  for (const key of ['home', 'services', 'contactUs'] as const) {
    await page.goto(pagePath('en', key))
    await expectReadable(page, 'en', key)
    await hydrated(page)
  }
})

test('a sign-in page of the network replaces no copy', async ({ page, network, publisher }) => {
  await visit(page, 'en', 'faqs')
  publisher.startFault(/\/faqs/, 'html')
  await page.goto(pagePath('en', 'faqs'))
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  publisher.reset()
  await network.off()
  await page.goto(pagePath('en', 'faqs'))
  await expectReadable(page, 'en', 'faqs')
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
