import { Svg } from '#app/brand/svg.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Link, PageLink } from '#app/components/link.tsx'
import { Section } from '#app/components/section.tsx'
import serviceIcon from '#app/components/service-icon.module.css'
import type { HomeView } from '#app/loaders/home.server.ts'
import styles from './service-index.module.css'

export function ServiceIndex({ head, entries, ask }: HomeView['services']) {
  return (
    <Section head={head}>
      <ol className={styles.index}>
        {entries.map(({ id, name, icon, href }) => (
          <li key={id}>
            <Link to={href} className={styles.row}>
              <span className={styles.number}>{id}</span> <span data-text="row">{name}</span>
              <Svg drawing={icon} className={serviceIcon.icon} />
            </Link>
          </li>
        ))}
        <li>
          <PageLink page="contactUs" className={styles.ask}>
            <span data-text="row">
              {`${ask.text} `}
              <b>{ask.label}</b>
            </span>
            <Icon name="forward" />
          </PageLink>
        </li>
      </ol>
    </Section>
  )
}
