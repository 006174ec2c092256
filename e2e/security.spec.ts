import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { expect, test } from './fixtures.ts'
import { pagePath } from './site.ts'

/*
 * The whole suite shows that the policy allows what the site does: the fixture fails any test with a
 * violation or a request to another host. These tests show that it allows nothing else.
 */
for (const locale of localeKeys) {
  test(`a page in ${locale} runs, loads and sends nothing of others`, async ({ browser, site }) => {
    const page = await browser.newPage({ baseURL: site.origin })
    const reached: string[] = []
    await page.route('https://evil.example/**', (route) => {
      reached.push(route.request().url())
      return route.fulfill({ body: '' })
    })
    await page.addInitScript(noteViolations)
    await page.goto(pagePath(locale, 'contactUs'))
    await page.evaluate(doHarm)
    const violations = () => page.evaluate(() => [...new Set(window.violations)].sort())
    await expect
      .poll(violations)
      .toEqual([
        'base-uri',
        'connect-src',
        'frame-src',
        'img-src',
        'object-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-attr',
        'style-src-elem',
      ])
    expect(await isHarmed(page)).toBe(false)
    expect(reached).toEqual([])
    await page.close()
  })
}

declare global {
  interface Window {
    violations: string[]
  }
}

function noteViolations() {
  window.violations = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    window.violations.push(effectiveDirective)
  })
}

/** What a script or markup that got into a page would try. */
async function doHarm() {
  const elements: [string, Record<string, string>, string?][] = [
    ['script', {}, 'window.isHarmed = true'],
    ['script', { src: 'https://evil.example/a.js' }],
    ['img', { src: 'https://evil.example/a.png' }],
    ['iframe', { src: 'https://evil.example/' }],
    ['object', { data: 'https://evil.example/a.swf' }],
    ['link', { rel: 'stylesheet', href: 'https://evil.example/a.css' }],
    ['base', { href: 'https://evil.example/' }],
    ['p', { onclick: 'window.isHarmed = true', style: 'color: red' }],
  ]
  for (const [name, attributes, text = ''] of elements) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.textContent = text
    document.body.append(element)
    element.click()
  }
  await fetch('https://evil.example/').catch(() => {})
}

function isHarmed(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isHarmed' in window)
}
