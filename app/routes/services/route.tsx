import { Svg } from '#app/brand/svg.tsx'
import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { pageLoader } from '#app/loaders/page-loader.server.ts'
import { type ServicesView, servicesView } from '#app/loaders/services.server.ts'
import { createPagedRoute, onNewPage, usePagedRoute } from '#app/paging/paged-route.ts'
import { serviceList } from '#app/seo/service-list.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import styles from './route.module.css'
import { ServicePicker } from './service-picker.tsx'

export const loader = pageLoader(servicesView)

const paged = createPagedRoute<ServicesView>('services')

export const clientLoader = paged.clientLoader

export const shouldRevalidate = onNewPage

export const meta = tablePageMeta<ServicesView>('services', {
  type: 'CollectionPage',
  mainEntity: import.meta.env.SSR ? ({ tiles }, url) => serviceList(tiles, url) : undefined,
})

export default function Services({ loaderData }: Route.ComponentProps) {
  const { intro, drawing, tiles, tilesDrawing, list } = loaderData
  const [service] = list.entries
  const paging = usePagedRoute(paged, loaderData, intro.title)
  return (
    <>
      <PageHead {...intro} drawing={drawing} turn={2}>
        {service && (
          // Over the same thread in the drawing, and as it is drawn.
          <Svg
            key={service.thread}
            drawing={{ ...drawing, markup: `<path d="${service.thread}"/>` }}
            className={styles.thread}
          />
        )}
      </PageHead>
      <BelowHead>
        {service && (
          <ServicePicker tiles={tiles} drawing={tilesDrawing} service={service} {...paging} />
        )}
      </BelowHead>
    </>
  )
}
