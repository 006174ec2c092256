import { FormattedMessage } from 'react-intl'
import { Mark } from '#app/components/mark.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { Pager } from '#app/components/pager.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { pageHref } from '#app/lib/pagination.ts'
import { useListPage } from '#app/lib/use-list-page.ts'
import type { ClientList, WallEntry } from '#app/views/wall.server.ts'
import type { Locale } from '#content/types.ts'
import styles from './wall.module.css'

type WallProps = Readonly<{
  /** A page of the clients. */
  list: ClientList
  partners: readonly WallEntry[]
  /** Whether this is the page the address asks for, not only the one on file. */
  isSettled: boolean
  /** Fetches a page ahead of the visit. */
  loadPage: (locale: Locale, page: number) => Promise<unknown>
}>

/** The clients, in pages where they are many, then every technology partner, by mark and name. */
export function Wall({ partners, ...clients }: WallProps) {
  return (
    <div className={styles.walls} data-awaits-page="">
      <Clients {...clients} />
      <section aria-labelledby="partners">
        <h2 id="partners">
          <FormattedMessage id="wall.partners" />
        </h2>
        <Marks entries={partners} />
      </section>
    </div>
  )
}

function Clients(props: Omit<WallProps, 'partners'>) {
  const { page, pageCount, from, to, total, entries } = props.list
  const { top, onApproach } = useListPage<HTMLElement>({ ...props, ...props.list })
  const base = pagePath(useLocale(), 'clientAndPartner')
  return (
    <section ref={top} aria-labelledby="clients">
      <h2 id="clients">
        <FormattedMessage id="wall.clients" />
      </h2>
      {pageCount > 1 && (
        <p className={styles.count} role="status">
          <FormattedMessage id="wall.showing" values={{ from, to, total }} />
        </p>
      )}
      <Marks entries={entries} />
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          href={(target) => pageHref(base, target)}
          onApproach={onApproach}
        />
      )}
    </section>
  )
}

/** The rest of a row that the names do not fill invites one more. */
function Marks({ entries }: { entries: readonly WallEntry[] }) {
  return (
    <div className={styles.wall}>
      <ul>
        {entries.map(({ key, name, logo }) => (
          <li key={key}>
            <Mark path={logo} variant="wall" />
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <PageLink page="contactUs" className={styles.invitation}>
        <span>
          <FormattedMessage id="wall.yourName" />
        </span>{' '}
        <b>
          <FormattedMessage id="wall.contact" />
        </b>
      </PageLink>
    </div>
  )
}
