import { CountRow } from '#app/art/count-row.tsx'
import empty from '#app/art/empty.svg?raw'
import { PostStaff } from '#app/art/heads/post-staff.tsx'
import { readDrawing, readSvg, renderSvg } from '#app/art/render-svg.server.ts'
import { formatContentDate } from '#app/i18n/format-date.ts'
import { formatMessage } from '#app/i18n/format-message.server.ts'
import { locales } from '#app/i18n/locales.ts'
import { blogPath } from '#app/i18n/paths.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import { slicePage } from '#app/paging/pagination.ts'
import { articles, blogSubjects } from '#content/blogs.ts'
import type { BlogArticle, BlogFigure, BlogPost, Locale, Picture } from '#content/types.ts'
import {
  blogSubjectKeys,
  type PostSubject,
  postsOf,
  postsPerPage,
} from './data-file-names.server.ts'
import { documentTitle, intro } from './intro.server.ts'
import { decorativeView } from './pictures.server.ts'

const alsoRead = 6

export function blogsView(locale: Locale) {
  return {
    intro: intro(locale, 'blogs'),
    drawing: renderSvg(PostStaff, {
      posts: postsOf('all').map(({ id, subject }) => ({
        isWritten: articleOf(id) !== undefined,
        subject: blogSubjectKeys.indexOf(subject),
      })),
      subjects: blogSubjectKeys.length,
    }),
    subjects: blogSubjectKeys.map((id) => ({ id, label: blogSubjects[id][locale] })),
    /** In words. */
    count: formatMessage(locale, 'blogs.count', { count: postsOf('all').length }),
    /** Shown for a subject without posts. */
    emptyDrawing: readDrawing(empty),
    list: postList(locale, 'all', 1),
  }
}

export type BlogsView = ReturnType<typeof blogsView>

export function postList(locale: Locale, subject: PostSubject, page: number) {
  const slice = slicePage(postsOf(subject), page, postsPerPage)
  return { ...slice, entries: slice.entries.map((post) => postCard(locale, post)) }
}

export function latestPostCards(locale: Locale, count: number) {
  return postsOf('all')
    .slice(0, count)
    .map((post) => postCard(locale, post))
}

export function articleOf(id: number): BlogArticle | undefined {
  return articles.find((article) => article.id === id)
}

export function postCard(locale: Locale, post: BlogPost) {
  const date = articleOf(post.id)?.date
  const subject: string = blogSubjects[post.subject][locale]
  return {
    id: post.id,
    subject,
    /** None while its own text is not written yet, and the card leads to another post. */
    date: date && formatContentDate(locale, date),
    title: post.title[locale],
    recap: post.recap[locale],
    href: locales[locale].prefix + post.link,
    picture: decorativeView(post.imgSrc),
  }
}

export type PostCardView = ReturnType<typeof postCard>

function postFigure(locale: Locale, { caption, isCounted = false, rows }: BlogFigure) {
  const largest = Math.max(...rows.map(({ value }) => value))
  return {
    caption: caption[locale],
    rows: rows.map(({ label, value, shown }) => ({
      label: label[locale],
      shown: shown[locale],
      drawing: renderSvg(CountRow, { value, largest, isCounted }),
    })),
  }
}

const drawings = import.meta.glob<string>('../../content/pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * A drawing is in the document: as a file it would be painted after the words. Where the page is read from
 * right to left, `name-rtl.svg` is shown in place of `name.svg`, if there is one.
 */
function background(locale: Locale, picture: Picture) {
  const drawing = (ending: string) =>
    drawings[`../../content/pictures/${picture.file.replace(/\.svg$/, ending)}`]
  const file = (locales[locale].dir === 'rtl' && drawing('-rtl.svg')) || drawing('.svg')
  const svg = file && readSvg(file)
  return svg ? { svg } : { picture: decorativeView(picture) }
}

function postView(locale: Locale, article: BlogArticle) {
  return {
    subject: blogSubjects[article.subject][locale],
    background: background(locale, article.bgSrc),
    date: formatContentDate(locale, article.date),
    title: article.title[locale],
    documentTitle: documentTitle(locale, article.page.title[locale]),
    metaDescription: article.page.description[locale],
    description: article.desc[locale],
    /** Each with an id of its own, for links into the post. */
    blocks: article.content.map(({ type, text, figure }, index) => ({
      id: `part-${index + 1}`,
      type,
      text: text[locale],
      figure: figure && postFigure(locale, figure),
    })),
    /** The post's own address on the public site. */
    url: siteUrl + blogPath(locale, article.slug),
  }
}

export type PostView = ReturnType<typeof postView>

/** `post` is `null` where no post has that slug. */
export function postPageView(locale: Locale, slug: string) {
  const article = articles.find((candidate) => candidate.slug === slug)
  // One more, as the post itself may be among them.
  const others = latestPostCards(locale, alsoRead + 1).filter((card) => card.id !== article?.id)
  return {
    intro: intro(locale, 'blogDetail'),
    /** For the breadcrumb. */
    parents: { home: intro(locale, 'home').name, blogs: intro(locale, 'blogs').name },
    post: article ? postView(locale, article) : null,
    others: others.slice(0, alsoRead),
  }
}

export type PostPageView = ReturnType<typeof postPageView>
