import { Mark } from '#app/components/mark.tsx'
import type { WallEntry } from '#app/views/wall.server.ts'
import styles from './wall.module.css'

/** Everyone the company works for and with, each by mark and name. */
export function Wall({ wall }: { wall: readonly WallEntry[] }) {
  return (
    <ul className={styles.wall}>
      {wall.map(({ key, name, logo }) => (
        <li key={key}>
          <Mark path={logo} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
