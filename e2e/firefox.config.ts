import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

/** The tests marked `@firefox`, in an installed Firefox that Playwright drives by WebDriver BiDi. */
export default defineConfig({
  ...config,
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  grep: /@firefox/,
  use: {
    ...config.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: findFirefox() },
  },
})

answerMediaFeatures()

/** `FIREFOX_PATH`, or a Firefox on the search path. Knip reads this file where there is none, too. */
function findFirefox(): string {
  const names = [process.env.FIREFOX_PATH ?? '', 'firefox-esr', 'firefox'].filter(Boolean)
  const found = names.find((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore', timeout: 30_000 })
      return true
    } catch {
      return false
    }
  })
  if (!found) return 'firefox-esr (apt-get install firefox-esr, or set FIREFOX_PATH)'
  return execFileSync('which', [found]).toString().trim()
}

/**
 * Playwright 1.65.1 sets a window's colour scheme by a command that Firefox 153 does not know, and
 * fails when it is refused. The command is answered here; `prefers-color-scheme` and
 * `prefers-reduced-motion` have no effect.
 */
function answerMediaFeatures(): void {
  type Socket = { send: (data: string) => void; emit: (event: string, data: string) => void }
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle')
  const { prototype }: { prototype: Socket } = ws
  const { send } = prototype
  prototype.send = function (data) {
    const { id, method } = JSON.parse(data)
    if (method !== 'emulation.setMediaFeaturesOverride') return send.call(this, data)
    const answer = JSON.stringify({ type: 'success', id, result: {} })
    queueMicrotask(() => this.emit('message', answer))
  }
}
