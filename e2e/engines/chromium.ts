import { chromium } from '@playwright/test'
import { chromiumLaunch } from '#tools/serve/chromium.ts'
import { chromium109 } from './chromium-109.ts'
import type { Browser } from './visitor.ts'

/** A new Chromium 109, driven by Playwright. */
export async function startChromium109(): Promise<Browser> {
  const browser = await chromium.launch({
    ...chromiumLaunch(chromium109),
    proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost' },
  })
  const page = await browser.newPage({ colorScheme: null, reducedMotion: null })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    run: async (expression) => {
      for (;;) {
        try {
          return await page.evaluate(expression)
        } catch (error) {
          // Another document has come meanwhile.
          if (!/Execution context was destroyed/.test(`${error}`)) throw error
        }
      }
    },
    press: async (keys) => {
      for (const key of keys) {
        if (key.length > 1) await page.keyboard.press(key)
        else await page.keyboard.type(key)
      }
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    resize: (size) => page.setViewportSize(size),
    complaints,
    close: () => browser.close(),
  }
}
