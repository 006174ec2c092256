import { readdirSync, readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { blogSlugs } from './content/blogs/slugs.ts'
import { buildTargets } from './tools/build/browsers.ts'
import { chunkGroups } from './tools/build/chunk-groups.ts'
import { className, inlineClassNames } from './tools/build/class-names.ts'
import { compileHints } from './tools/build/compile-hints.ts'
import { compileMessages } from './tools/build/compile-messages.ts'
import { checkContentInDev, stopAtContentProblems } from './tools/build/content-checks.ts'
import { fallbackFonts } from './tools/build/fallback-fonts.ts'
import { guardRouteChunks } from './tools/build/guard-route-chunks.ts'
import { inlineScript } from './tools/build/inline-script.ts'
import { packageList } from './tools/build/licenses.ts'
import { messaging } from './tools/build/messaging.ts'
import { refuseContent } from './tools/build/refuse-content.ts'
import { shakeLibraries } from './tools/build/shake-libraries.ts'
import { themeBackgrounds } from './tools/build/theme-backgrounds.ts'
import { pictures } from './tools/media/pictures-plugin.ts'
import { chromiumLaunch } from './tools/serve/chromium.ts'
import { basePath, noSettings, stopAtSettingProblems } from './tools/serve/settings.ts'

const isTest = Boolean(process.env.VITEST)

const root = import.meta.dirname

if (!isTest) stopAtSettingProblems(root, process.env.NODE_ENV ?? 'production')

const icuParser = '@formatjs/icu-messageformat-parser'

/** Tests that build copies of the site: minutes, not seconds. */
const builds = ['tools/builds.test.ts']

const unit = {
  // Drawings take colours from it; other sheets stay empty.
  css: { include: [/tokens\.css/] },
  include: ['{app,bench,content,tools}/**/*.test.ts'],
  environment: 'node',
}

/** Tests that replace modules, which others in the same process would then get. */
const replacing = isTest ? testsThatReplaceModules() : []

function testsThatReplaceModules(): string[] {
  return ['app', 'bench', 'content', 'tools']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) =>
      /\bvi\.(?:mock|doMock|hoisted|resetModules)\(/.test(readFileSync(file, 'utf8')),
    )
}

export default defineConfig(({ mode }) => ({
  // Tests import modules one by one, whatever the base path.
  base: isTest ? '/' : `${basePath(root, mode)}/`,
  // The owner's settings are not for tests, which would send messages.
  ...(isTest && { envDir: false }),
  plugins: [
    stopAtContentProblems(),
    checkContentInDev(),
    compileHints(),
    compileMessages(),
    fallbackFonts(),
    inlineClassNames(),
    inlineScript(),
    messaging(),
    pictures(),
    refuseContent(),
    shakeLibraries(),
    // The router's plugin serves an app; tests import its modules one by one.
    !isTest && [reactRouter(), guardRouteChunks()],
  ],
  ...(mode === 'production' && { css: { modules: { generateScopedName: className } } }),
  define: {
    POST_SLUGS: JSON.stringify(blogSlugs),
    THEME_BACKGROUNDS: JSON.stringify(themeBackgrounds),
  },
  build: {
    assetsDir: 'media/assets',
    assetsInlineLimit: 0,
    // One sheet, which tools/build/inline-sheets.ts puts into each page.
    cssCodeSplit: false,
    // Links prefetch what a click loads.
    modulePreload: false,
    target: buildTargets,
    sourcemap: false,
  },
  environments: {
    client: {
      build: {
        license: { fileName: packageList },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
          // A shared name costs no more than one that is spelled in place.
          optimization: { inlineConst: { mode: 'all' } },
        },
      },
    },
  },
  server: {
    // Kept messages, also where the network is let in (`--host`); the rest is Vite's own list, which
    // this one replaces.
    fs: {
      deny: [
        ...['**/.inbox/**', '.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}'],
        ...['.npmrc', '.yarnrc.yml', '**/.git/**'],
      ],
    },
  },
  optimizeDeps: {
    // Only routes import these; listed here, the first visit in development does not reload.
    include: ['react-intl', 'formik', 'yup', 'react-toastify/unstyled', 'embla-carousel-react'],
  },
  resolve: {
    // Messages are compiled ahead, so the ICU parser stays out of the bundle; tests have none.
    alias: isTest ? {} : { [icuParser]: `${icuParser}/no-parser.js` },
  },
  test: {
    env: noSettings,
    projects: [
      {
        extends: true,
        // Modules are read once for all files, not for each: half the time.
        test: { ...unit, name: 'unit', exclude: [...builds, ...replacing], isolate: false },
      },
      {
        extends: true,
        test: { ...unit, name: 'unit-apart', include: replacing },
      },
      {
        extends: true,
        test: { name: 'builds', include: builds, environment: 'node' },
      },
      {
        extends: true,
        // Otherwise optimized when a test hydrates, and React would be loaded twice.
        optimizeDeps: { include: ['react-dom', 'react-dom/client', 'react-dom/server'] },
        test: {
          name: 'components',
          include: ['app/**/*.test.tsx'],
          // A limit for what never comes; a busy machine takes more than the usual second.
          expect: { poll: { timeout: 5000, interval: 10 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Only a test looks for a browser; a build neither waits for one nor fails without.
            provider: playwright({ launchOptions: isTest ? chromiumLaunch() : {} }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}))
