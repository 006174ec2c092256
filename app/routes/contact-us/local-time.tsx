import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocale } from '#app/i18n/intl.ts'
import { locales } from '#app/i18n/locales.ts'
import { nearOrTouched } from '#app/platform/deferred.ts'
import styles from './local-time.module.css'

const minute = 60_000

type LocalTimeProps = Readonly<{
  /** IANA name. */
  timeZone: string
  /** The prerendered text, before any clock runs: `UTC+3`. */
  offset: string
}>

/**
 * The time at a branch, once there is a clock to read it from and it may soon be seen: for the first
 * one, a browser reads the data of all time zones. Its place is kept until then.
 */
export function LocalTime({ timeZone, offset }: LocalTimeProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new AbortController()
    void nearOrTouched(place.current, watch.signal).then(() => setIsNear(true))
    return () => watch.abort()
  }, [])
  return (
    <span ref={place} className={styles.time}>
      <span>{isNear && <Clock timeZone={timeZone} />}</span>
      <bdi dir="ltr">{offset}</bdi>
    </span>
  )
}

function Clock({ timeZone }: Pick<LocalTimeProps, 'timeZone'>) {
  const { intl } = locales[useLocale()]
  const now = useSyncExternalStore(subscribeToMinutes, currentMinute)
  const time = new Intl.DateTimeFormat(intl, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now * minute)
  return <FormattedMessage id="contact.branches.time" values={{ time }} />
}

/** Minutes since 1970: the same value until it changes, as React asks of a store. */
function currentMinute(): number {
  return Math.floor(Date.now() / minute)
}

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, 5000)
  return () => clearInterval(timer)
}
