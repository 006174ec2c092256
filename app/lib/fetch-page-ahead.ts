import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router'
import { keepPage } from './page-data.ts'

/**
 * Fetches a page's data ahead of the visit, once.
 *
 * @param path of the page, with the base
 * @param route the id of its route, by which its file names the data
 */
export function fetchPageAhead(path: string, route: string, priority: RequestPriority): void {
  keepPage(path, (key) => fetchData(key, route, priority))
}

/** The file the router itself would ask for, under the same address. */
async function fetchData(path: string, route: string, priority: RequestPriority): Promise<unknown> {
  const response = await fetch(`${path}.data?${new URLSearchParams({ _routes: route })}`, {
    priority,
  })
  if (!response.ok || !response.body) throw new Error(`${path}: answered ${response.status}`)
  const { value } = await decodeViaTurboStream(response.body, window)
  return (value as Record<string, { data?: unknown } | undefined>)[route]?.data
}
