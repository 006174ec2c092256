import { expect, it } from 'vitest'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { languageRules } from '#content/languages.ts'
import { webManifest } from './web-manifest.ts'

it('speaks its own language and stays in it', () => {
  for (const locale of localeKeys) {
    const { dir, prefix } = locales[locale]
    const manifest = JSON.parse(webManifest(locale, ''))
    expect(manifest).toMatchObject({ lang: locale, dir, scope: `${prefix}/` })
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
    expect(languageRules[locale].otherScript(manifest.description)).toBeUndefined()
  }
})

it('names every address below the base', () => {
  const { start_url, scope, icons } = JSON.parse(webManifest('ar', '/website'))
  const addresses = [start_url, scope, ...icons.map(({ src }: { src: string }) => src)]
  expect(addresses.length).toBeGreaterThan(3)
  expect(addresses.filter((address) => !address.startsWith('/website/'))).toEqual([])
})
