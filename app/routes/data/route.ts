import { isLocale } from '#app/i18n/locales.ts'
import { dataFileNames, type PostSubject } from '#app/loaders/data-file-names.server.ts'
import { pageData } from '#app/loaders/page-data.server.ts'
import { postList, postPageView } from '#app/loaders/posts.server.ts'
import { projectList } from '#app/loaders/projects.server.ts'
import { searchDocuments } from '#app/loaders/search.server.ts'
import { serviceList } from '#app/loaders/services.server.ts'
import { site } from '#app/loaders/site.server.ts'
import type { Locale } from '#content/types.ts'
import type { Route } from './+types/route'

/** Every `/data/{locale}/{name}.json` becomes a file at build. */
export function loader({ params }: Route.LoaderArgs): Response {
  const name = params['*'].replace(/\.json$/, '')
  if (!isLocale(params.locale) || !dataFileNames.includes(name)) {
    throw new Response('Not found', { status: 404 })
  }
  return Response.json(dataFile(params.locale, name))
}

function dataFile(locale: Locale, name: string): unknown {
  const parts = name.split('/')
  const number = Number(parts.at(-1))
  switch (parts[0]) {
    case 'pages':
      return pageData(locale, name.slice('pages'.length))
    case 'site':
      return site(locale)
    case 'missing-post':
      return postPageView(locale, '')
    case 'search':
      return searchDocuments(locale)
    case 'projects':
      return projectList(locale, number)
    case 'services':
      return serviceList(locale, number)
    case 'posts':
      return postList(locale, parts[1] as PostSubject, number)
  }
}
