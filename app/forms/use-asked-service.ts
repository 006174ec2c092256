import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigationType } from 'react-router'
import { useLocale } from '#app/i18n/intl.ts'
import { dataPath } from '#app/i18n/paths.ts'
import { loadDataFile } from '#app/platform/data-file.ts'
import { fieldOf } from './forms.ts'

/** A page of the list of services. */
type Services = Readonly<{ entries: readonly Readonly<{ name: string }>[] }>

/** Whether the form has not been shown in this document yet. */
let isFirstShowInDocument = true

/**
 * `?service=12` comes from that service: the form's heading is in view and has the focus, and the first
 * line of an empty message names the service. If the service's file does not load, nothing is
 * filled in. Back, Forward and a reload keep the visitor's position.
 */
export function useAskedService(place: RefObject<HTMLElement | null>): void {
  const { search } = useLocation()
  const type = useNavigationType()
  const locale = useLocale()
  const intl = useIntl()
  const id = /^[1-9]\d?$/.exec(new URLSearchParams(search).get('service') ?? '')?.[0]
  const named = (name: string) => intl.formatMessage({ id: 'services.named' }, { name })

  const land = useEffectEvent(() => {
    const [visit] = performance.getEntriesByType('navigation')
    const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
    const isArrival = type === 'PUSH' || (isFirstShowInDocument && isNew)
    isFirstShowInDocument = false
    if (!isArrival) return 0
    // The scroll and focus of a new page come first.
    return requestAnimationFrame(() => {
      const heading = place.current?.querySelector('h2')
      heading?.scrollIntoView({ behavior: 'instant' })
      heading?.focus({ preventScroll: true })
    })
  })
  const fill = useEffectEvent((name: string) => {
    const form = place.current?.querySelector('form')
    const message = form && fieldOf(form, 'message')
    if (!message) return
    // Overwrite only an empty message or our own unedited line about another service.
    const isOwn = !/\n\s*\S/.test(message.value) && message.value.startsWith(named('').trim())
    if (message.value !== '' && !isOwn) return
    message.value = `${named(name)}\n`
    message.dispatchEvent(new Event('input', { bubbles: true }))
  })
  useEffect(() => {
    if (!id) return
    const frame = land()
    let isCurrent = true
    loadDataFile<Services>(dataPath(locale, `services/${id}`)).then(
      ({ entries: [service] }) => isCurrent && service && fill(service.name),
      () => {},
    )
    return () => {
      isCurrent = false
      cancelAnimationFrame(frame)
    }
  }, [id, locale])
}
