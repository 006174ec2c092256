import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import { LoadingBeads } from '#app/components/loading-beads.tsx'
import { defaultLocale, locales } from '#app/i18n/locales.ts'
import type { MessageId } from '#app/i18n/messages.ts'
import { canonicalPath } from '#app/i18n/paths.ts'
import { useNavigationTimeout } from '#app/platform/chunk-guard.ts'
import { whenHydrated } from '#app/platform/late-component.tsx'
import type { Site } from '#app/views/site.server.ts'
import type { Locale } from '#content/types.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import styles from './site-layout.module.css'
import { topId } from './top-link.tsx'

const PrefetchLinks = whenHydrated(
  async () => (await import('#app/platform/prefetch-links.tsx')).PrefetchLinks,
)

type SiteLayoutProps = Readonly<{
  locale: Locale
  /** ICU text in the source; the build has turned it into syntax trees. */
  messages: Readonly<Record<MessageId, string>>
  /** Missing only where it failed to load; the page then stands without header and footer. */
  site: Site | undefined
  children: ReactNode
}>

/** The frame around every page of one language. */
export function SiteLayout({ locale, messages, site, children }: SiteLayoutProps) {
  return (
    <IntlProvider
      locale={locales[locale].intl}
      defaultLocale={locales[defaultLocale].intl}
      messages={messages}
    >
      <a className={styles.skip} id={topId} href="#main">
        <FormattedMessage id="skip.toContent" />
      </a>
      {site && (
        <>
          <Header name={site.name} pageNames={site.pageNames} />
          <MobileMenu name={site.name} pageNames={site.pageNames} />
        </>
      )}
      <LoadingStatus />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ScrollToTop />
      {site && <Footer site={site} />}
      <Suspense>
        <PrefetchLinks />
      </Suspense>
      <FocusOnNewPage />
    </IntlProvider>
  )
}

/** How long a page may be on its way before that is said, in ms: nothing flashes by. */
const patience = 150

/** `Loading...` while the next page's code or data is on its way. */
function LoadingStatus() {
  const isLoading = useNavigation().state !== 'idle'
  useNavigationTimeout()
  return (
    <div className={styles.loading} role="status">
      {isLoading && <BeadsInTime />}
    </div>
  )
}

function BeadsInTime() {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isTime && <LoadingBeads />
}

/** After a path change, readers and keyboards start at the new page's heading. */
function FocusOnNewPage() {
  const path = canonicalPath(useLocation().pathname)
  const type = useNavigationType()
  const shown = useRef(path)
  // Before the router scrolls, so that the browser lays the page out once for both.
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    // For the style sheet, which lets only pages after the first one fade in.
    document.querySelector('main')?.setAttribute('data-navigated', '')
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: type === 'POP' })
  }, [path, type])
  return null
}
