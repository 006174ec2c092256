import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { type PageKey, pagePaths } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'

const pageModules: Record<PageKey, string> = {
  home: 'routes/home/route.tsx',
  aboutUs: 'routes/about-us/route.tsx',
  services: 'routes/services/route.tsx',
  solutions: 'routes/solutions/route.tsx',
  certificates: 'routes/certificates/route.tsx',
  milestone: 'routes/milestone/route.tsx',
  projects: 'routes/projects/route.tsx',
  clientAndPartner: 'routes/client-and-partner/route.tsx',
  contactUs: 'routes/contact-us/route.tsx',
  faqs: 'routes/faqs/route.tsx',
  blogs: 'routes/blogs/route.tsx',
}

/** The pages of one language: the same modules in each, under their own ids. */
function pages(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${locale}/${name}` })
  return [
    ...Object.entries(pageModules).map(([key, file]) =>
      route(pagePaths[key as PageKey].slice(1), file, id(key)),
    ),
    route('blogs/:slug', 'routes/blog-detail/route.tsx', id('blogDetail')),
    route('*', 'routes/not-found/route.tsx', id('notFound')),
  ]
}

/** A tree for each language: an optional `:lang?` would match unknown paths and is not prerendered. */
function languageTree(locale: Locale): RouteConfigEntry {
  const { prefix } = locales[locale]
  const file = `layouts/${locale}.tsx`
  if (prefix === '') return layout(file, pages(locale))
  return route(prefix.slice(1), file, pages(locale))
}

export default [
  ...localeKeys.map(languageTree),
  route('data/:locale/*', 'routes/data/route.ts'),
] satisfies RouteConfig
