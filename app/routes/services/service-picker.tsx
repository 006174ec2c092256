import { useIntl } from 'react-intl'
import { Drawing, LineIcon } from '#app/brand/stills.ts'
import { Link } from '#app/components/link.tsx'
import { useListPage } from '#app/lib/use-list-page.ts'
import type { ServiceTile, ServiceView } from '#app/views/services.server.ts'
import type { Locale } from '#content/types.ts'
import { ServiceDetail } from './service-detail.tsx'
import { ServiceNeighbours } from './service-neighbours.tsx'
import styles from './service-picker.module.css'

type ServicePickerProps = Readonly<{
  tiles: readonly ServiceTile[]
  /** The one that is open. */
  service: ServiceView
  /** Whether it is the one the address asks for, not only the one on file. */
  isSettled: boolean
  /** Fetches a description ahead of the visit. */
  loadService: (locale: Locale, id: number) => Promise<unknown>
}>

/** The tiles of all services, and below them the one that is open. */
export function ServicePicker({ tiles, service, isSettled, loadService }: ServicePickerProps) {
  const intl = useIntl()
  const { top, onApproach } = useListPage<HTMLElement>({
    page: service.id,
    isSettled,
    loadPage: loadService,
  })

  return (
    <div data-awaits-page="">
      <nav className={styles.picker} aria-label={intl.formatMessage({ id: 'services.all' })}>
        <ol className={styles.tiles}>
          {tiles.map((tile) => (
            <li key={tile.id}>
              <Link
                to={tile.href}
                replace
                preventScrollReset
                className={styles.tile}
                aria-current={tile.id === service.id ? 'page' : undefined}
                onPointerEnter={() => onApproach(tile.id)}
                onFocus={() => onApproach(tile.id)}
              >
                <span className={styles.number}>{tile.id}</span>
                <LineIcon name={tile.icon} />
                <span className={styles.name}>{tile.name}</span>
              </Link>
            </li>
          ))}
          <li className={styles.art} aria-hidden="true">
            <Drawing drawing="crop" colourway="deep" width={214} height={160} seed={16} />
          </li>
        </ol>
      </nav>
      <ServiceDetail ref={top} service={service} count={tiles.length} />
      <ServiceNeighbours tiles={tiles} id={service.id} onApproach={onApproach} />
    </div>
  )
}
