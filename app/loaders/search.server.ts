import { type PageKey, pageKeys, pagePath } from '#app/i18n/paths.ts'
import { articles } from '#content/blogs.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale, PageIntro, Service } from '#content/types.ts'
import { localizedQuestions } from './faqs.server.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'
import { postCard } from './posts.server.ts'
import { projectHref } from './project-stories.server.ts'
import { projectCard } from './projects.server.ts'
import { pagePassages } from './search-pages.server.ts'
import { serviceHref } from './services.server.ts'

type SearchKind = 'page' | 'service' | 'project' | 'post' | 'question'

export type SearchDocument = Readonly<{
  kind: SearchKind
  title: string
  /** Other names, in any language. */
  alsoCalled?: readonly string[]
  /** Path, query and hash, without the base path. */
  href: string
  /** In the order of the page; the first passage introduces it. */
  passages: readonly string[]
}>

/** The browser builds its index from these. */
export function searchDocuments(locale: Locale): readonly SearchDocument[] {
  const documents = [
    ...pageKeys.map((key) => pageDocument(locale, key)),
    ...serviceDocuments(locale),
    ...projectDocuments(locale),
    ...postDocuments(locale),
    ...questionDocuments(locale),
  ]
  return documents.map(({ passages, ...document }) => ({
    ...document,
    passages: passages.map(isolatePhoneNumbers),
  }))
}

/** In a text from right to left the groups of a number would change places; no excerpt ends within one. */
function isolatePhoneNumbers(passage: string): string {
  return passage.replace(
    /\+\d+(?: \d+)+/g,
    (number) => `\u2066${number.replaceAll(' ', '\u00a0')}\u2069`,
  )
}

/** JSON with one document per line, for `readDocuments()`. */
export function searchFile(documents: readonly SearchDocument[]): Response {
  const lines = documents.map((document) => JSON.stringify(document))
  return new Response(`[\n${lines.join(',\n')}\n]\n`, {
    headers: { 'Content-Type': 'application/json' },
  })
}

function pageDocument(locale: Locale, key: PageKey): SearchDocument {
  const { name, heading, lead } = intro(locale, key)
  const { alsoCalled }: PageIntro = pages[key]
  return {
    kind: 'page',
    title: name,
    ...(alsoCalled && { alsoCalled }),
    href: pagePath(locale, key),
    passages: [lead, heading, ...pagePassages(locale, key)],
  }
}

function serviceDocuments(locale: Locale): SearchDocument[] {
  return localize<readonly Service[]>(locale, services).map((service) => ({
    kind: 'service',
    title: service.name,
    alsoCalled: service.alsoCalled,
    href: serviceHref(locale, service.id),
    passages: [
      service.lead,
      service.title,
      ...Object.values(service.facts),
      ...service.description,
      ...service.subSections.map(({ title, text }) => `${title}: ${text}`),
      ...service.receives,
    ],
  }))
}

function projectDocuments(locale: Locale): SearchDocument[] {
  return projects.map((project) => {
    const { title, description, client, date } = projectCard(locale, project)
    const { problem, work, change } = project.story
    return {
      kind: 'project',
      title,
      href: projectHref(locale, project.id),
      passages: [
        `${client.name} · ${date.label} · ${description}`,
        ...[problem, work, change].map((text) => text[locale]),
      ],
    }
  })
}

function postDocuments(locale: Locale): SearchDocument[] {
  return articles.map((post) => {
    const { title, recap, subject, href } = postCard(locale, post)
    const texts = post.content.map(({ text }) => text[locale])
    return {
      kind: 'post',
      title,
      href,
      passages: [`${subject} · ${recap}`, post.desc[locale], ...texts],
    }
  })
}

function questionDocuments(locale: Locale): SearchDocument[] {
  const path = pagePath(locale, 'faqs')
  return localizedQuestions(locale).map(({ anchor, question, answer }) => ({
    kind: 'question',
    title: question,
    href: `${path}#${anchor}`,
    passages: [answer],
  }))
}
