import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import headScript from './head-script.ts?inline-script'
import { withBase } from './i18n/base-path.ts'
import { lastResort } from './i18n/last-resort.ts'
import { localeKeys, locales } from './i18n/locales.ts'
import { localeOfPath, pagePath } from './i18n/paths.ts'
import { endHydration } from './lib/hydration.ts'
import { ChunkLoadError, chunkFailure } from './lib/import-chunk.ts'
import { themes } from './lib/stored-theme.ts'
import { appStarted } from './start/keep-clicks.ts'
import './styles/global.css'

/** Content never changes under a visitor, so neither a sent form nor a new query reloads it. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname)
  // The head script sets `data-theme`, and in the fallback file, one for both languages, these two.
  return (
    <html lang={locale} dir={locales[locale].dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <HeadScript />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* The first paint comes with the whole head: what has arrived moves with each part of it. */}
        <link rel="expect" href="#page-head-end" blocking="render" />
        {Object.entries(themes).map(([theme, ground]) => (
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

/** What only a build makes, so that development asks for nothing that is not there. */
function BuiltLinks({ prefix }: { prefix: string }) {
  return (
    <>
      <link rel="icon" href={withBase('/favicon.ico')} sizes="32x32" />
      <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />
      <link rel="manifest" href={withBase(`${prefix}/manifest.webmanifest`)} />
    </>
  )
}

/** Written into the files at build; in the browser it has already run and is left alone. */
function HeadScript() {
  const source = import.meta.env.SSR ? headScript : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled at build
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}

export default function App() {
  useEffect(() => {
    endHydration()
    dispatchEvent(new Event(appStarted))
  }, [])
  return <Outlet />
}

/** What the fallback file shows until the page has loaded; the style sheet picks the language. */
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

/** When not even a language's layout has loaded: both languages, no dependency on either. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = error instanceof ChunkLoadError ? error : chunkFailure()
  return (
    <main className="last-resort">
      {localeKeys.map((locale) => (
        <section key={locale} lang={locale} dir={locales[locale].dir}>
          <h1>{lastResort[locale].heading}</h1>
          <p>
            <button type="button" onClick={() => location.reload()}>
              {lastResort[locale].retry}
            </button>
          </p>
          <p>
            <a href={withBase(pagePath(locale, 'home'))}>{lastResort[locale].home}</a>
          </p>
        </section>
      ))}
      {failure && <p dir="ltr">{failure.message}</p>}
    </main>
  )
}
