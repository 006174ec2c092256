import { FormattedMessage } from 'react-intl'
import { Mark } from '#app/components/mark.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import type { WallEntry } from '#app/loaders/wall.server.ts'
import styles from './wall.module.css'

type WallProps = Readonly<{ clients: readonly WallEntry[]; partners: readonly WallEntry[] }>

export function Wall({ clients, partners }: WallProps) {
  return (
    <div className={styles.walls}>
      <section aria-labelledby="clients">
        <h2 id="clients">
          <FormattedMessage id="wall.clients" />
        </h2>
        <Marks entries={clients} />
      </section>
      <section aria-labelledby="partners">
        <h2 id="partners">
          <FormattedMessage id="wall.partners" />
        </h2>
        <Marks entries={partners} />
      </section>
    </div>
  )
}

/** A last row that the names do not fill ends with an invitation. */
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
