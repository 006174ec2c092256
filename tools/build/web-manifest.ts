import { locales } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import { themeBackgrounds } from './theme-backgrounds.ts'

/** In `public/`; devices crop the maskable one. */
const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
]

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
    // A window without an address bar would make sharing and linking harder.
    display: 'browser',
    theme_color: themeBackgrounds.light,
    background_color: themeBackgrounds.light,
    icons: icons.map(({ file, ...icon }) => ({
      src: `${base}/${file}`,
      type: 'image/png',
      ...icon,
    })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
