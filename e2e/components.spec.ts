import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'

/** The page of all components is there only while developing, so this one runs `npm run dev`. */
let server: ChildProcess
let origin: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const port = await freePort()
  origin = `http://localhost:${port}`
  const root = path.resolve(import.meta.dirname, '..')
  server = spawn('npm', ['run', 'dev', '--', '--port', String(port), '--strictPort'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answers = () =>
    fetch(`${origin}/favicon.svg`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 60_000 }).toBe(true)
})

test.afterAll(() => {
  // The whole group: npm, our script, React Router.
  if (server.pid) process.kill(-server.pid)
})

for (const path of ['/components/sheet', '/ar/components/sheet']) {
  for (const theme of ['light', 'dark']) {
    test(`${path} in ${theme}: every component in every state is accessible`, async ({ page }) => {
      // Some thousand elements, from a server that compiles them as it goes.
      test.setTimeout(120_000)
      await page.goto(`${origin}${path}?theme=${theme}`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const { violations } = await new AxeBuilder({ page })
          // Several specimens of one landmark stand side by side here, and only here.
          .disableRules('landmark-unique')
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
      await expect
        .poll(() =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        )
        .toBe(0)
    })
  }
}

test('the overview shows both languages in both themes', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(`${origin}/components`)
  for (const title of ['en, light', 'en, dark', 'ar, light', 'ar, dark']) {
    const [locale, theme] = title.split(', ')
    const root = page.frameLocator(`iframe[title="${title}"]`).locator('html')
    // Four documents at once, none of them built ahead.
    await expect(root).toHaveAttribute('lang', String(locale), { timeout: 20_000 })
    await expect(root).toHaveAttribute('data-theme', String(theme), { timeout: 20_000 })
  }
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}
