import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { localeKeys } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import { services } from '#content/services.ts'
import { outputDirectory } from '../tools/react-router.ts'
import { createSiteServer, listen } from '../tools/site-server.ts'
import { withPolicy } from '../tools/static-files/content-security-policy.ts'
import { withManifestIntegrity } from '../tools/static-files/script-integrity.ts'
import { documentLoads, expect, hydrated, test as siteTest } from './fixtures.ts'
import { base } from './host.ts'
import { FormOnPage, words } from './message-forms.ts'
import { notePaint } from './page-scripts.ts'
import { pagePath } from './paths.ts'
import { expectReadable, footerLink } from './readable.ts'

const output = outputDirectory(path.resolve(import.meta.dirname, '..'))

type WorkerFixtures = {
  /** Yesterday's site, until its owner publishes a new one. */
  publisher: { origin: string; publish: (which: 'old' | 'new') => void }
}

const test = siteTest.extend<object, WorkerFixtures>({
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
