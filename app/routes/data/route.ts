import { isLocale } from '#app/i18n/locales.ts'
import { type PageKey, pageKeys, pagePaths } from '#app/i18n/paths.ts'
import { aboutView } from '#app/loaders/about.server.ts'
import { certificatesView } from '#app/loaders/certificates.server.ts'
import { clientGridView } from '#app/loaders/client-grid.server.ts'
import { contactView } from '#app/loaders/contact.server.ts'
import { dataFileNames, type PostSubject } from '#app/loaders/data-file-names.server.ts'
import { faqsView } from '#app/loaders/faqs.server.ts'
import { homeView } from '#app/loaders/home.server.ts'
import { milestonesView } from '#app/loaders/milestones.server.ts'
import { blogsView, postList, postPageView } from '#app/loaders/posts.server.ts'
import { projectList, projectsView } from '#app/loaders/projects.server.ts'
import { searchDocuments, searchFile } from '#app/loaders/search.server.ts'
import { serviceList, servicesView } from '#app/loaders/services.server.ts'
import { site } from '#app/loaders/site.server.ts'
import { solutionsView } from '#app/loaders/solutions.server.ts'
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

const views: Readonly<Record<PageKey, (locale: Locale) => unknown>> = {
  home: homeView,
  aboutUs: aboutView,
  services: servicesView,
  solutions: solutionsView,
  projects: projectsView,
  certificates: certificatesView,
  clientAndPartner: clientGridView,
  milestone: milestonesView,
  blogs: blogsView,
  faqs: faqsView,
  contactUs: contactView,
}

/** @param path of a page or a post, without the language's prefix */
function pageData(locale: Locale, path: string): unknown {
  const key = pageKeys.find((page) => pagePaths[page] === path)
  return key ? views[key](locale) : postPageView(locale, path.split('/').at(-1) ?? '')
}
