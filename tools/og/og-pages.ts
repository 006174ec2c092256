import { ogPicturePath } from '#app/i18n/file-paths.ts'
import { localeKeys } from '#app/i18n/locales.ts'
import { pageKeys } from '#app/i18n/paths.ts'
import { articles, blogSubjects } from '#content/blogs.ts'
import { home } from '#content/home.ts'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import { type PageArt, pageArt, postArt } from './page-art.ts'

/** A page in one language as its picture shows it. */
export type OgPage = PageArt &
  Readonly<{
    locale: Locale
    /** Where the picture is published: `/media/og/en/about-us.png`. */
    address: string
    /** What stands over the heading. */
    name: string
    heading: string
  }>

/**
 * Every page and post in every language.
 *
 * @param root the project's folder, where photographs are read from
 * @throws Error when a post is called like a page, or its photograph cannot be read
 */
export async function ogPages(root: string): Promise<OgPage[]> {
  const posts = await Promise.all(
    articles.map(async (post) => ({ post, art: await postArt(root, post.imgSrc) })),
  )
  const all = localeKeys.flatMap((locale) => [
    ...pageKeys.map((key) => ({
      ...pageArt[key],
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
