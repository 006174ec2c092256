import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * With a contrast theme the browser replaces grounds, shadows and the site's colours. All controls of a page, so
 * that a new one is looked at as well, keep a shape and tell their states.
 */
export async function expectShapes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(withoutTransitions)
  await page.evaluate(markGrounds)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.evaluate(lookAtBorders)
  expect.soft(await page.evaluate(shapeless)).toEqual([])
  expect.soft(await page.evaluate(unseenMarkers)).toEqual([])
  expect.soft(await page.evaluate(untoldStates)).toEqual([])
  expect.soft(await untoldUnderPointer(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

declare global {
  interface Window {
    /** What contrast themes keep of an element's look. */
    look: (element: Element) => string
    /** Whether anything encloses the element, or is a line beside it. */
    hasLine: (element: Element) => boolean
  }
}

function withoutTransitions() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Notes which links are filled as buttons are. */
function markGrounds() {
  for (const link of document.querySelectorAll<HTMLElement>('a')) {
    const grounds = [undefined, '::before'].map((part) => getComputedStyle(link, part))
    const isFilled = grounds.some(
      ({ backgroundColor, inlineSize, content }, place) =>
        !/transparent|, 0\)/.test(backgroundColor) &&
        (place === 0 || (content !== 'none' && Number.parseFloat(inlineSize) > 30)),
    )
    if (isFilled) link.dataset.testFilled = ''
  }
}

function lookAtBorders() {
  const sides = ['top', 'right', 'bottom', 'left'] as const
  const styles = (element: Element) =>
    [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part))
  const borders = (style: CSSStyleDeclaration) =>
    ['outline', ...sides.map((side) => `border-${side}`)].map((name) =>
      ['width', 'style', 'color'].map((part) => style.getPropertyValue(`${name}-${part}`)),
    )
  window.hasLine = (element) =>
    styles(element).some(
      (style, place) =>
        (place === 0 || style.content !== 'none') &&
        borders(style).some(([width, style]) => style !== 'none' && width !== '0px'),
    )
  window.look = (element) =>
    JSON.stringify([
      ...styles(element).map(borders),
      getComputedStyle(element).textDecoration,
      getComputedStyle(element).color,
    ])
}

function shapeless(): string[] {
  const controls = [
    ...document.querySelectorAll('button, input, textarea, summary, [data-test-filled]'),
  ]
  return controls
    .filter((control) => !window.hasLine(control))
    .filter(({ parentElement }) => !parentElement?.matches('li') || !window.hasLine(parentElement))
    .map((control) => control.outerHTML.slice(0, 120))
}

/** Markers of lists and kickers that are as the ground around them, and without a line. */
function unseenMarkers(): string[] {
  const ground = getComputedStyle(document.body).backgroundColor
  const marked = '[data-nuqta=before], :is([data-nuqta=items], [data-nuqta=rows]) > *'
  return [...document.querySelectorAll(marked)]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { content, backgroundColor, borderStyle } = getComputedStyle(element, '::before')
      return content !== 'none' && borderStyle === 'none' && backgroundColor === ground
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Gives and takes each state, and compares. */
function untoldStates(): string[] {
  const fields = 'input:not([type=checkbox]), textarea'
  const states = [
    ...['current', 'selected', 'expanded', 'pressed', 'disabled'].map((name) => [
      `aria-${name}`,
      `[aria-${name}]`,
    ]),
    ['aria-invalid', fields],
    ['readonly', fields],
    ['open', 'details'],
  ] as const
  return states.flatMap(([name = '', selector = '']) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => {
        const shown = element.querySelector(':scope > summary') ?? element
        const before = element.getAttribute(name)
        element.setAttribute(name, 'true')
        const given = window.look(shown)
        element.removeAttribute(name)
        const taken = window.look(shown)
        if (before !== null) element.setAttribute(name, before)
        return given === taken
      })
      .map((element) => `${name}: ${element.outerHTML.slice(0, 120)}`),
  )
}

/** One control of each kind: hovered, pressed and focused it looks unlike itself. */
async function untoldUnderPointer(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument', { depth: 0 })
  await page.evaluate(() => {
    const kinds = new Map<string, HTMLElement>()
    for (const control of document.querySelectorAll<HTMLElement>('a, button, summary')) {
      const kind = `${control.tagName} ${control.className} ${control.parentElement?.className}`
      if (control.checkVisibility() && !kinds.has(kind)) kinds.set(kind, control)
    }
    for (const control of kinds.values()) control.dataset.kind = window.look(control)
  })
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-kind]',
  })
  const force = (...forcedPseudoClasses: string[]) =>
    Promise.all(
      nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    )
  const untold: string[] = []
  for (const state of ['hover', 'active', 'focus-visible']) {
    await force(state)
    untold.push(
      ...(await page.evaluate(
        (name) =>
          [...document.querySelectorAll<HTMLElement>('[data-kind]')]
            .filter((control) => control.dataset.kind === window.look(control))
            .map((control) => `${name}: ${control.outerHTML.slice(0, 120)}`),
        state,
      )),
    )
    await force()
  }
  await client.detach()
  return untold
}
