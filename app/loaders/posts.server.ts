import { CountRow } from '#app/brand/count-row.tsx'
import { EmptyArt } from '#app/brand/empty-art.tsx'
import { ParagraphBars } from '#app/brand/heads/paragraph-bars.tsx'
import { PostStaff } from '#app/brand/heads/post-staff.tsx'
import { type HeadDrawing, type RenderedSvg, renderSvg } from '#app/brand/render-svg.server.ts'
import { type DateView, formatContentDate } from '#app/i18n/format-date.ts'
import { formatMessage } from '#app/i18n/format-message.server.ts'
import { locales } from '#app/i18n/locales.ts'
import { blogPath } from '#app/i18n/paths.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import { type PageSlice, slicePage } from '#app/paging/pagination.ts'
import { articles, blogSubjects } from '#content/blogs.ts'
import type { BlogBlock, BlogFigure, BlogPost, BlogSubject, Locale } from '#content/types.ts'
import {
  blogSubjectKeys,
  type PostSubject,
  postsOf,
  postsPerPage,
} from './data-file-names.server.ts'
import { documentTitle, type Intro, intro } from './intro.server.ts'
import { type PictureView, pictureView } from './pictures.server.ts'

export type PostCard = Readonly<{
  id: number
  subject: string
  date: DateView
  title: string
  recap: string
  href: string
  /** Whether its own text is not written yet, and the card leads to another post. */
  isComing: boolean
  picture: PictureView
}>

const alsoRead = 6

export type BlogsView = Readonly<{
  intro: Intro
  drawing: HeadDrawing
  subjects: readonly Readonly<{ id: BlogSubject; label: string }>[]
  /** In words. */
  count: string
  /** Shown for a subject without posts. */
  emptyDrawing: RenderedSvg
  list: PageSlice<PostCard>
}>

export function blogsView(locale: Locale): BlogsView {
  return {
    intro: intro(locale, 'blogs'),
    drawing: {
      ...renderSvg(PostStaff, {
        posts: postsOf('all').map(({ date, subject }) => ({
          month: 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)),
          subject: blogSubjectKeys.indexOf(subject),
        })),
        subjects: blogSubjectKeys.length,
      }),
      caption: formatMessage(locale, 'heads.posts', { count: postsOf('all').length }),
    },
    subjects: blogSubjectKeys.map((id) => ({ id, label: blogSubjects[id][locale] })),
    count: formatMessage(locale, 'blogs.count', { count: postsOf('all').length }),
    emptyDrawing: renderSvg(EmptyArt, {}),
    list: postList(locale, 'all', 1),
  }
}

export function postList(locale: Locale, subject: PostSubject, page: number): PageSlice<PostCard> {
  const slice = slicePage(postsOf(subject), page, postsPerPage)
  return { ...slice, entries: slice.entries.map((post) => postCard(locale, post)) }
}

export function latestPostCards(locale: Locale, count: number): PostCard[] {
  return postsOf('all')
    .slice(0, count)
    .map((post) => postCard(locale, post))
}

export function postCard(locale: Locale, post: BlogPost): PostCard {
  return {
    id: post.id,
    subject: blogSubjects[post.subject][locale],
    date: formatContentDate(locale, post.date),
    title: post.title[locale],
    recap: post.recap[locale],
    href: locales[locale].prefix + post.link,
    isComing: !articles.some(({ id }) => id === post.id),
    picture: pictureView(locale, post.imgSrc),
  }
}

type PostFigureView = Readonly<{
  caption: string
  rows: readonly Readonly<{ label: string; shown: string; drawing: RenderedSvg }>[]
}>

function postFigure(
  locale: Locale,
  { caption, isCounted = false, rows }: BlogFigure,
): PostFigureView {
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

export type PostView = Readonly<{
  subject: string
  background: PictureView
  date: DateView
  title: string
  documentTitle: string
  metaDescription: string
  description: string
  drawing: RenderedSvg
  /** Each with an id of its own, for links into the post. */
  blocks: readonly Readonly<{
    id: string
    type: BlogBlock['type']
    text: string
    figure: PostFigureView | undefined
  }>[]
  /** The post's own address on the public site. */
  url: string
}>

/** `post` is `null` where no post has that slug. */
export type PostPageView = Readonly<{
  intro: Intro
  /** For the breadcrumb. */
  parents: Readonly<{ home: string; blogs: string }>
  post: PostView | null
  others: readonly PostCard[]
}>

export function postPageView(locale: Locale, slug: string): PostPageView {
  const article = articles.find((candidate) => candidate.slug === slug)
  const post = article && {
    subject: blogSubjects[article.subject][locale],
    background: pictureView(locale, article.bgSrc),
    date: formatContentDate(locale, article.date),
    title: article.title[locale],
    documentTitle: documentTitle(locale, article.page.title[locale]),
    metaDescription: article.page.description[locale],
    description: article.desc[locale],
    drawing: renderSvg(ParagraphBars, {
      parts: article.content.map(({ type, text }) => ({
        isHeading: type !== 'p',
        length: text[locale].length,
      })),
    }),
    blocks: article.content.map(({ type, text, figure }, index) => ({
      id: `part-${index + 1}`,
      type,
      text: text[locale],
      figure: figure && postFigure(locale, figure),
    })),
    url: siteUrl + blogPath(locale, article.slug),
  }
  // One more, as the post itself may be among them.
  const others = latestPostCards(locale, alsoRead + 1).filter((card) => card.id !== article?.id)
  return {
    intro: intro(locale, 'blogDetail'),
    parents: { home: intro(locale, 'home').name, blogs: intro(locale, 'blogs').name },
    post: post ?? null,
    others: others.slice(0, alsoRead),
  }
}
