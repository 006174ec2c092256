import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement, Fragment, type ReactElement } from 'react'
import sharp from 'sharp'
import { HeroArt } from '#app/art/hero-art.tsx'
import { paintedByTokens, palette } from '#app/art/palette.ts'
import { ogPicturePath } from '#app/i18n/file-paths.ts'
import { localeKeys } from '#app/i18n/locales.ts'
import { pageKeys, pagePaths } from '#app/i18n/paths.ts'
import { articles, blogSubjects } from '#content/blogs.ts'
import { home } from '#content/home.ts'
import { pages } from '#content/pages.ts'
import type { Locale, Picture } from '#content/types.ts'
import { artSize } from './og-picture.tsx'
import { readSource } from './picture-sources.ts'

type Art = Readonly<{ art: ReactElement; tone: 'light' | 'dark' }>

export type OgPage = Art &
  Readonly<{
    locale: Locale
    address: string
    name: string
    heading: string
  }>

/** @throws Error when a post has the name of a page, or its picture cannot be read */
export async function ogPages(root: string): Promise<OgPage[]> {
  const posts = await Promise.all(
    articles.map(async (post) => ({ post, art: await artOf(root, post.imgSrc) })),
  )
  const arts = await Promise.all(pageKeys.map(async (key) => pageArt(root, pagePaths[key])))
  const all = localeKeys.flatMap((locale) => [
    ...pageKeys.map((key, index) => ({
      ...(arts[index] ?? hero()),
      locale,
      address: ogPicturePath(locale, key),
      name: (key === 'home' ? home.heroKicker : pages[key].name)[locale],
      heading: pages[key].heading[locale],
    })),
    ...posts.map(({ post, art }) => ({
      ...art,
      locale,
      address: ogPicturePath(locale, post.slug),
      name: blogSubjects[post.subject][locale],
      heading: post.title[locale],
    })),
  ])
  const addresses = all.map(({ address }) => address)
  const shared = addresses.find((address, index) => addresses.indexOf(address) !== index)
  if (shared) throw new Error(`${shared} is the picture of two pages: give the post another slug`)
  return all
}

/** A page's own drawing in `og-art/`, of `artSize`; the hero where it has none. */
async function pageArt(root: string, pagePath: string): Promise<Art> {
  const file = path.join(root, 'tools/media/og-art', `${pagePath}.svg`)
  const drawing = await readFile(file, 'utf8').catch(() => undefined)
  if (!drawing) return hero()
  const svg = paintedByTokens(drawing)
  return { art: image('svg+xml', Buffer.from(svg)), tone: isDark(svg) ? 'light' : 'dark' }
}

/** @throws Error when the picture cannot be read */
export async function artOf(root: string, { file }: Picture): Promise<Art> {
  const source = await readSource(root, file)
  if (file.endsWith('.svg')) return { art: image('svg+xml', source), tone: 'light' }
  const photograph = await sharp(source, { autoOrient: true })
    .resize({ ...artSize, fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { art: image('jpeg', photograph), tone: 'light' }
}

/** Covers `artSize`. */
function image(type: string, bytes: Buffer): ReactElement {
  const href = `data:image/${type};base64,${bytes.toString('base64')}`
  return createElement('image', { href, preserveAspectRatio: 'xMidYMid slice', ...artSize })
}

/** The home page's drawing on the background its style sheet gives it. */
function hero(): Art {
  const ground = createElement('rect', { ...artSize, fill: palette.deep })
  return { tone: 'light', art: createElement(Fragment, {}, ground, createElement(HeroArt)) }
}

/** Whether the ground, the first colour of a drawing, is dark: a dark one stands beside a pale page. */
function isDark(svg: string): boolean {
  return Number.parseInt(/fill="#(..)/.exec(svg)?.[1] ?? 'ff', 16) < 0x40
}
