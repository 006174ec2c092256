import type { CDPSession, Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { expect, test } from './fixtures.ts'
import { expectStill, fontsLoaded, holdRequests, notePaint, noteShifts } from './page-actions.ts'
import { pagesInTurn } from './site.ts'

/**
 * After a scroll, one paragraph may take another number of lines in a fallback font, or two. The
 * fallbacks are scaled for what stands on a first screen.
 */
const places = [
  { turn: 0, name: 'on a phone', size: { width: 390, height: 844 }, scrolled: 0, shift: 0.002 },
  {
    turn: 1,
    name: 'on a wide screen, after a scroll',
    size: { width: 1440, height: 900 },
    scrolled: 900,
    shift: 0.05,
  },
] as const

test.use({ deviceScaleFactor: 2 })

const fontFiles = '**/*.woff2'

// Each page at both places, one in each language.
for (const { turn, name, size, scrolled, shift } of places) {
  test(`${name}, pages show their text before their fonts, and keep their place`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.addInitScript(notePaint)
    await page.addInitScript(noteShifts)
    // What the fonts do is seen without the app; React could not hydrate words that are marked.
    await page.route('**/*.js', () => {})
    let arabicPages = 0
    for (const { path, locale } of pagesInTurn(turn)) {
      await test.step(path, async () => {
        const release = await holdRequests(page, fontFiles)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => 'hasPainted' in window)
        expect(await page.evaluate(waysOfLoadingFonts)).toEqual(['swap'])
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
        await page.evaluate(() => Reflect.get(window, 'shifts').splice(0))
        release()
        await page.evaluate(fontsLoaded)
        await page.unroute(fontFiles)
        await expectStill(page, shift)
        if (turn === 1) expect(await page.evaluate(longTextsInKufam)).toEqual([])
        if (locale !== 'ar') return
        // Header and footer are the same on each page.
        const part = arabicPages === 0 ? 'body' : 'main'
        expect.soft(await wronglySetWords(page, part), path).toEqual([])
        arabicPages += 1
      })
    }
  })
}

/** Paragraphs of more than three lines in the font for headings. */
function longTextsInKufam(): string[] {
  return [...document.querySelectorAll('main p')].flatMap((text) => {
    const { fontFamily, lineHeight } = getComputedStyle(text)
    const lines = Math.round(text.clientHeight / Number.parseFloat(lineHeight))
    return /^['"]?Kufam/.test(fontFamily) && lines > 3 ? [text.textContent] : []
  })
}

/** Words in more than one font, or in Kufam where that is too small. */
async function wronglySetWords(page: Page, part: string): Promise<string[]> {
  const words = await page.locator(part).evaluate(markWords)
  expect(words.length).toBeGreaterThan(company.isSample ? 50 : 20)
  const session = await page.context().newCDPSession(page)
  const fonts = await fontsOfWords(session)
  await session.detach()
  expect(fonts).toHaveLength(words.length)
  return words.flatMap(({ text, size }, index) => {
    const [name = '', ...others] = fonts[index] ?? []
    const isWrong = !name || others.length > 0 || (size < 18 && name.startsWith('Kufam'))
    return isWrong ? `${text}, ${size} px: ${[name, ...others]}` : []
  })
}

/** Runs in the page: the `font-display` of fonts that are still loading. */
function waysOfLoadingFonts(): string[] {
  const loading = [...document.fonts].filter(({ status }) => status === 'loading')
  return [...new Set(loading.map(({ display }) => display))]
}

/**
 * Runs in the page: wraps each shown word, letters of one script, in an element of its own, the first time
 * that it is set in these fonts.
 *
 * @returns the words and their sizes in px, in the order of the document
 */
function markWords(part: Element): { text: string; size: number }[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const words: { text: string; size: number }[] = []
  const marked = new Set<string>()
  for (const node of texts) {
    const parent = node.parentElement
    if (!parent?.checkVisibility() || parent.closest('script, style, svg, textarea')) continue
    const { font, fontSize } = getComputedStyle(parent)
    const size = Number.parseFloat(fontSize)
    const parts = node.data.split(/((?:[\p{Script=Arabic}ـ]|\p{M})+|\p{Script=Latin}+)/u)
    const elements = parts.map((part, index) => {
      if (index % 2 === 0 || marked.has(part + font)) return document.createTextNode(part)
      marked.add(part + font)
      const word = document.createElement('marked-word')
      word.dataset.word = ''
      word.textContent = part
      words.push({ text: part, size })
      return word
    })
    node.replaceWith(...elements)
  }
  return words
}

/** The fonts of each marked word as the browser has rendered it. */
async function fontsOfWords(session: CDPSession): Promise<string[][]> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-word]',
  })
  return Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      return fonts.map(({ postScriptName }) => postScriptName)
    }),
  )
}
