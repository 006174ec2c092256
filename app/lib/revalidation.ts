import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For what no visit changes: neither a query nor a sent form loads it again. */
export function never(): boolean {
  return false
}

/** For pages that the query selects: a new query loads, a sent form does not. */
export function onNewQuery({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search !== nextUrl.search
}
