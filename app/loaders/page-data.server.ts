import { type PageKey, pageKeys, pagePaths } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { aboutView } from './about.server.ts'
import { certificatesView } from './certificates.server.ts'
import { contactView } from './contact.server.ts'
import { faqsView } from './faqs.server.ts'
import { homeView } from './home.server.ts'
import { milestonesView } from './milestones.server.ts'
import { blogsView, postPageView } from './posts.server.ts'
import { projectsView } from './projects.server.ts'
import { servicesView } from './services.server.ts'
import { solutionsView } from './solutions.server.ts'
import { wallView } from './wall.server.ts'

const views: Readonly<Record<PageKey, (locale: Locale) => unknown>> = {
  home: homeView,
  aboutUs: aboutView,
  services: servicesView,
  solutions: solutionsView,
  projects: projectsView,
  certificates: certificatesView,
  clientAndPartner: wallView,
  milestone: milestonesView,
  blogs: blogsView,
  faqs: faqsView,
  contactUs: contactView,
}

/** @param path of a page or a post, without the language's prefix */
export function pageData(locale: Locale, path: string): unknown {
  const key = pageKeys.find((page) => pagePaths[page] === path)
  return key ? views[key](locale) : postPageView(locale, path.split('/').at(-1) ?? '')
}
