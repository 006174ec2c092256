import type { ItemList } from 'schema-dts'
import { siteUrl } from '#app/i18n/site-url.ts'
import type { ServiceTile } from '#app/loaders/services.server.ts'
import { organizationId } from './ids.ts'

/** @param url the address of the services page */
export function serviceList(tiles: readonly Omit<ServiceTile, 'icon'>[], url: string): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${url}#list`,
    numberOfItems: tiles.length,
    itemListElement: tiles.map(({ id, name, href }) => ({
      '@type': 'ListItem',
      position: id,
      item: {
        '@type': 'Service',
        name,
        url: siteUrl + href,
        provider: { '@id': organizationId() },
      },
    })),
  }
}
