import { ServiceThreads, serviceThread } from '#app/art/heads/service-threads.tsx'
import { LastTile } from '#app/art/last-tile.tsx'
import { LineIcon } from '#app/art/line-icon.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { namedPageHref, pageHref, slicePage } from '#app/paging/pagination.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale, Service } from '#content/types.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'
import { pictureView } from './pictures.server.ts'
import { projectLink } from './project-stories.server.ts'

export function serviceTiles(locale: Locale) {
  return services.map(({ id, name, icon }: Service) => ({
    id,
    name: name[locale],
    icon: renderSvg(LineIcon, { name: icon }),
    href: pageHref(pagePath(locale, 'services'), id),
  }))
}

/** From elsewhere: the page then opens at the service. */
export function serviceHref(locale: Locale, id: number): string {
  return namedPageHref(pagePath(locale, 'services'), id)
}

export type ServiceTile = ReturnType<typeof serviceTiles>[number]

const serviceParts = services.map(
  ({ subSections, receives }) => subSections.length + receives.en.length,
)

/** One service a page; `id` is the page as well. */
export function serviceList(locale: Locale, id: number) {
  const slice = slicePage<Service>(services, id, 1)
  return { ...slice, entries: slice.entries.map((service) => serviceView(locale, service)) }
}

function serviceView(
  locale: Locale,
  { icon: _, alsoCalled: __, images, projects: ids, ...words }: Service,
) {
  return {
    ...localize<typeof words>(locale, words),
    /** In the order of `content/projects.ts`: newest first. */
    projects: projects
      .filter(({ id }) => ids.includes(id))
      .map((project) => projectLink(locale, project)),
    images: images.map((image) => pictureView(locale, image)),
    /** Path data of its thread in the page's head. */
    thread: serviceThread(words.id - 1, serviceParts),
  }
}

export type ServiceView = ReturnType<typeof serviceView>

export function servicesView(locale: Locale) {
  return {
    intro: intro(locale, 'services'),
    drawing: renderSvg(ServiceThreads, { parts: serviceParts }),
    tiles: serviceTiles(locale),
    /** Fills the grid after the last tile. */
    tilesDrawing: renderSvg(LastTile, {}),
    list: serviceList(locale, 1),
  }
}

export type ServicesView = ReturnType<typeof servicesView>
