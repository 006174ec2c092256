import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { engines, turns } from './engines.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The main journeys, in each engine. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journeys.ts',
  globalSetup: './setup.ts',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // A busy machine makes three engines slow.
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: Object.keys(engines).map((name, place) => ({
    name,
    grepInvert: new RegExp(turns[place % turns.length] ?? ''),
  })),
})
