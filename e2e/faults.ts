import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { output } from './built-site.ts'
import { test } from './fixtures.ts'
import { blockStorage, notePaint } from './page-actions.ts'
import { dataPath, pageDataPath, pageWithPictures, projectsOn } from './site.ts'

/** `cut`: the connection breaks in the middle. `half`: the body ends there without an error. */
export type Symptom = 'missing' | 'hanging' | 'html' | 'cut' | 'half'
const symptoms: readonly Symptom[] = ['missing', 'hanging', 'html', 'cut', 'half']

export type Fault = Readonly<{
  name: string
  page: PageKey
  files: (locale: Locale) => RegExp | Promise<RegExp>
  /** Selector that has to be in view for the file to be requested. */
  place?: string
  /** Messages of the browser; any other counts as our error. */
  says: RegExp
  /** All if missing; a picture, font or map that ends early is the browser's to handle. */
  symptoms?: readonly Symptom[]
}>

export const scripts = [
  {
    name: 'own chunk',
    page: 'aboutUs',
    files: (locale) => chunkOf(`${locale}/aboutUs`),
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
    says: /Failed to load|preloaded using|SyntaxError/,
  },
] as const satisfies readonly Fault[]

export const fonts: Fault = {
  name: 'fonts',
  page: 'faqs',
  files: () => /\.woff2$/,
  says: /Failed to load|Failed to decode|OTS parsing|preloaded using/,
  symptoms: symptoms.slice(0, 4),
}

export const others: readonly Fault[] = [
  {
    name: 'pictures',
    page: pageWithPictures,
    place: 'main img',
    files: () => /\/media\/assets\/.*\.(svg|avif|webp|jpg|png)$/,
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

export const pageData: Fault = {
  name: 'data of a page',
  page: 'aboutUs',
  files: (locale) => new RegExp(`${pageDataPath(locale, 'aboutUs').replaceAll('.', '\\.')}$`),
  says: /Failed to load|answered 404|SyntaxError|Failed to fetch/,
}

export const listData: Fault = {
  name: 'data file of a list',
  page: 'projects',
  files: (locale) =>
    new RegExp(`${dataPath(locale, `projects/${projectsOn(4).number}`).replaceAll('.', '\\.')}$`),
  says: /Failed to load|answered 404|SyntaxError|TypeError|Failed to fetch/,
}

type Manifest = Readonly<{
  entry: Readonly<{ module: string }>
  routes: Readonly<Record<string, Readonly<{ module: string }>>>
}>

/** Matches the address of the script that a route's page comes in. */
export async function chunkOf(route: string): Promise<RegExp> {
  return named((await manifest()).routes[route]?.module)
}

/** The app's own list of routes and their files. */
async function manifest(): Promise<Manifest> {
  const assets = path.join(output, 'media', 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-[\w-]*\.js$/.test(file))
  const source = await readFile(path.join(assets, name ?? ''), 'utf8')
  return JSON.parse(source.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''))
}

/** Matches the address of this file. */
function named(file: string | undefined): RegExp {
  if (!file) throw new Error('there is no such file')
  return new RegExp(`/${path.basename(file.replace(/#.*/, '')).replaceAll('.', '\\.')}$`)
}

/** Each fault with each symptom; the languages take turns. */
export function forEachFault(
  faults: readonly Fault[],
  title: string,
  check: (a: {
    page: Page
    fault: Fault
    locale: Locale
    startFault: StartFault
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
          const startFault = faultStarter(context, await fault.files(locale), symptom, brokenLine)
          await check({ page, fault, locale, startFault, symptom })
        })
      }
    })
  }
}

/** Files fail from now on; the function returned counts their requests. */
type StartFault = () => Promise<() => number>

function faultStarter(
  context: BrowserContext,
  files: RegExp,
  symptom: Symptom,
  brokenLine: string,
): StartFault {
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

/** Frames keep the real clock: the page waits for the first one before it assumes its styles. */
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

/** The page's own longest timeout. */
export async function passTimeouts(page: Page) {
  await page.locator('html').waitFor({ state: 'attached' })
  await page.clock.fastForward(15_000)
}
