import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from './tools/serve/chromium.ts'

const chromium = chromiumLaunch()

/** Names of other servers have no address: nothing that a test forgets gets out. */
const noOtherServers = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** Otherwise Chromium's letters are as wide as whole pixels, and lines break elsewhere than on phones. */
const lettersAsOnPhones = '--font-render-hinting=none'

/** Journeys on the built site; each worker serves it and its inbox on a port of its own. */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Some tests are long visits, and the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...chromium,
      args: [...chromium.args, ...noOtherServers, lettersAsOnPhones],
    },
    // Pictures and page copies of every step would slow each test by a fifth, so one picture at the end: see fixtures.ts.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // Moving drawings are a fifth of the work of loading a page; specs on what moves say `inMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // No test gets a cached copy; offline.spec.ts tests the worker.
    serviceWorkers: 'block',
  },
})
