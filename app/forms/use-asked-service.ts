import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useArrival } from '#app/components/use-arrival.ts'
import { useLocale, useTranslations } from '#app/i18n/intl.ts'
import { dataPath } from '#app/i18n/paths.ts'
import { loadDataFile } from '#app/platform/data-file.ts'
import { fieldOf } from './forms.ts'

/** A page of the list of services. */
type Services = Readonly<{ entries: readonly Readonly<{ name: string }>[] }>

/**
 * `?service=12` comes from that service: the form's heading is in view and has the focus, and the first
 * line of an empty message names the service. If the service's file does not load, nothing is
 * filled in.
 */
export function useAskedService(place: RefObject<HTMLElement | null>): void {
  const { search } = useLocation()
  const locale = useLocale()
  const t = useTranslations()
  const id = /^[1-9]\d?$/.exec(new URLSearchParams(search).get('service') ?? '')?.[0]

  useArrival(id, () => {
    const heading = place.current?.querySelector('h2')
    return id !== undefined && heading && { view: heading, focus: heading }
  })
  const fill = useEffectEvent((name: string) => {
    const form = place.current?.querySelector('form')
    const message = form && fieldOf(form, 'message')
    if (!message) return
    // Overwrite only an empty message or our own unedited line about another service.
    const isOwn =
      !/\n\s*\S/.test(message.value) &&
      message.value.startsWith(t('services.named', { name: '' }).trim())
    if (message.value !== '' && !isOwn) return
    message.value = `${t('services.named', { name })}\n`
    message.dispatchEvent(new Event('input', { bubbles: true }))
  })
  useEffect(() => {
    if (!id) return
    let isCurrent = true
    loadDataFile<Services>(dataPath(locale, `services/${id}`)).then(
      ({ entries: [service] }) => isCurrent && service && fill(service.name),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [id, locale])
}
