import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageKey } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { outputDirectory } from '../tools/serve/react-router.ts'
import { dataPath, pageDataPath } from './paths.ts'

/** The files a page is made of, and the ways they fail. */

const output = outputDirectory(path.resolve(import.meta.dirname, '..'))

/** How a file fails. `cut`: the line breaks in the middle. `half`: it ends there, in good order. */
export type Symptom = 'missing' | 'hanging' | 'html' | 'cut' | 'half'
export const symptoms: readonly Symptom[] = ['missing', 'hanging', 'html', 'cut', 'half']

export type Fault = Readonly<{
  /** What fails. */
  name: string
  page: PageKey
  files: (locale: Locale) => RegExp | Promise<RegExp>
  /** What has to be on the screen for it to be asked for. */
  place?: string
  /** What the browser says of it; anything else counts as an error of ours. */
  says: RegExp
  /** How it fails; a picture, a font or a map that ends early is the browser's own to judge. */
  symptoms?: readonly Symptom[]
}>

export const scripts: readonly Fault[] = [
  {
    name: 'own chunk',
    page: 'aboutUs',
    files: async (locale) => named((await manifest()).routes[`${locale}/aboutUs`]?.module),
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
]

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
    page: 'blogs',
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
  files: (locale) => new RegExp(`${dataPath(locale, 'projects/4').replaceAll('.', '\\.')}$`),
  says: /Failed to load|answered 404|SyntaxError|TypeError|Failed to fetch/,
}

type Manifest = Readonly<{
  entry: Readonly<{ module: string }>
  routes: Readonly<Record<string, Readonly<{ module: string; css?: readonly string[] }>>>
}>

/** The app's own list of routes and their files. */
async function manifest(): Promise<Manifest> {
  const assets = path.join(output, 'media', 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-[\w-]*\.js$/.test(file))
  const source = await readFile(path.join(assets, name ?? ''), 'utf8')
  return JSON.parse(source.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''))
}

/** Matches the addresses of these files. */
function named(...files: readonly (string | undefined)[]): RegExp {
  const names = files.map((file) => file?.replace(/#.*/, '').split('/').pop())
  if (names.length === 0 || names.includes(undefined)) throw new Error('there is no such file')
  return new RegExp(`/(${names.join('|').replaceAll('.', '\\.')})$`)
}
