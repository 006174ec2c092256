import { formatMessage } from '#app/i18n/format-message.server.ts'
import { locales } from '#app/i18n/locales.ts'
import { blogPath, pageKeys, pagePath } from '#app/i18n/paths.ts'
import { about } from '#content/about.ts'
import { articles } from '#content/blogs.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'

/** For language models (llmstxt.org): Markdown with one heading, a summary and lists of links. */
export function llmsText(siteUrl: string, locale: Locale): string {
  const link = (name: string, path: string, text: string) =>
    `- [${name}](${siteUrl}${path}): ${text}`
  const listed = pageKeys.map((key) =>
    link(pages[key].name[locale], pagePath(locale, key), pages[key].description[locale]),
  )
  const offered = services.map(({ name, lead }) => `- ${name[locale]}: ${lead[locale]}`)
  const written = articles.map(({ slug, title, page }) =>
    link(title[locale], blogPath(locale, slug), page.description[locale]),
  )
  const offices = branches.map(({ city, country, role, phone }) => {
    // Right to left, the groups of a number would change places.
    const number = locales[locale].dir === 'rtl' ? `\u2066${phone}\u2069` : phone
    const facts = [city[locale], country[locale], role[locale], number]
    return `- ${facts.filter(Boolean).join(' · ')}`
  })
  const summary = pages.home.description[locale]
  const parts = [
    `# ${company.name[locale]}`,
    company.isSample ? `> ${company.sampleNotice[locale]} ${summary}` : `> ${summary}`,
    ...about.intro[locale],
    section(formatMessage(locale, 'menu.pages'), listed),
    section(pages.services.name[locale], offered),
    ...(written.length > 0 ? [section(pages.blogs.name[locale], written)] : []),
    section(formatMessage(locale, 'footer.offices'), [`- ${company.email}`, ...offices]),
  ]
  return `${parts.join('\n\n')}\n`
}

function section(heading: string, lines: readonly string[]): string {
  return `## ${heading}\n\n${lines.join('\n')}`
}
