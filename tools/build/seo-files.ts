import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { feedPath } from '#app/i18n/file-paths.ts'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import { feed } from './feeds.ts'
import { llmsText } from './llms-text.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

export async function writeSeoFiles(output: string, siteUrl: string, base: string): Promise<void> {
  const write = (name: string, text: string) => writeFile(path.join(output, name), text)
  await write('sitemap.xml', sitemap(siteUrl))
  await write('robots.txt', robotsText(siteUrl))
  await mkdir(path.join(output, '.well-known'), { recursive: true })
  await write('.well-known/security.txt', securityText(siteUrl))
  for (const locale of localeKeys) {
    const { prefix } = locales[locale]
    await write(`${prefix}/llms.txt`, llmsText(siteUrl, locale))
    await write(`${prefix}/manifest.webmanifest`, webManifest(locale, base))
    await write(feedPath(locale), feed(siteUrl, locale))
  }
}

/** RFC 9309; everything may be crawled. */
function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** RFC 9116. */
function securityText(siteUrl: string): string {
  const { email, until } = company.securityContact
  return [
    `Contact: mailto:${email}`,
    `Expires: ${until}T00:00:00.000Z`,
    `Preferred-Languages: ${localeKeys.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
