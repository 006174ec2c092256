import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For data that never changes during a visit: neither a query nor a form reloads it. */
export function never(): boolean {
  return false
}

/** For data that the query selects: a new query reloads it, a form does not. */
export function onNewQuery({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search !== nextUrl.search
}
