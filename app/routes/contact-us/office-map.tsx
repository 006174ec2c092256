import { useEffect, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { RenderedSvg } from '#app/brand/render-svg.server.ts'
import { Svg } from '#app/brand/svg.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import type { BranchView } from '#app/loaders/contact.server.ts'
import { nearOrTouched } from '#app/platform/deferred.ts'
import styles from './office-map.module.css'

/** How far the map reaches from its middle, in degrees. */
const reach = { longitude: 0.012, latitude: 0.009 }

const mapHost = 'https://www.openstreetmap.org'
const mapId = 'map'

type OfficeMapProps = Readonly<{
  office: BranchView
  /** Stays where the map cannot be had. */
  drawing: RenderedSvg
}>

/**
 * The head office on a map of OpenStreetMap, fetched when it comes near: a browser left to itself
 * asks for it along with the page. Where it cannot be had the drawing below it stays; the address
 * and the way to a map stand beside it in any case.
 */
export function OfficeMap({ office, drawing }: OfficeMapProps) {
  const intl = useIntl()
  const isOnline = useSyncExternalStore(subscribeToLine, readLine, () => true)
  const isNear = useNearMap()
  const { latitude, longitude, city } = office
  const map = (
    <iframe
      className={styles.frame}
      title={intl.formatMessage({ id: 'contact.map.title' }, { city })}
      src={embedAddress(latitude, longitude)}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  )
  return (
    <figure id={mapId} className={styles.map}>
      <Svg drawing={drawing} />
      {isOnline && isNear && map}
      <noscript>{map}</noscript>
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

/**
 * Whether the map has come near and its host answers. A frame tells nobody that it failed: it
 * reports that it has loaded where the browser shows its own error page.
 */
function useNearMap(): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const show = async () => {
      await nearOrTouched(mapId, leaving.signal)
      setIsNear(true)
      const isThere = await answers(mapHost)
      if (!leaving.signal.aborted) setIsNear(isThere)
    }
    void show()
    return () => leaving.abort()
  }, [])
  return isNear
}

/** Whether a host can be reached at all; what it answers is not ours to read. */
async function answers(host: string): Promise<boolean> {
  try {
    await fetch(`${host}/robots.txt`, { mode: 'no-cors', referrerPolicy: 'no-referrer' })
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
