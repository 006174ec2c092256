import { useCallback, useState, useSyncExternalStore } from 'react'
import { ChangingMessage } from '#app/components/changing-message.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { locales } from '#app/i18n/locales.ts'
import { nearOrTouched } from '#app/platform/deferred.ts'
import styles from './local-time.module.css'

const minute = 60_000

/**
 * The time at a branch. Computed only in the browser and near the viewport, as the first such
 * computation reads the data of all time zones; its place is reserved until then.
 *
 * @param timeZone IANA name
 */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const [isNear, setIsNear] = useState(false)
  const place = useCallback((element: HTMLElement) => {
    const watch = new AbortController()
    void nearOrTouched(element, watch.signal).then(() => setIsNear(true))
    return () => watch.abort()
  }, [])
  return (
    <span ref={place} className={styles.time}>
      {isNear && <Clock timeZone={timeZone} />}
    </span>
  )
}

function Clock({ timeZone }: { timeZone: string }) {
  const { intl } = locales[useLocale()]
  const now = useSyncExternalStore(subscribeToMinutes, currentMinute)
  const time = new Intl.DateTimeFormat(intl, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now * minute)
  return (
    <>
      <ChangingMessage id="contact.branches.time" values={{ time }} />{' '}
      <bdi dir="ltr" translate="no">
        {offsetAt(timeZone, now * minute)}
      </bdi>
    </>
  )
}

/** `UTC+3`, for example; daylight saving time changes it. */
function offsetAt(timeZone: string, moment: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  const parts = format.formatToParts(moment)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset.replace('GMT', 'UTC')
}

/** Minutes since 1970: React requires a store's value to be the same until it changes. */
function currentMinute(): number {
  return Math.floor(Date.now() / minute)
}

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, 5000)
  return () => clearInterval(timer)
}
