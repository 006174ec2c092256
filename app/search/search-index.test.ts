import { beforeAll, describe, expect, it } from 'vitest'
import { localeOfPath, pageKeys } from '#app/i18n/paths.ts'
import { prerenderPaths } from '#app/loaders/data-file-names.server.ts'
import { projectList } from '#app/loaders/projects.server.ts'
import { searchDocuments } from '#app/loaders/search.server.ts'
import { articles, blogPosts } from '#content/blogs.ts'
import { branches } from '#content/branches.ts'
import { faqs } from '#content/faqs.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'
import { createIndex, isComplete, type Search } from './search-index.ts'

/** Other ways to write a name that a visitor may choose. */
const spellings = {
  en: {
    'in capitals': (name: string) => name.toUpperCase(),
    'with an article': (name: string) => `the ${name}`,
    'with accents': (name: string) => name.replaceAll('e', 'é').replaceAll('’', "'"),
  },
  ar: {
    'without vowel marks, hamza and taa marbuta': (name: string) =>
      name
        .replace(/[\u064b-\u0652]/g, '')
        .replace(/[أإآ]/g, 'ا')
        .replace(/ة/g, 'ه'),
    'with a vowel mark on every letter': (name: string) => name.replace(/[ء-ي]/g, '$&\u064e'),
    'without its articles, and with others': (name: string) =>
      name.replace(/[\p{L}\p{M}]{4,}/gu, (word) => {
        if (/^(?:ال|لل)/.test(word)) return word.slice(2)
        return /^[بوفكل]/.test(word) ? word : `ال${word}`
      }),
  },
} satisfies Partial<Record<Locale, Record<string, (name: string) => string>>>

describe.each(['en', 'ar'] as const)('what can be searched in %s', (locale) => {
  const documents = searchDocuments(locale)
  let search: Search
  beforeAll(async () => {
    search = await createIndex(documents)
  })

  const titles = (kind: string) =>
    documents.filter((document) => document.kind === kind).map(({ title }) => title)

  it('is every page, service, project, written post and question', () => {
    expect(titles('page')).toEqual(pageKeys.map((key) => pages[key].name[locale]))
    expect(titles('service')).toEqual(services.map(({ name }) => name[locale]))
    expect(titles('project')).toEqual(projects.map(({ title }) => title[locale]))
    expect(titles('post')).toEqual(articles.map(({ title }) => title[locale]))
    expect(titles('question')).toEqual(faqs.map(({ question }) => question[locale]))
  })

  it.each(documents)('$kind “$title” has words, and a place on the site', ({ href, passages }) => {
    expect(passages[0]).toMatch(/\p{L}{3}/u)
    const { pathname } = new URL(href, 'https://site.example')
    expect(localeOfPath(pathname)).toBe(locale)
    expect(prerenderPaths()).toContain(pathname)
  })

  it('has the phone numbers of the offices in one piece, isolated', () => {
    const passages = documents.flatMap((document) => document.passages)
    for (const { phone } of branches) {
      const number = `\u2066${phone.replaceAll(' ', '\u00a0')}\u2069`
      expect(passages.filter((passage) => passage.includes(number))).toHaveLength(1)
    }
    expect(search(branches[0].phone)[0]?.document.title).toBe(pages.contactUs.name[locale])
  })

  it('leads to the page a service or a project is on', () => {
    const pagesOf = (kind: string) =>
      documents
        .filter((document) => document.kind === kind)
        .map(({ href }) =>
          Number(new URL(href, 'https://site.example').searchParams.get('page') ?? 1),
        )
    expect(pagesOf('service')).toEqual(services.map(({ id }) => id))
    for (const [place, page] of pagesOf('project').entries()) {
      const { entries } = projectList(locale, page)
      expect(entries.map(({ title }) => title)).toContain(projects[place]?.title[locale])
    }
  })

  const coming = blogPosts.filter(({ id }) => !articles.some((article) => article.id === id))

  it.runIf(coming.length > 0)('says of a post without a text that it is in preparation', () => {
    const blogs = documents.find(({ title }) => title === pages.blogs.name[locale])
    for (const { title } of coming) {
      const passage = blogs?.passages.find((text) => text.includes(title[locale]))
      expect(passage).toMatch({ en: /^In preparation: /, ar: /^قيد الإعداد: / }[locale])
    }
  })

  it('is found by its name, among the first three', () => {
    for (const document of documents) {
      const found = search(document.title).map((result) => result.document)
      expect(found.slice(0, 3), document.title).toContain(document)
    }
  })

  it.each(Object.entries(spellings[locale]))('is found by its name %s', (_how, spell) => {
    for (const document of documents) {
      const found = search(spell(document.title)).map((result) => result.document)
      expect(found, document.title).toContain(document)
    }
  })

  it('is a service first where one of its other names is asked for', () => {
    const named = services.flatMap(({ name, alsoCalled }) =>
      alsoCalled.map((other) => [other, name[locale]] as const),
    )
    for (const [other] of named) {
      const names = named.filter(([shared]) => shared === other).map(([, name]) => name)
      for (const query of [other, other.toLowerCase()]) {
        expect(names, query).toContain(search(query)[0]?.document.title)
      }
    }
  })

  it('is a project, by the words of its story', () => {
    for (const { title, story } of projects) {
      for (const text of [story.problem, story.work, story.change]) {
        const words = text[locale].split(' ').slice(0, 6).join(' ')
        const found = search(words).map((result) => result.document.title)
        expect(found, words).toContain(title[locale])
      }
    }
  })
})

/** Titles alone, of pages without a text. */
async function searchOf(...titles: string[]): Promise<(query: string) => string[]> {
  const search = await createIndex(
    titles.map((title) => ({ kind: 'page', title, href: '/', passages: [] })),
  )
  return (query) => search(query).map((result) => result.document.title)
}

describe('a search', () => {
  const data = 'Data management'
  const lab = 'Research and development R&D'

  it('asks for all words, and forgives a slip only where nothing else is found', async () => {
    const search = await searchOf(data, 'Artificial intelligence', 'Dates')
    expect(search('data zzyzx')).toEqual([])
    expect(search('artificial inteligence')).toEqual(['Artificial intelligence'])
    expect(search('data')).toEqual([data])
    expect(search('the data management')).toEqual([data])
  })

  it('takes no word for another of its letters', async () => {
    const search = await searchOf('تاريخ الشركة')
    expect(search('التاريخ')).toHaveLength(1)
    // Two letters apart.
    expect(search('تصاريح')).toEqual([])
  })

  it.each([
    ['أداء', 'مؤشرات الأداء', 'إدارة البيانات'],
    ['الشركاء', 'شركاء وعملاء', 'الشركات'],
    ['ماء', 'شبكات المياه والماء', 'ما نشاط الشركة؟'],
    ['شيء', 'كل شئ', 'شأن وشيفرة'],
  ])('takes a hamza at the end of %s for a letter', async (query, right, wrong) => {
    const search = await searchOf(right, wrong)
    expect(search(query)).toEqual([right])
  })

  it('finds a word whose hamza has not been typed, also while it is typed', async () => {
    const search = await searchOf('إجراءات القراءة')
    for (const query of ['اجرا', 'اجراء', 'إجراء', 'اجرات', 'اجراءات', 'قرا', 'قراء', 'القراه'])
      expect(search(query), query).toHaveLength(1)
  })

  it.each(['', '  ', 'a', 'The', '“”', '?'])('finds nothing for %j', async (query) => {
    expect((await searchOf(data, lab))(query)).toEqual([])
  })

  it.each(['R&D', 'r & d', 'R D', 'r.d.'])('reads initials as one word: %s', async (query) => {
    expect((await searchOf(data, lab))(query)).toEqual([lab])
  })

  it.each([
    ...['', ' ', 'a', 'the', 'the a'].map((text) => [text, false] as const),
    ...['AI', 'R&D', '7', '?', '&'].map((text) => [text, true] as const),
  ])('takes %j for a query: %s', (text, expected) => {
    expect(isComplete(text)).toBe(expected)
  })
})
