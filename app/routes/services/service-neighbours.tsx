import { Icon } from '#app/components/icon.tsx'
import { Link } from '#app/components/link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { ServiceTile } from '#app/loaders/services.server.ts'
import styles from './service-neighbours.module.css'

type ServiceNeighboursProps = Readonly<{
  tiles: readonly ServiceTile[]
  id: number
  /** For a service that a visitor is likely to want next. */
  onApproach: (id: number) => void
}>

/** The first service follows the last one. */
export function ServiceNeighbours({ tiles, id, onApproach }: ServiceNeighboursProps) {
  const t = useTranslations()
  const at = (position: number) => tiles[(position + tiles.length) % tiles.length]
  const neighbours = { previous: at(id - 2), next: at(id) }
  return (
    <nav className={styles.neighbours} data-screen="" aria-label={t('services.more')}>
      <div className={styles.inner} data-wrap="">
        {(['previous', 'next'] as const).map((side) => {
          const tile = neighbours[side]
          if (!tile) return null
          return (
            <Link
              key={side}
              to={tile.href}
              data-stack=""
              replace
              preventScrollReset
              onPointerEnter={() => onApproach(tile.id)}
              onFocus={() => onApproach(tile.id)}
            >
              <small data-text="caption" data-row="">
                {side === 'previous' && <Icon name="backward" />}
                {t(`services.${side}`)}
                {side === 'next' && <Icon name="forward" />}
              </small>{' '}
              <b key={tile.id}>{`${tile.name} `}</b>
            </Link>
          )
        })}
      </div>
    </nav>
  )
}
