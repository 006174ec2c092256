import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { locales } from '#app/i18n/locales.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { hydrationEnds, localeKey } from '#app/start/protocol.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import { expect, hydrated } from './fixtures.ts'
import { base, words } from './site.ts'

/** Notes when the document's first text or picture is on the screen. */
export function notePaint() {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) {
      Object.assign(window, { hasPainted: true })
    }
  }).observe({ type: 'paint', buffered: true })
}

/** Runs in a page before its scripts: notes each layout shift, by its value and what has moved. */
export function noteShifts() {
  const shifts: { value: number; moved: string[] }[] = []
  Object.assign(window, { shifts })
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '')
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Notes, frame by frame, what a function of the page answers, from its first frame on.
 *
 * @returns the answers that differ from the one before; `null` is none
 */
export async function noteFrames(page: Page, read: () => string | null) {
  const name = `frames: ${read}`
  const record = (key: string, look: () => string | null) => {
    const seen: string[] = []
    Object.assign(window, { [key]: seen })
    const onFrame = () => {
      const answer = look()
      if (answer !== null && seen.at(-1) !== answer) seen.push(answer)
      requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
  }
  await page.addInitScript(`(${record})(${JSON.stringify(name)}, ${read})`)
  return () => page.evaluate((key) => Reflect.get(window, key) as string[], name)
}

/** Where a text of another company breaks its lines is chance: the limit of a good layout shift. */
const good = 0.1

/** Hardly anything has moved. The fonts come later than the page, and move a word here and there. */
export async function expectStill(page: Page, ofSample = 0.002) {
  const most = company.isSample ? ofSample : good
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number }[])
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(most)
}

/** Resolves once the fonts that the page's text asks for have loaded and are shown. */
export async function fontsLoaded() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const own = () => [...document.fonts].filter(({ display }) => display === 'swap')
  const isLoading = () => own().some(({ status }) => status === 'loading')
  // The first layout asks for them; `fonts.ready` also speaks of installed fonts alone.
  while (isLoading() || !own().some(({ status }) => status === 'loaded')) await frame()
  await document.fonts.ready
  await frame()
  await frame()
}

/** The visitor chose this language on an earlier visit. */
export async function storeLocale(page: Page, locale: Locale) {
  await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [
    localeKey,
    JSON.stringify({ selectedLang: locale }),
  ] as const)
}

/** Storage as browsers block it: every access throws. */
export function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

/**
 * Opens a page of which no script comes until the function returned is called: until a visitor has
 * done whatever they want to do, however long that takes.
 *
 * @returns lets the scripts come, and waits until the app has done all it does when it starts
 */
export async function openWithoutScripts(
  page: Page,
  address: string,
): Promise<() => Promise<void>> {
  await page.addInitScript((event) => {
    addEventListener(event, () => Object.assign(window, { hasStarted: true }))
  }, hydrationEnds)
  const release = await holdRequests(page, '**/*.js')
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  // The fonts must not move what the test scrolls to.
  await page.evaluate(fontsLoaded)
  return async () => {
    expect(await page.evaluate(() => window.__reactRouterDataRouter)).toBeUndefined()
    release()
    await hydrated(page)
    await page.waitForFunction(() => 'hasStarted' in window)
  }
}

/** Has a page arrive altered, as what lies between the host and the visitor may do. */
export async function alterDocument(page: Page, address: string, alter: (html: string) => string) {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = alter(html)
    expect(body, 'the document is as it was').not.toBe(html)
    await route.fulfill({ response, body })
  })
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** The page's heading is there. */
export async function expectPage(page: Page, locale: Locale, key: PageKey | 'blogDetail') {
  await expect(heading(page)).toHaveText(pages[key].heading[locale])
}

/** Where a part is in the window. */
export async function boxOf(part: Locator) {
  return part.evaluate((element): DOMRect => element.getBoundingClientRect().toJSON())
}

/** Heading, lead and links are painted. */
export async function expectReadable(page: Page, locale: Locale, key: PageKey) {
  await expectPage(page, locale, key)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('main').getByText(pages[key].lead[locale])).toBeVisible()
  await expect(footerLink(page, locale, 'projects')).toBeVisible()
  // What is in the document is not yet on the screen: a style sheet may keep the browser waiting.
  await page.waitForFunction(() => 'hasPainted' in window)
}

/** The error page inside the frame: what went wrong, a way to try again and all other ways. */
export async function expectErrorPage(page: Page, locale: Locale) {
  await expect(heading(page)).toHaveText(words[locale]['error.heading'])
  await expect(page).toHaveTitle(words[locale]['error.heading'])
  await expect(page.getByRole('button', { name: words[locale]['error.retry'] })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

/** A page's link in the footer. */
export function footerLink(page: Page, locale: Locale, key: PageKey) {
  const name = pages[key].name[locale]
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

/** A page's link in the header. */
export function headerLink(page: Page, locale: Locale, key: PageKey) {
  const name = pages[key].name[locale]
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

/** The header's link to the same page in another language. */
export function languageLink(page: Page, other: Locale) {
  const name = locales[other].name
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

export function pager(page: Page, locale: Locale) {
  return page.getByRole('navigation', { name: words[locale]['pager.label'], exact: true })
}

/** Follows a link as the app's own links do: without loading a document, and below the base. */
export async function followLink(page: Page, address: string) {
  await page.evaluate((to) => {
    const router = window.__reactRouterDataRouter as unknown as { navigate(to: string): void }
    router.navigate(to)
  }, address.slice(base.length))
}

/** Holds back what a pattern matches; the function returned lets it go. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const held: (() => void)[] = []
  let isHolding = true
  await page.route(pattern, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    await route.fallback()
  })
  return () => {
    isHolding = false
    for (const release of held) release()
  }
}

/** A colour of six hexadecimal digits as computed styles have it. */
export function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}

/** A phone's screen, in pixels. */
export const phone = { width: 390, height: 844 }

/** Sets the window's size and waits for the layout, which follows a frame or two later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction((width) => document.documentElement.clientWidth === width, size.width)
}

/**
 * Runs in the page: resolves once five frames have found it at one place. A click that first has to jump
 * to its target would cut a smooth scroll, and Chromium then drops the one that the click starts.
 */
export function scrollEnded(): Promise<void> {
  return new Promise((resolve) => {
    let place = scrollY
    let frames = 0
    const look = () => {
      frames = scrollY === place ? frames + 1 : 0
      place = scrollY
      if (frames === 5) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}

export async function pressWithKeyboard(control: Locator) {
  await control.focus()
  await control.press('Enter')
}

/**
 * The name of what a list now shows is below the header and focused. The focus has the name spoken once: no
 * live region says the name as well.
 */
export async function expectLanded(name: Locator) {
  await expect(name).toBeFocused()
  const header = name.page().getByRole('banner')
  const place = () =>
    Promise.all([name.boundingBox(), header.boundingBox()]).then(([box, above]) => {
      const top = (box?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
      return top >= 0 && top < 300
    })
  await expect.poll(place).toBe(true)
  expect(await name.evaluate((element) => element.closest('[role=status]'))).toBeNull()
  // Chromium gives a focused paragraph a name as well, and both are announced.
  await expect(name).not.toHaveRole('paragraph')
}

/** Runs in the page: in px, from an entry's end to the end of its list. */
export function spaceAfter(entry: Element): number {
  const [own, list] = [entry, entry.parentElement ?? entry].map((box) =>
    box.getBoundingClientRect(),
  )
  if (!own || !list) return Number.NaN
  return document.dir === 'rtl' ? own.left - list.left : list.right - own.right
}

/** Runs in the page: the height in px of what a map's caption covers of it, where the map names its source. */
export function mapBehindCaption(figure: Element): number {
  const [map, caption] = ['iframe', 'figcaption'].map((part) =>
    figure.querySelector(part)?.getBoundingClientRect(),
  )
  if (!map || !caption) throw new Error('no map with a caption')
  return Math.max(0, map.bottom - caption.top)
}

/** No rule of axe is broken by what the page shows now, nor by its colours in the other theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectRules(page)
  await changeTheme(page)
  await expectContrast(page)
}

/** No rule of axe is broken by what the page shows now, nor one of HTML. */
export async function expectRules(page: Page): Promise<void> {
  await page.evaluate(fontsLoaded)
  // Legacy mode is twice as fast, but cannot look into a frame of another site.
  await expect(page.locator('iframe:not([title])')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  expect(await liveFaults(page)).toEqual([])
}

/** Texts are readable in the theme that is on. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await violations(page, contrast)).toEqual([])
}

const contrast = ['color-contrast']

async function changeTheme(page: Page): Promise<void> {
  const root = page.locator('html')
  const other = (await root.getAttribute('data-theme')) === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: other })
  await expect(root).toHaveAttribute('data-theme', other)
}

/** @param rules all, if none are named */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // After a change of theme, a colour may still be on its way.
  await page.evaluate(() => {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(running.map((one) => one.finished)).then(() => undefined)
  })
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe')
  axe.options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  const found = await axe.analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Not allowed, though html-validate knows nothing of it. */
const faults = [
  'dl > div > :not(dt, dd, script, template)',
  '[popovertarget][aria-expanded]',
  'figure:not([aria-label], [aria-labelledby], :has(figcaption))',
].join()

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // What browsers write by themselves, and the pop-ups' library.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // Of the search: results come while one types, and Enter opens the first.
    'wcag/h32': 'off',
  },
})

/** The built files are checked by static-files.spec.ts; this is the document as it is now. */
async function liveFaults(page: Page): Promise<string[]> {
  const found = await page
    .locator(faults)
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 200)))
  const { results } = await validator.validateString(await page.content())
  return [
    ...found,
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId} ${selector} ${message}`),
    ),
  ]
}
