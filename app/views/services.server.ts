import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'
import { type Intro, intro } from './intro.server.ts'

/** A service in the list of all. */
export type ServiceEntry = Readonly<{ id: number; name: string; lead: string }>

export type ServicesView = Readonly<{ intro: Intro; services: readonly ServiceEntry[] }>

export function servicesView(locale: Locale): ServicesView {
  const entries = services.map(({ id, name, lead }) => ({
    id,
    name: name[locale],
    lead: lead[locale],
  }))
  return { intro: intro(locale, 'services'), services: entries }
}
