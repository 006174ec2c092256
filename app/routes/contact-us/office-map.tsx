import { useCallback, useState } from 'react'
import { type RenderedSvg, Svg } from '#app/brand/svg.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { BranchView } from '#app/loaders/contact.server.ts'
import { nearOrTouched } from '#app/platform/deferred.ts'
import styles from './office-map.module.css'

/** From the middle of the map to its edges, in degrees. */
const reach = { longitude: 0.012, latitude: 0.009 }

const mapHost = 'https://www.openstreetmap.org'

type OfficeMapProps = Readonly<{
  office: BranchView
  /** Shown where the map does not load. */
  drawing: RenderedSvg
}>

/**
 * A map of OpenStreetMap, loaded near the viewport; `loading=lazy` alone would request it along with
 * the page. Until it has loaded, and where it fails, the drawing is shown.
 */
export function OfficeMap({ office, drawing }: OfficeMapProps) {
  const t = useTranslations()
  const [isShown, setIsShown] = useState(false)
  const place = useCallback((element: HTMLElement) => {
    const watch = new AbortController()
    const show = async () => {
      await nearOrTouched(element, watch.signal)
      setIsShown(true)
      // An `iframe` does not report failure: `load` also fires for the browser's own error page.
      setIsShown(await answers(mapHost))
    }
    void show()
    return () => watch.abort()
  }, [])
  const { latitude, longitude, city } = office
  const map = (
    <iframe
      className={styles.frame}
      title={t('contact.map.title', { city })}
      src={embedAddress(latitude, longitude)}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  )
  return (
    <figure ref={place} id="map" tabIndex={-1} className={styles.map}>
      <Svg drawing={drawing} />
      {isShown && map}
      <noscript>{map}</noscript>
      <figcaption data-row="">
        <span>
          <b>{t('contact.map.office', { role: office.role, city })}</b>{' '}
          <bdi>{office.coordinates}</bdi>
        </span>{' '}
        <ButtonLink href={mapAddress(latitude, longitude)} tone="light" size="small">
          {t('contact.map.open')}
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

/** Whether the host can be reached; the response itself is opaque. */
async function answers(host: string): Promise<boolean> {
  try {
    await fetch(`${host}/robots.txt`, { mode: 'no-cors', referrerPolicy: 'no-referrer' })
    return true
  } catch {
    return false
  }
}
