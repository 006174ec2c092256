import { existsSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { type CheerioAPI, load } from 'cheerio'
import { localeKeys } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import type { Locale } from '#content/types.ts'
import { builtPage, nodesIn, output, schemaTypes } from './built-site.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { base, blogPath, listedPages, otherLocale, pagePath, siteUrl } from './site.ts'

/** What the head of a page tells search engines, machines and those it is shared with. */

for (const locale of localeKeys) {
  test(`every page in ${locale} tells search engines, machines and readers what it is`, async ({
    request,
  }) => {
    for (const { path } of listedPages.filter((listed) => listed.locale === locale)) {
      await test.step(path, () => expectHead(path, locale, request))
    }
  })
}

/** What the head of one page has to say. */
async function expectHead(address: string, locale: Locale, request: APIRequestContext) {
  const $ = await builtPage(address)
  const property = (name: string) => $(`meta[property="${name}"]`).attr('content')
  const name = (key: string) => $(`meta[name="${key}"]`).attr('content')

  await test.step('says what it is, and the same over HTTP', async () => {
    const title = $('head > title').text()
    const description = $('meta[name="description"]').attr('content') ?? ''
    expect(title.length).toBeGreaterThanOrEqual(50)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(120)
    expect(description.length).toBeLessThanOrEqual(160)
    const served = await request.get(address)
    expect(served.status()).toBe(200)
    const other = load(await served.text())
    expect(other('head > title').text()).toBe(title)
    expect(other('meta[property^="og:"]')).toHaveLength($('meta[property^="og:"]').length)
    expect(nodesIn(other)).toEqual(nodesIn($))
    expect($('html').attr('lang')).toBe(locale)
  })

  await test.step('has one address and names its translations, which name it', async () => {
    const canonical = $('link[rel="canonical"]')
    expect(canonical).toHaveLength(1)
    const own = siteUrl + address.slice(base.length)
    expect(canonical.attr('href')).toBe(own)
    const links = (page: CheerioAPI) =>
      page('link[rel="alternate"][hreflang]')
        .toArray()
        .map((link) => [page(link).attr('hreflang') ?? '', page(link).attr('href') ?? ''])
    const translations = Object.fromEntries(links($))
    expect(Object.keys(translations).toSorted()).toEqual(['ar', 'en', 'x-default'])
    expect(translations[locale]).toBe(own)
    expect(translations['x-default']).toBe(translations.en)
    const translated = translations[otherLocale(locale)] ?? ''
    const other = await builtPage(base + translated.slice(siteUrl.length))
    expect(Object.fromEntries(links(other))).toEqual(translations)
  })

  await test.step('tells those it is shared with what it is', async () => {
    const isPost = address === blogPath(locale, 'first-blog')
    expect(property('og:type')).toBe(isPost ? 'article' : 'website')
    expect(property('og:title')).toBe($('head > title').text())
    expect(property('og:description')).toBe(name('description'))
    expect(property('og:url')).toBe($('link[rel="canonical"]').attr('href'))
    expect(property('og:site_name')).toBe({ en: 'Minwal', ar: 'منوال' }[locale])
    const [own, other] = locale === 'en' ? ['en_GB', 'ar_AR'] : ['ar_AR', 'en_GB']
    expect(property('og:locale')).toBe(own)
    expect(property('og:locale:alternate')).toBe(other)
    const size = [property('og:image:width'), property('og:image:height')]
    expect([...size, property('og:image:type')]).toEqual(['1200', '630', 'image/png'])
    expect(property('og:image:alt')?.length).toBeGreaterThan(10)
    expect(name('twitter:card')).toBe('summary_large_image')
    expect(name('twitter:image')).toBe(property('og:image'))
    const file = `${address.split('/').at(-1)}.png`
    expect(property('og:image')).toBe(`${siteUrl}/media/og/${locale}/${file}`)
  })

  await test.step('is shared with a picture that is there', async () => {
    const picture = $('meta[property="og:image"]').attr('content') ?? ''
    expect(existsSync(path.join(output, picture.slice(siteUrl.length))), picture).toBe(true)
  })

  await test.step('tells machines what it shows, in one graph of schema.org', async () => {
    const nodes = nodesIn($)
    const types = nodes.flatMap((node) => node['@type'] ?? [])
    expect(types.filter((type) => !schemaTypes.includes(String(type)))).toEqual([])
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    const defined = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']))
    const referred = nodes.filter((node) => !node['@type']).map((node) => node['@id'])
    expect(referred.filter((id) => !defined.has(id))).toEqual([])
    const languages = nodes.flatMap((node) => node.inLanguage ?? [])
    expect(new Set(languages)).toEqual(new Set([locale]))
    expect(types.includes('BreadcrumbList')).toBe(address !== pagePath(locale, 'home'))
  })

  await test.step('says in its footer and to machines that it is a sample', async () => {
    const notice = company.sampleNotice[locale]
    expect($('footer').text().includes(notice)).toBe(company.isSample)
    const about = nodesIn($).find((node) => node['@type'] === 'Organization')
    expect(about?.description).toBe(company.isSample ? notice : undefined)
  })
}

test('every page has a title and a description of its own', async () => {
  const heads = await Promise.all(listedPages.map(({ path: address }) => builtPage(address)))
  const titles = heads.map(($) => $('head > title').text())
  const descriptions = heads.map(($) => $('meta[name="description"]').attr('content'))
  expect(new Set(titles).size).toBe(listedPages.length)
  expect(new Set(descriptions).size).toBe(listedPages.length)
})

for (const locale of localeKeys) {
  test(`pages with lists tell what stands on them, in ${locale}`, async () => {
    const of = async (address: string, type: string) =>
      nodesIn(await builtPage(address)).filter((node) => node['@type'] === type)
    expect(await of(pagePath(locale, 'home'), 'Place')).toHaveLength(6)
    expect(await of(pagePath(locale, 'services'), 'Service')).toHaveLength(17)
    expect(await of(pagePath(locale, 'faqs'), 'Question')).toHaveLength(6)
    expect(await of(pagePath(locale, 'projects'), 'ListItem')).toHaveLength(2 + 8)
    const [list] = await of(pagePath(locale, 'projects'), 'ItemList')
    expect(list).toMatchObject({ numberOfItems: projects.length })
    const [post] = await of(blogPath(locale, 'first-blog'), 'BlogPosting')
    expect(post).toMatchObject({ datePublished: '2025-05-12', inLanguage: locale })
  })

  test(`a click gives the next page its own canonical address, in ${locale}`, async ({ page }) => {
    await page.goto(pagePath(locale, 'home'))
    await hydrated(page)
    await page.locator('footer').getByRole('link', { name: pages.faqs.name[locale] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.faqs.heading[locale])
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute(
      'href',
      `${siteUrl}${pagePath(locale, 'faqs').slice(base.length)}`,
    )
  })
}
