import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

// Read by every process of the run: the build, the server and the tests.
process.env.TEST_BASE_PATH = '/website'

/**
 * The specs in which addresses matter most, once more on a site published below a path. Tests of what is the
 * same there have the tag `@root`.
 */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: /\/(hosting|language|projects|redirects)\.spec\.ts$/,
  grepInvert: /@root/,
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
})
