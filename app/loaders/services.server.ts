import { Drawing } from '#app/brand/drawing.tsx'
import { ServiceThreads, serviceThread } from '#app/brand/heads/service-threads.tsx'
import { LineIcon } from '#app/brand/line-icon.tsx'
import { type HeadDrawing, type RenderedSvg, renderSvg } from '#app/brand/render-svg.server.ts'
import { formatMessage } from '#app/i18n/format-message.server.ts'
import { pagePath } from '#app/i18n/paths.ts'
import type { PagedData } from '#app/paging/paged-route.ts'
import { type PageSlice, pageHref, slicePage } from '#app/paging/pagination.ts'
import { services } from '#content/services.ts'
import type { Locale, Service } from '#content/types.ts'
import { type Intro, intro } from './intro.server.ts'
import { localize } from './localize.ts'
import { type PictureView, pictureView } from './pictures.server.ts'

export type ServiceTile = Readonly<{
  id: number
  name: string
  icon: RenderedSvg
  href: string
}>

export function serviceTiles(locale: Locale): ServiceTile[] {
  return services.map(({ id, name, icon }) => ({
    id,
    name: name[locale],
    icon: renderSvg(LineIcon, { name: icon }),
    href: servicePath(locale, id),
  }))
}

function servicePath(locale: Locale, id: number): string {
  return pageHref(pagePath(locale, 'services'), id)
}

const serviceParts = services.map(
  ({ subSections, receives }) => subSections.length + receives.en.length,
)

export type ServiceView = Readonly<{
  id: number
  name: string
  title: string
  lead: string
  description: readonly string[]
  subSections: readonly Readonly<{ title: string; text: string }>[]
  receives: readonly string[]
  images: readonly PictureView[]
  /** Path data of its thread in the page's head. */
  thread: string
}>

/** One service a page; `id` is the page as well. */
export type ServiceList = PageSlice<ServiceView>

export function serviceList(locale: Locale, id: number): ServiceList {
  const slice = slicePage<Service>(services, id, 1)
  return { ...slice, entries: slice.entries.map((service) => serviceView(locale, service)) }
}

function serviceView(locale: Locale, { icon: _, images, ...words }: Service): ServiceView {
  return {
    ...localize<typeof words>(locale, words),
    images: images.map((image) => pictureView(locale, image)),
    thread: serviceThread(words.id - 1, serviceParts),
  }
}

export type ServicesView = PagedData &
  Readonly<{
    intro: Intro
    drawing: HeadDrawing
    tiles: readonly ServiceTile[]
    /** Fills the grid after the last tile. */
    tilesDrawing: RenderedSvg
    list: ServiceList
  }>

export function servicesView(locale: Locale): ServicesView {
  return {
    intro: intro(locale, 'services'),
    drawing: {
      ...renderSvg(ServiceThreads, { parts: serviceParts }),
      caption: formatMessage(locale, 'heads.services', { count: services.length }),
    },
    tiles: serviceTiles(locale),
    tilesDrawing: renderSvg(Drawing, {
      drawing: 'crop',
      colourway: 'deep',
      width: 214,
      height: 160,
      seed: 16,
    }),
    list: serviceList(locale, 1),
  }
}
