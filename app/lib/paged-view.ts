import { dataPath, localeOfRequest } from '#app/i18n/paths.ts'
import { loadDataFile } from '#app/platform/data-file.ts'
import type { Locale } from '#content/types.ts'
import { pageFromSearch, pageInRange } from './pagination.ts'

type PageAsked<View> = Readonly<{ request: Request; serverLoader: () => Promise<View> }>

type PagedViewOptions<View, Part> = Readonly<{
  /** Folder of the data files, one for each page. */
  folder: string
  /** The part of the view that changes with `?page`; the view holds page 1's. */
  partOf: (view: View) => Part
  countOf: (view: View) => number
}>

/**
 * A page of the site whose content is chosen by `?page`. The document's file holds page 1 and
 * tells how many there are; it is asked for once, every other part comes from a file of its own.
 */
export function createPagedView<View, Part>({
  folder,
  partOf,
  countOf,
}: PagedViewOptions<View, Part>) {
  const firstViews = new Map<Locale, Promise<View>>()

  /** The part of a page, counted from 1. */
  async function loadPart(locale: Locale, page: number): Promise<Part> {
    const first = page === 1 ? firstViews.get(locale) : undefined
    return first ? partOf(await first) : loadDataFile(dataPath(locale, `${folder}/${page}`))
  }

  /**
   * The view and the part the query asks for. Hydration starts from the file, so the page number
   * always comes from here and never from the query during render.
   */
  async function load({ request, serverLoader }: PageAsked<View>) {
    const { search } = new URL(request.url)
    const locale = localeOfRequest(request)
    const first = firstViews.get(locale) ?? serverLoader()
    const view = await first
    firstViews.set(locale, first)
    const page = pageInRange(pageFromSearch(search), countOf(view))
    return { view, part: await loadPart(locale, page) }
  }

  return { load, loadPart }
}
