import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { builtPage, output } from './built-site.ts'
import { expect, test } from './fixtures.ts'
import { base, blogPath, firstPost, pagePath } from './site.ts'

/** What reader views, archives and word processors make of the pages. */

for (const locale of localeKeys) {
  test(`a reader view takes all of a post in ${locale}`, async () => {
    const { slug, desc, content } = firstPost()
    const $ = await builtPage(blogPath(locale, slug))
    const paragraphs = (text: string) => $('article p').filter((_, p) => $(p).text() === text)
    const lead = paragraphs(desc[locale])
    const texts = content.filter(({ type }) => type === 'p').map(({ text }) => text[locale])
    const body = paragraphs(texts[0] ?? '').parent()
    // It takes the element with most of the text and paragraphs beside that, but no header.
    expect(
      body
        .children('p')
        .get()
        .map((p) => $(p).text()),
    ).toEqual(texts)
    expect(lead.siblings().is(body)).toBe(true)
    expect(lead.closest('header')).toHaveLength(0)
    // It leaves out what is hidden, but reads no style sheet.
    expect($('[role=status] p').not('[hidden]')).toHaveLength(0)
  })

  test(`a passage of a post in ${locale} keeps its direction when it is copied`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.origin })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await page.goto(blogPath(locale, firstPost().slug))
    const copied = await page.evaluate(async () => {
      const [from, to] = Array.from(document.querySelectorAll('article h2 + p'))
      if (from && to) getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length)
      document.execCommand('copy')
      const [item] = await navigator.clipboard.read()
      return (await item?.getType('text/html'))?.text()
    })
    expect(copied).toMatch(new RegExp(`<p [^>]*dir="${locales[locale].dir}"`))
    await context.close()
  })

  test(`a mirror's copy in ${locale} has its sizes and fonts`, async ({ browser, site }) => {
    const page = await openMirrored(browser, site.origin, pagePath(locale, 'faqs'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCSS('font-family', /Kufam/)
    await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(5)
    await page.close()
  })

  test(`an archive's replay in ${locale} keeps font and size of the text`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ baseURL: site.origin, bypassCSP: true })
    const address = pagePath(locale, 'faqs')
    await page.goto(address)
    const fontOf = () =>
      page.evaluate(() => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(document.body)
        return { fontFamily, fontSize, lineHeight }
      })
    const own = await fontOf()
    expect(own.fontFamily).toContain('Text')
    // As wabac does.
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch()
      const rule = '<style>body { font-family: inherit; font-size: inherit; }</style>'
      const body = (await response.text()).replace('<head>', `<head>${rule}`)
      await route.fulfill({ response, body })
    })
    await page.reload()
    expect(await fontOf()).toEqual(own)
    await page.close()
  })
}

/** As a program that makes the addresses in a page relative. */
async function openMirrored(browser: Browser, baseURL: string, address: string) {
  const page = await browser.newPage({ baseURL })
  const html = await readFile(path.join(output, address.slice(base.length), 'index.html'), 'utf8')
  const body = html.replaceAll(/url\(\/[^)]*media\//g, 'url(./media/')
  expect(body).not.toBe(html)
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  return page
}
