import { describe, expect, it } from 'vitest'
import { localeOfPath } from '#app/i18n/paths.ts'
import { dataFileNames } from '#app/views/data-file-names.server.ts'
import { prerenderPaths } from '#app/views/prerender-paths.server.ts'
import { projectList } from '#app/views/projects.server.ts'
import { searchPart } from '#app/views/search.server.ts'
import { searchPartCount } from '#app/views/search-parts.server.ts'
import { blogPosts } from '#content/blogs.ts'
import { faqs } from '#content/faqs.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'
import { createIndex } from './search-index.ts'

const { blogDetail: _, ...listed } = pages

const partNumbers = Array.from({ length: searchPartCount }, (_, index) => index + 1)

/** All that can be searched, from all its files. */
function everything(locale: Locale) {
  return partNumbers.flatMap((part) => searchPart(locale, part).documents)
}

describe.each(['en', 'ar'] as const)('what can be searched in %s', (locale) => {
  const documents = everything(locale)
  const titles = (kind: string) =>
    documents.filter((document) => document.kind === kind).map(({ title }) => title)

  it('is every page, service, project, post and question', () => {
    expect(titles('page')).toEqual(Object.values(listed).map(({ name }) => name[locale]))
    expect(titles('service')).toEqual(services.map(({ name }) => name[locale]))
    expect(titles('project')).toEqual(projects.map(({ title }) => title[locale]))
    expect(titles('post')).toEqual(blogPosts.map(({ title }) => title[locale]))
    expect(titles('question')).toEqual(faqs.map(({ question }) => question[locale]))
  })

  it('is what the data files hold, of which the first one counts them', () => {
    const files = dataFileNames.filter((name) => name.split('/')[0] === 'search')
    expect(files).toEqual(partNumbers.map((part) => (part === 1 ? 'search' : `search/${part}`)))
    expect(searchPart(locale, 1).parts).toBe(files.length)
  })

  it.each(documents)('$kind “$title” has words, and a place on the site', ({ href, passages }) => {
    expect(passages[0]).toMatch(/\p{L}{3}/u)
    const { pathname } = new URL(href, 'https://site.example')
    expect(localeOfPath(pathname)).toBe(locale)
    expect(prerenderPaths()).toContain(pathname)
  })

  it('leads to the page a service or a project stands on', () => {
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

  it('is found by its name, and nothing goes before it', () => {
    const search = createIndex(documents).find
    for (const document of documents) {
      expect(
        search(document.title)
          .slice(0, 3)
          .map((result) => result.document),
      ).toContain(document)
    }
  })
})

describe('an index', () => {
  it('finds what was added later as well', () => {
    const [first, ...others] = everything('en')
    const { find, add } = createIndex(first ? [first] : [])
    expect(find('Data management')).toEqual([])
    add(others)
    expect(find('Data management')[0]?.document.title).toBe('Data management')
    expect(find(first?.title ?? '')[0]?.document).toBe(first)
  })
})

describe('a search', () => {
  const search = createIndex(everything('en')).find

  it('asks for all words, and forgives a slip only where nothing else is found', () => {
    expect(search('data zzyzx')).toEqual([])
    expect(search('artificial inteligence')[0]?.document.title).toBe('Artificial intelligence')
    for (const { terms } of search('data')) {
      for (const term of terms) expect(term).toMatch(/^data/)
    }
  })

  it('needs no article', () => {
    expect(search('the data management')[0]?.document.title).toBe('Data management')
  })

  it.each(['', '  ', 'a', 'The', '“”', '?'])('finds nothing for %j', (query) => {
    expect(search(query)).toEqual([])
  })
})
