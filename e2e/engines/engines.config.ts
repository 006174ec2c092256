import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '#tools/serve/chromium.ts'
import config from '../../playwright.config.ts'
import { chromium109 } from './chromium-109.ts'
import { answerMediaFeatures, findFirefox } from './firefox.ts'

answerMediaFeatures()

const root = path.resolve(import.meta.dirname, '../..')

// Browsers of other ages and makers say themselves who they are.
const { userAgent: _, ...use } = config.use ?? {}

/** The journeys in other engines: the specs' marked `@engines`, and those of `webkit/`. */
export default defineConfig({
  ...config,
  testDir: '..',
  globalSetup: '../global-setup.ts',
  outputDir: path.join(root, 'test-results'),
  // A busy machine makes three engines slow.
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  use,
  projects: [
    {
      name: 'chromium-109',
      grep: /@engines|@chromium-109/,
      use: { launchOptions: chromiumLaunch(chromium109) },
    },
    {
      name: 'firefox',
      grep: /@engines|@firefox/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        // Knip reads this file where there is none, too.
        launchOptions: { executablePath: findFirefox() ?? 'firefox' },
      },
    },
    { name: 'webkit', testDir: 'webkit', testMatch: '*.journeys.ts' },
  ],
})
