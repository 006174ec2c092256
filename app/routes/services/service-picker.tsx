import { useIntl } from 'react-intl'
import type { RenderedSvg } from '#app/brand/render-svg.server.ts'
import { Svg } from '#app/brand/svg.tsx'
import { SiteLink } from '#app/components/site-link.tsx'
import { useListPage } from '#app/lib/use-list-page.ts'
import type { ServiceTile, ServiceView } from '#app/views/services.server.ts'
import type { Locale } from '#content/types.ts'
import { ServiceDetail } from './service-detail.tsx'
import { ServiceNeighbours } from './service-neighbours.tsx'
import styles from './service-picker.module.css'

type ServicePickerProps = Readonly<{
  tiles: readonly ServiceTile[]
  /** Fills the place after the last tile. */
  drawing: RenderedSvg
  /** The one that is open. */
  service: ServiceView
  /** Whether it is the one the address asks for, not only the one on file. */
  isSettled: boolean
  /** Fetches a description ahead of the visit. */
  loadService: (locale: Locale, id: number) => Promise<unknown>
}>

/** The tiles of all services, and below them the one that is open. */
export function ServicePicker(props: ServicePickerProps) {
  const { tiles, drawing, service, isSettled, loadService } = props
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
              <SiteLink
                to={tile.href}
                replace
                preventScrollReset
                className={styles.tile}
                aria-current={tile.id === service.id ? 'page' : undefined}
                onPointerEnter={() => onApproach(tile.id)}
                onFocus={() => onApproach(tile.id)}
              >
                <span className={styles.number}>{tile.id}</span>
                <Svg drawing={tile.icon} />
                <span className={styles.name}>{tile.name}</span>
              </SiteLink>
            </li>
          ))}
          <li className={styles.art} aria-hidden="true">
            <Svg drawing={drawing} />
          </li>
        </ol>
      </nav>
      <ServiceDetail ref={top} service={service} count={tiles.length} />
      <ServiceNeighbours tiles={tiles} id={service.id} onApproach={onApproach} />
    </div>
  )
}
