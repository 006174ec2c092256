import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { themes } from '#app/head/stored-theme.ts'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import { manifestIcons } from '../icons/icon-files.ts'

/**
 * What a device needs to keep the site in one language among its apps.
 *
 * @param base where the site stands below its host's root: `/website`, or nothing
 */
export function webManifest(locale: Locale, base: string): string {
  const { dir, prefix } = locales[locale]
  const manifest = {
    name: company.name[locale],
    short_name: company.name[locale],
    description: pages.home.description[locale],
    lang: locale,
    dir,
    start_url: base + pagePath(locale, 'home'),
    scope: `${base}${prefix}/`,
    // Pages to read, link and share: a window without an address bar would take something away.
    display: 'browser',
    theme_color: themes.light,
    background_color: themes.light,
    icons: manifestIcons.map(({ file, side, isMaskable = false }) => ({
      src: `${base}/${file}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/**
 * Writes `manifest.webmanifest` beside each language's pages.
 *
 * @param output the site's folder
 * @param base where the site stands below its host's root
 */
export async function writeWebManifests(output: string, base: string): Promise<void> {
  for (const locale of localeKeys) {
    const place = path.join(output, locales[locale].prefix, 'manifest.webmanifest')
    await writeFile(place, webManifest(locale, base))
  }
}
