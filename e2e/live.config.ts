import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'
import { chromiumLaunch } from '../tools/serve/chromium.ts'

/** Journeys that only read, on a published site; `live.ts` checks its address and starts them. */
export default defineConfig({
  ...config,
  testDir: './live',
  testMatch: /\.live\.ts$/,
  globalSetup: [],
  globalTimeout: 180_000,
  // A real network may be slow.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  outputDir: '../test-results',
  use: {
    ...config.use,
    // The site's own name has an address here.
    launchOptions: chromiumLaunch(),
    baseURL: process.env.TEST_LIVE_ORIGIN ?? '',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
