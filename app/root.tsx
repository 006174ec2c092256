import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { chunkFailure } from '#app/platform/chunk-guard.ts'
import { endHydration } from '#app/platform/hydration.ts'
import type { Route } from './+types/root'
import { lastResort } from './i18n/last-resort.ts'
import { localeKeys, locales } from './i18n/locales.ts'
import { localeOfPath, pagePath, withBase } from './i18n/paths.ts'
import headScript from './start/head-script.ts?inline-script'
import './styles/global.css'

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname)
  // The head script sets `data-theme`, and `lang` and `dir` in the fallback file, which serves every
  // language.
  return (
    <html lang={locale} dir={locales[locale].dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <HeadScript />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Paints nothing before the page's heading is parsed: an earlier paint would shift. */}
        <link rel="expect" href="#page-head-end" blocking="render" />
        {Object.entries(THEME_BACKGROUNDS).map(([theme, ground]) => (
          <meta
            key={theme}
            name="theme-color"
            content={ground}
            media={`(prefers-color-scheme: ${theme})`}
          />
        ))}
        <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
        {import.meta.env.PROD && <BuiltLinks prefix={locales[locale].prefix} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Only a build writes these files; in development they would be missing. */
function BuiltLinks({ prefix }: { prefix: string }) {
  return (
    <>
      <link rel="icon" href={withBase('/favicon.ico')} sizes="32x32" />
      <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />
      <link rel="manifest" href={withBase(`${prefix}/manifest.webmanifest`)} />
    </>
  )
}

/** Only prerendering needs the source: in the browser the script has already run. */
function HeadScript() {
  const source = import.meta.env.SSR ? headScript : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled at build
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}

export default function App() {
  useEffect(endHydration, [])
  return <Outlet />
}

/** Shown by the fallback file until the page has loaded; the style sheet picks the language. */
export function HydrateFallback() {
  return (
    <div id="page-head-end" className="last-resort" role="status">
      {localeKeys.map((locale) => (
        <p key={locale} lang={locale} dir={locales[locale].dir}>
          {lastResort[locale].loading}
        </p>
      ))}
    </div>
  )
}

/** For a layout that failed to load: in every language, without importing their messages. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = chunkFailure(error)
  return (
    <main className="last-resort">
      {localeKeys.map((locale) => (
        <section key={locale} lang={locale} dir={locales[locale].dir} data-stack="start">
          <h1>{lastResort[locale].heading}</h1>
          <p>
            <button type="button" data-plain="" onClick={() => location.reload()}>
              {lastResort[locale].retry}
            </button>
          </p>
          <p>
            <a href={withBase(pagePath(locale, 'home'))}>{lastResort[locale].home}</a>
          </p>
        </section>
      ))}
      {failure && (
        <p lang="en" dir="ltr" translate="no">
          {failure.message}
        </p>
      )}
    </main>
  )
}
