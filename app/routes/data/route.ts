import { isLocale, locales } from '#app/i18n/locales.ts'
import { withBase } from '#app/i18n/paths.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import { dataFileNames, type PostSubject } from '#app/loaders/data-file-names.server.ts'
import { postList, postPageView } from '#app/loaders/posts.server.ts'
import { projectList } from '#app/loaders/projects.server.ts'
import { searchDocuments, searchFile } from '#app/loaders/search.server.ts'
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
  if (name === 'search') return searchFile(searchDocuments(params.locale))
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
    case 'projects':
      return projectList(locale, number)
    case 'services':
      return serviceList(locale, number)
    case 'posts':
      return postList(locale, parts[1] as PostSubject, number)
  }
}

type PageModule = Readonly<{
  loader: (args: Readonly<{ request: Request; params: Readonly<{ slug: string }> }>) => unknown
}>

const routes = import.meta.glob<PageModule>('../*/route.tsx', { eager: true })

/** What a page's own route loads. @param path of a page or a post, without the language's prefix */
function pageData(locale: Locale, path: string): unknown {
  const page = withBase(locales[locale].prefix + path)
  const request = new Request(new URL(page, siteUrl))
  const [, folder, slug = ''] = path.split('/')
  const name = slug ? 'blog-detail' : folder
  return routes[`../${name}/route.tsx`]?.loader({ request, params: { slug } })
}
