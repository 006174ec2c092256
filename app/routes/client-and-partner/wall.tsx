import { FormattedMessage } from 'react-intl'
import { Mark } from '#app/components/mark.tsx'
import type { WallEntry, WallView } from '#app/views/wall.server.ts'
import styles from './wall.module.css'

/** Every client, then every technology partner, by mark and name. */
export function Wall({ clients, partners }: Pick<WallView, 'clients' | 'partners'>) {
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

function Marks({ entries }: { entries: readonly WallEntry[] }) {
  return (
    <ul className={styles.wall}>
      {entries.map(({ key, name, logo }) => (
        <li key={key}>
          <Mark path={logo} variant="wall" />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
