import { isLocale } from '#app/i18n/locales.ts'
import { dataFile } from '#app/views/data-files.server.ts'
import type { Route } from './+types/route'

/** Answers `/data/{locale}/{name}.json`; every one of them becomes a file at build. */
export function loader({ params }: Route.LoaderArgs): Response {
  const name = params['*'].replace(/\.json$/, '')
  const content = isLocale(params.locale) ? dataFile(params.locale, name) : undefined
  if (content === undefined) throw new Response('Not found', { status: 404 })
  return Response.json(content)
}
