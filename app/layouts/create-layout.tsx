import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { FollowLinks } from '#app/components/link.tsx'
import { LoadingBeads } from '#app/components/loading-beads.tsx'
import type { Messages } from '#app/i18n/intl.ts'
import { defaultLocale, locales } from '#app/i18n/locales.ts'
import { dataPath } from '#app/i18n/paths.ts'
import type { Site } from '#app/loaders/site.server.ts'
import { cacheDataFile, loadDataFile, pageDataPath } from '#app/platform/data-file.ts'
import { whenHydrated } from '#app/platform/late-component.tsx'
import type { Locale } from '#content/types.ts'
import styles from './create-layout.module.css'
import { ErrorPage } from './error-page.tsx'
import { FocusOnNewPage } from './focus-on-new-page.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ScrollToTop, topId } from './scroll-to-top.tsx'

const PrefetchLinks = whenHydrated(
  async () => (await import('#app/platform/prefetch-links.tsx')).PrefetchLinks,
)

type LayoutProps = Readonly<{
  /** Missing only where it failed to load; the page is then shown without header and footer. */
  loaderData?: Site | undefined
}>

/** Each layout module imports its own messages and styles: a visitor downloads one language. */
export function createLayout(locale: Locale, messages: Messages) {
  const frame = (site: Site | undefined, children: ReactNode) => (
    <IntlProvider
      locale={locales[locale].intl}
      defaultLocale={locales[defaultLocale].intl}
      messages={messages}
    >
      <FollowLinks>
        <a className={styles.skip} id={topId} href="#main">
          <FormattedMessage id="skip.toContent" />
        </a>
        {site && (
          <>
            <Header {...site} />
            <MobileMenu {...site} />
          </>
        )}
        <LoadingStatus />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
          <ScrollToTop />
        </main>
        {site && <Footer site={site} />}
      </FollowLinks>
      <PrefetchLinks />
      <CachePageData />
      <FocusOnNewPage />
    </IntlProvider>
  )
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each language's module
  function Layout({ loaderData }: LayoutProps) {
    return frame(loaderData, <Outlet />)
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each language's module
  function ErrorBoundary({ loaderData, error }: LayoutProps & Readonly<{ error: unknown }>) {
    return frame(loaderData, <ErrorPage error={error} />)
  }
  // Used by the fallback file alone: every page's own file holds the loader data.
  const clientLoader = () => loadDataFile<Site>(dataPath(locale, 'site'))
  // The layout's data file is not cached; revalidating would fetch it.
  return { Layout, ErrorBoundary, clientLoader, shouldRevalidate: () => false }
}

/** Time in ms before a page that is loading is announced; one that loads at once is not. */
const loadingDelay = 150

function LoadingStatus() {
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className={styles.loading} role="status">
      {isLoading && <DelayedBeads />}
    </div>
  )
}

function DelayedBeads() {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), loadingDelay)
    return () => clearTimeout(timer)
  }, [])
  return isDue && <LoadingBeads />
}

/** Going back to a page, or following a link to it again, needs no request. */
function CachePageData() {
  const { pathname } = useLocation()
  const { loaderData } = useMatches().at(-1) ?? {}
  useEffect(() => {
    // Does nothing for a list's further page: `usePagedRoute` has cached page 1 before.
    if (loaderData) cacheDataFile(pageDataPath(pathname), loaderData)
  }, [pathname, loaderData])
  return null
}
