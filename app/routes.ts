import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { pageKeys, pagePaths } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'

/** The pages of one language: the same modules in each, in folders named as their paths, under their own ids. */
function pages(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${locale}/${name}` })
  return [
    ...pageKeys.map((key) =>
      route(pagePaths[key].slice(1), `routes${pagePaths[key]}/route.tsx`, id(key)),
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
