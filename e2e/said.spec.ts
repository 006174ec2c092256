import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { localeKeys } from '#app/i18n/locales.ts'
import { messages } from '#app/i18n/messages.server.ts'
import * as table from '#app/i18n/paths.ts'
import { content } from '#content/all.ts'
import type { Locale } from '#content/types.ts'
import { builtPage, nodesIn, output } from './built-site.ts'
import { expect, testOfFiles as test } from './fixtures.ts'
import { blogPath, listedPages, pagePath } from './site.ts'

/** What the built pages say: all that content has for them, and one graph for machines. */

const { about, articles, blogPosts, certificates, contact, milestones, projects } = content

/** Before the first post there is no section of them. */
const { posts, ...sections } = content.home
const home = blogPosts.length > 0 ? { ...sections, posts } : sections

/** What stands in a page's file; further entries of lists are in data files of their own. */
const onPages = (locale: Locale): Readonly<Record<string, unknown>> => ({
  [pagePath(locale, 'home')]: [home, about.figures, certificates.map(({ title }) => title)],
  [pagePath(locale, 'aboutUs')]: about,
  [pagePath(locale, 'solutions')]: content.solutions,
  [pagePath(locale, 'milestone')]: milestones.map(({ points, sector }) => [
    points,
    content.sectorNames[sector],
  ]),
  [pagePath(locale, 'clientAndPartner')]: content.clients,
  [pagePath(locale, 'certificates')]: certificates,
  [pagePath(locale, 'projects')]: projects.slice(0, 8),
  [pagePath(locale, 'contactUs')]: [content.branches, content.newsletter, contact],
  [pagePath(locale, 'faqs')]: content.faqs,
  [pagePath(locale, 'blogs')]: content.blogPosts.slice(0, 6).map(({ title }) => title),
  ...Object.fromEntries(
    articles.map(({ slug, title, content }) => [blogPath(locale, slug), [title, content]]),
  ),
})

for (const locale of localeKeys) {
  test(`each form in ${locale} says how long it keeps what is typed`, async () => {
    const kept = ['form.kept', 'newsletter.form.kept'] as const
    for (const { path: address } of listedPages.filter((page) => page.locale === locale)) {
      const $ = await builtPage(address)
      const notes = kept.flatMap((id) => $('main').text().split(messages[locale][id]).slice(1))
      expect.soft(notes, address).toHaveLength($('form[data-form]').length)
    }
  })

  test(`pages in ${locale} say all that content has for them`, async () => {
    for (const [address, part] of Object.entries(onPages(locale))) {
      const $ = await builtPage(address)
      const named = $('main [aria-label], main img').toArray()
      const names = named.map((part) => $(part).attr('aria-label') ?? $(part).attr('alt'))
      const said = words([$('main').text(), ...names])
      const missing = textsIn(part, locale).filter((text) => !said.includes(words([text])))
      expect.soft(missing, address).toEqual([])
    }
    for (const { slug, content } of articles) {
      const post = await builtPage(blogPath(locale, slug))
      for (const level of ['h2', 'h3']) {
        const parts = content.filter(({ type }) => type === level)
        const headings = post(`main article ${level}`).map((_, heading) => post(heading).text())
        expect(headings.get()).toEqual(
          expect.arrayContaining(parts.map(({ text }) => text[locale])),
        )
      }
    }
  })

  test(`data files in ${locale} hold every service and project`, async () => {
    for (const service of content.services) {
      expect
        .soft(await missingIn(locale, `services/${service.id}`, service), service.name.en)
        .toEqual([])
    }
    for (let page = 2; page * 8 - 8 < projects.length; page += 1) {
      const entries = projects.slice(page * 8 - 8, page * 8)
      expect.soft(await missingIn(locale, `projects/${page}`, entries), `${page}`).toEqual([])
    }
  })

  test(`every page in ${locale} tells machines what it is, in one graph of schema.org`, async () => {
    for (const { path: address } of listedPages.filter((listed) => listed.locale === locale)) {
      const nodes = nodesIn(await builtPage(address))
      const types = nodes.flatMap((node) => node['@type'] ?? [])
      expect.soft(types, address).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
      const defined = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']))
      const referred = nodes.filter((node) => !node['@type']).map((node) => node['@id'])
      expect
        .soft(
          referred.filter((id) => !defined.has(id)),
          address,
        )
        .toEqual([])
      const languages = nodes.flatMap((node) => node.inLanguage ?? [])
      expect.soft(new Set(languages), address).toEqual(new Set([locale]))
    }
  })
}

async function missingIn(locale: Locale, file: string, part: unknown): Promise<string[]> {
  const data = await readFile(path.join(output, table.dataPath(locale, file)), 'utf8')
  const said = words(stringsIn(JSON.parse(data)))
  return textsIn(part, locale).filter((text) => !said.includes(words([text])))
}

/** All texts of one language in a part of the content, and its figures as they are shown. */
function textsIn(part: unknown, locale: Locale): string[] {
  if (typeof part !== 'object' || part === null) return []
  if ('value' in part && 'label' in part && !('shown' in part)) return [`${part.value}`]
  if (locale in part) return stringsIn(Reflect.get(part, locale))
  return Object.values(part).flatMap((value) => textsIn(value, locale))
}

function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part ? Object.values(part).flatMap(stringsIn) : []
}

/** With single spaces, wherever elements break a line. */
function words(texts: readonly unknown[]): string {
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}
