import type { ServiceEntry } from '#app/views/services.server.ts'
import styles from './service-list.module.css'

/** All services in their order, each with what it is about. */
export function ServiceList({ services }: { services: readonly ServiceEntry[] }) {
  return (
    <ol className={styles.list}>
      {services.map(({ id, name, lead }) => (
        <li key={id}>
          <h2>{name}</h2>
          <p>{lead}</p>
        </li>
      ))}
    </ol>
  )
}
