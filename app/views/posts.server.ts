import { type DateView, formatContentDate } from '#app/i18n/format-date.ts'
import { locales } from '#app/i18n/locales.ts'
import { articles, blogPosts, blogSubjects } from '#content/blogs.ts'
import type { BlogBlock, Locale } from '#content/types.ts'
import { documentTitle, type Intro, intro } from './intro.server.ts'

/** A post as its card in the list shows it. */
export type PostCard = Readonly<{
  id: number
  subject: string
  date: DateView
  title: string
  recap: string
  /** The page the card leads to, in this language. */
  href: string
}>

export type BlogsView = Readonly<{ intro: Intro; posts: readonly PostCard[] }>

export function blogsView(locale: Locale): BlogsView {
  const posts = blogPosts.map((post) => ({
    id: post.id,
    subject: blogSubjects[post.subject][locale],
    date: formatContentDate(locale, post.date),
    title: post.title[locale],
    recap: post.recap[locale],
    href: locales[locale].prefix + post.link,
  }))
  return { intro: intro(locale, 'blogs'), posts }
}

export type PostView = Readonly<{
  date: DateView
  title: string
  /** With the company's name. */
  documentTitle: string
  metaDescription: string
  description: string
  blocks: readonly Readonly<{ type: BlogBlock['type']; text: string }>[]
}>

/** The detail page of a post; `post` is `null` where none has that slug. */
export type PostPageView = Readonly<{ intro: Intro; post: PostView | null }>

export function postPageView(locale: Locale, slug: string): PostPageView {
  const article = articles.find((candidate) => candidate.slug === slug)
  const post = article && {
    date: formatContentDate(locale, article.date),
    title: article.title[locale],
    documentTitle: documentTitle(locale, article.page.title[locale]),
    metaDescription: article.page.description[locale],
    description: article.desc[locale],
    blocks: article.content.map(({ type, text }) => ({ type, text: text[locale] })),
  }
  return { intro: intro(locale, 'blogDetail'), post: post ?? null }
}
