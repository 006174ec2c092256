import { useState } from 'react'
import { useLocation } from 'react-router'
import { type RenderedSvg, Svg } from '#app/brand/svg.tsx'
import { Link } from '#app/components/link.tsx'
import serviceIcon from '#app/components/service-icon.module.css'
import { useArrival } from '#app/components/use-arrival.ts'
import { useTranslations } from '#app/i18n/intl.ts'
import type { ServiceTile, ServiceView } from '#app/loaders/services.server.ts'
import type { Paging } from '#app/paging/paged-route.ts'
import { asksForPage } from '#app/paging/pagination.ts'
import { ServiceDetail } from './service-detail.tsx'
import { ServiceNeighbours } from './service-neighbours.tsx'
import styles from './service-picker.module.css'

type ServicePickerProps = Paging &
  Readonly<{
    tiles: readonly ServiceTile[]
    drawing: RenderedSvg
    service: ServiceView
  }>

export function ServicePicker({
  tiles,
  drawing,
  service,
  prefetch,
  ...landing
}: ServicePickerProps) {
  const t = useTranslations()
  const { search } = useLocation()
  const [arrival] = useState(search)
  // Within the page the picker scrolls. Until the service has come, the first one is in its place.
  useArrival(service.id, () => {
    const { current: view } = landing.top
    const isAddressed = search === arrival && asksForPage(search, service.id)
    return isAddressed && view && { view, focus: view.querySelector('h2') }
  })
  return (
    <div data-awaits-page="">
      <nav className={styles.picker} data-wrap="" data-screen="" aria-label={t('services.all')}>
        <ol data-columns="6" data-cells="">
          {tiles.map((tile) => (
            <li key={tile.id}>
              <Link
                to={tile.href}
                replace
                preventScrollReset
                className={styles.tile}
                aria-current={tile.id === service.id ? 'page' : undefined}
                onFollow={() => tile.id === service.id && landing.land()}
                onPointerEnter={() => prefetch(tile.id)}
                onFocus={() => prefetch(tile.id)}
              >
                <span className={styles.number}>{tile.id}</span>{' '}
                <Svg drawing={tile.icon} className={serviceIcon.icon} />
                <span className={styles.name}>{tile.name}</span>
              </Link>
            </li>
          ))}
          <li className={styles.art} aria-hidden="true">
            <Svg drawing={drawing} />
          </li>
        </ol>
      </nav>
      <ServiceDetail key={service.id} {...landing} service={service} count={tiles.length} />
      <ServiceNeighbours tiles={tiles} id={service.id} onApproach={prefetch} />
    </div>
  )
}
