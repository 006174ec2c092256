import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { feedKinds, feedPath } from '#app/i18n/file-paths.ts'
import { localeKeys } from '#app/i18n/locales.ts'
import { feed } from './feeds.ts'
import { llmsPath, llmsText } from './llms-text.ts'
import { robotsText, sitemap } from './sitemap.ts'

/**
 * Writes what search engines, readers of feeds and language models ask a site for.
 *
 * @param output folder of the built site, with its folder for each language
 * @param siteUrl where the site is published, without a trailing slash
 */
export async function writeFoundFiles(output: string, siteUrl: string): Promise<void> {
  const write = (name: string, text: string) => writeFile(path.join(output, name), text)
  await write('sitemap.xml', sitemap(siteUrl))
  await write('robots.txt', robotsText(siteUrl))
  for (const locale of localeKeys) {
    await write(llmsPath(locale), llmsText(siteUrl, locale))
    for (const kind of feedKinds) await write(feedPath(locale, kind), feed(siteUrl, locale, kind))
  }
}
