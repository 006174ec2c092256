import { redirect } from 'react-router'
import { localeOfRequest, pagePath } from '#app/i18n/paths.ts'
import type { Route } from './+types/route'

/** A link inside the site to an unknown path leads home in the link's language. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw redirect(pagePath(localeOfRequest(request), 'home'))
}

export default function NotFound() {
  return null
}
