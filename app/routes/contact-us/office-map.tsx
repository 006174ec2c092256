import { useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { MapArt } from '#app/brand/map-art.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import type { BranchView } from '#app/views/contact.server.ts'
import styles from './office-map.module.css'

/** How far the map reaches from its middle, in degrees. */
const reach = { longitude: 0.012, latitude: 0.009 }

const mapHost = 'https://www.openstreetmap.org'

/**
 * The head office on a map of OpenStreetMap, fetched when it comes near. Where it cannot be had
 * the drawing below it stays; the address and the way to a map stand beside it in any case.
 */
export function OfficeMap({ office }: { office: BranchView }) {
  const intl = useIntl()
  const isOnline = useSyncExternalStore(subscribeToLine, readLine, () => true)
  const [isReachable, setIsReachable] = useState(true)
  const { latitude, longitude, city } = office
  return (
    <figure id="map" className={styles.map}>
      <MapArt />
      {isOnline && isReachable && (
        <iframe
          className={styles.frame}
          title={intl.formatMessage({ id: 'contact.map.title' }, { city })}
          src={embedAddress(latitude, longitude)}
          loading="lazy"
          referrerPolicy="no-referrer"
          // A frame says it has loaded even where the browser shows its own error page.
          onLoad={async () => setIsReachable(await answers(mapHost))}
        />
      )}
      <figcaption>
        <span>
          <b>
            <FormattedMessage id="contact.map.office" values={{ role: office.role, city }} />
          </b>
          <bdi dir="ltr">{office.coordinates}</bdi>
        </span>
        <ButtonLink href={mapAddress(latitude, longitude)} tone="light" size="small">
          <FormattedMessage id="contact.map.open" />
        </ButtonLink>
      </figcaption>
    </figure>
  )
}

function embedAddress(latitude: number, longitude: number): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ]
  const query = new URLSearchParams({
    bbox: box.map((value) => value.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `${mapHost}/export/embed.html?${query}`
}

function mapAddress(latitude: number, longitude: number): string {
  return `${mapHost}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}

/** Whether a host can be reached at all; what it answers is not ours to read. */
async function answers(host: string): Promise<boolean> {
  try {
    await fetch(`${host}/favicon.ico`, { mode: 'no-cors', referrerPolicy: 'no-referrer' })
    return true
  } catch {
    return false
  }
}

function readLine(): boolean {
  return navigator.onLine
}

function subscribeToLine(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
