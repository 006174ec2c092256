import { createElement, Fragment, type ReactElement } from 'react'
import sharp from 'sharp'
import { type Colourway, colourways } from '#app/art/colourways.ts'
import { Drawing } from '#app/art/drawing.tsx'
import { HeroArt } from '#app/art/hero-art.tsx'
import { ogPicturePath } from '#app/i18n/file-paths.ts'
import { localeKeys } from '#app/i18n/locales.ts'
import { type PageKey, pageKeys } from '#app/i18n/paths.ts'
import { articles, blogSubjects } from '#content/blogs.ts'
import { home } from '#content/home.ts'
import { pages } from '#content/pages.ts'
import type { DrawnPicture, Locale, Picture } from '#content/types.ts'
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

type Choice = Pick<DrawnPicture, 'drawing' | 'colourway' | 'seed'>

const drawings: Readonly<Record<Exclude<PageKey, 'home'>, Choice>> = {
  aboutUs: { drawing: 'crop', colourway: 'saffron', seed: 9 },
  services: { drawing: 'weave', colourway: 'petrol', seed: 9 },
  solutions: { drawing: 'weave', colourway: 'deep', seed: 1 },
  certificates: { drawing: 'weave', colourway: 'limestone', seed: 11 },
  milestone: { drawing: 'steps', colourway: 'deep', seed: 7 },
  projects: { drawing: 'dots', colourway: 'deep', seed: 2 },
  clientAndPartner: { drawing: 'city', colourway: 'mist', seed: 6 },
  contactUs: { drawing: 'steps', colourway: 'saffron', seed: 11 },
  faqs: { drawing: 'city', colourway: 'aqua', seed: 8 },
  blogs: { drawing: 'steps', colourway: 'limestone', seed: 3 },
}

/** @throws Error when a post has the name of a page, or its photograph cannot be read */
export async function ogPages(root: string): Promise<OgPage[]> {
  const posts = await Promise.all(
    articles.map(async (post) => ({ post, art: await artOf(root, post.imgSrc) })),
  )
  const all = localeKeys.flatMap((locale) => [
    ...pageKeys.map((key) => ({
      ...(key === 'home' ? hero() : drawn(drawings[key])),
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

/** @throws Error when the photograph cannot be read */
export async function artOf(root: string, picture: Picture): Promise<Art> {
  if (picture.file === undefined) return drawn(picture)
  const source = await readSource(root, picture, () => '')
  const jpeg = await sharp(source, { autoOrient: true })
    .resize({ ...artSize, fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer()
  const href = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  return { tone: 'light', art: createElement('image', { href, ...artSize }) }
}

/** The home page's drawing on the background its style sheet gives it. */
function hero(): Art {
  const ground = createElement('rect', { ...artSize, fill: colourways.deep.ground })
  return {
    tone: 'light',
    art: createElement(Fragment, {}, ground, createElement(HeroArt)),
  }
}

/** Pale art beside a dark background, and the reverse. */
function drawn({ drawing, colourway, seed = 1 }: Choice): Art {
  const art = createElement(Drawing, { drawing, colourway, seed, ...artSize })
  return { art, tone: isDark(colourway) ? 'light' : 'dark' }
}

function isDark(colourway: Colourway): boolean {
  return Number.parseInt(colourways[colourway].ground.slice(1, 3), 16) < 0x40
}
