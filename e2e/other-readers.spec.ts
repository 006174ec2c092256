import { builtPage } from './built-site.ts'
import { expect, test, testOfFiles } from './fixtures.ts'
import { alterDocument, heading } from './page-actions.ts'
import { blogPath, firstPost, pagePath } from './site.ts'

/** What reader views, archives and word processors make of the pages. */

testOfFiles('a reader view takes all of a post', async () => {
  const { slug, desc, content } = firstPost()
  const $ = await builtPage(blogPath('en', slug))
  const paragraphs = (text: string) => $('article p').filter((_, p) => $(p).text() === text)
  const lead = paragraphs(desc.en)
  const texts = content.filter(({ type }) => type === 'p').map(({ text }) => text.en)
  const body = paragraphs(texts[0] ?? '').parent()
  // It takes the element with most of the text and paragraphs beside that, but no header.
  const own = body.children('p').map((_, p) => $(p).text())
  expect(own.get()).toEqual(texts)
  expect(lead.siblings().is(body)).toBe(true)
  expect(lead.closest('header')).toHaveLength(0)
  // It leaves out what is hidden, but reads no style sheet.
  expect($('[role=status] p').not('[hidden]')).toHaveLength(0)
})

test('a passage of a post keeps its direction when it is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(blogPath('ar', firstPost().slug))
  const copied = await page.evaluate(async () => {
    const [from, to] = Array.from(document.querySelectorAll('article h2 + p'))
    if (from && to) getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length)
    document.execCommand('copy')
    const [item] = await navigator.clipboard.read()
    return (await item?.getType('text/html'))?.text()
  })
  expect(copied).toMatch(/<p [^>]*dir="rtl"/)
})

test("a mirror's copy has its sizes and fonts", async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.origin })
  const address = pagePath('en', 'faqs')
  // As a program that makes the addresses in a page relative.
  await alterDocument(page, address, (html) =>
    html.replaceAll(/url\(\/[^)]*media\//g, 'url(./media/'),
  )
  await page.goto(address)
  await expect(heading(page)).toHaveCSS('font-family', /Kufam/)
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(5)
  await page.close()
})

test("an archive's replay keeps font and size of the text", async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.origin, bypassCSP: true })
  const address = pagePath('ar', 'faqs')
  await page.goto(address)
  const fontOf = () =>
    page.evaluate(() => {
      const { fontFamily, fontSize, lineHeight } = getComputedStyle(document.body)
      return { fontFamily, fontSize, lineHeight }
    })
  const own = await fontOf()
  expect(own.fontFamily).toContain('Text')
  // As wabac does.
  const rule = '<style>body { font-family: inherit; font-size: inherit; }</style>'
  await alterDocument(page, address, (html) => html.replace('<head>', `<head>${rule}`))
  await page.reload()
  expect(await fontOf()).toEqual(own)
  await page.close()
})
