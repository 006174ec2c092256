import type { Locale } from '#content/types.ts'
import { dataFileNames } from './data-file-names.server.ts'
import { postPageView } from './posts.server.ts'
import { projectsView } from './projects.server.ts'
import { site } from './site.server.ts'

/** What a kind of data file holds; `part` is the number behind its slash. */
const kinds: Readonly<Record<string, (locale: Locale, part: number) => unknown>> = {
  site,
  'missing-post': (locale) => postPageView(locale, ''),
  projects: projectsView,
}

/** A data file's content, or `undefined` where there is none of that name. */
export function dataFile(locale: Locale, name: string): unknown {
  if (!dataFileNames.includes(name)) return undefined
  const [kind = '', part] = name.split('/')
  return kinds[kind]?.(locale, Number(part))
}
