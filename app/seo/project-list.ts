import type { ItemList } from 'schema-dts'
import type { ProjectCard, ProjectListView } from '#app/loaders/projects.server.ts'
import { organizationId } from './ids.ts'

type ListedProjects = Pick<ProjectListView, 'total'> & Readonly<{ entries: readonly ProjectCard[] }>

/** @param url the address of the projects page */
export function projectItems({ entries, total }: ListedProjects, url: string): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${url}#list`,
    numberOfItems: total,
    itemListElement: entries.map(({ title, date, client }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        name: title,
        dateCreated: date.iso,
        creator: { '@id': organizationId() },
        sourceOrganization: { '@type': 'Organization', name: client.name },
      },
    })),
  }
}
