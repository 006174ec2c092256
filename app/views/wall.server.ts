import { clients } from '#content/clients.ts'
import { carouselLogos, partners } from '#content/partners.ts'
import type { Locale } from '#content/types.ts'
import { type Intro, intro } from './intro.server.ts'

/** A name on the clients wall with its mark. */
export type WallEntry = Readonly<{ key: string; name: string; logo: string }>

export type WallView = Readonly<{ intro: Intro; wall: readonly WallEntry[] }>

/** Clients first, then the technology partners. */
export function wallView(locale: Locale): WallView {
  const wall = [
    ...clients.map(({ key, name, logo }) => ({ key, name: name[locale], logo })),
    ...[...carouselLogos, ...partners].map(({ key, name, logo }) => ({ key, name, logo })),
  ]
  return { intro: intro(locale, 'clientAndPartner'), wall }
}
