import type { Locale } from '#content/types.ts'
import { dataFileNames } from './data-file-names.server.ts'
import { pageData } from './page-data.server.ts'
import { type PostSubject, postList, postPageView } from './posts.server.ts'
import { projectList } from './projects.server.ts'
import { searchPart } from './search.server.ts'
import { serviceView } from './services.server.ts'
import { site } from './site.server.ts'
import { clientList } from './wall.server.ts'

const names = new Set(dataFileNames)

/** A data file's content, or `undefined` where there is none of that name. */
export function dataFile(locale: Locale, name: string): unknown {
  if (!names.has(name)) return undefined
  const parts = name.split('/')
  const number = Number(parts.at(-1))
  switch (parts[0]) {
    case 'site':
      return site(locale)
    case 'pages':
      return pageData(locale, name.slice('pages'.length))
    case 'missing-post':
      return postPageView(locale, '')
    case 'search':
      return searchPart(locale, number || 1)
    case 'projects':
      return projectList(locale, number)
    case 'clients':
      return clientList(locale, number)
    case 'services':
      return serviceView(locale, number)
    case 'posts':
      return postList(locale, parts[1] as PostSubject, number)
  }
}
