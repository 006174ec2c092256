import { follow } from './addresses.ts'
import { moduleImports } from './module-imports.ts'
import { references } from './references.ts'
import { type Page, type Site, textOf } from './site.ts'

/** Every address in the page that belongs to the site leads to a file, and to an id in it. */
export function pageLinks(page: Page, site: Site): string[] {
  const problems = references(page).flatMap(({ where, address }) =>
    addressProblem(address, page, site).map((problem) => `${where} ${address} ${problem}`),
  )
  return [...new Set(problems)]
}

/** Every address in a style sheet that belongs to the site leads to a file. */
export function styleLinks(file: string, site: Site): string[] {
  if (!file.endsWith('.css')) return []
  const url = /url\(\s*(?<quote>["']?)(?<address>.*?)\k<quote>\s*\)/g
  const sheet = /@import\s*(?<quote>["'])(?<address>.*?)\k<quote>/g
  const text = textOf(file, site)
  return [...text.matchAll(url), ...text.matchAll(sheet)].flatMap(({ groups }) =>
    missing(groups?.address ?? '', file, site),
  )
}

/** Every chunk a script imports, at once or later, is there. */
export function scriptImports(file: string, site: Site): string[] {
  if (!file.endsWith('.js')) return []
  const imports = moduleImports(textOf(file, site))
  return [...imports.static, ...imports.dynamic].flatMap((address) => missing(address, file, site))
}

function addressProblem(address: string, page: Page, site: Site): string[] {
  if (isRelative(address)) return ['is relative: with a trailing slash it means another file']
  const target = follow(address, page.address, site)
  if (target.kind === 'nowhere') return [target.problem]
  if (target.kind === 'elsewhere') return []
  // The copy and the fallback stand at other addresses than their file's.
  const file = /^[#?]|^$/.test(address) ? page.file : target.file
  return hasFragment(file, target.fragment, site) ? [] : ['names no id there']
}

/** Neither from the root, nor to the page itself, nor with a scheme. */
function isRelative(address: string): boolean {
  return !/^(?:[/#?]|[a-z][a-z\d+.-]*:|$)/i.test(address)
}

function hasFragment(file: string, fragment: string, site: Site): boolean {
  if (fragment === '' || fragment === 'top' || fragment.startsWith(':~:')) return true
  if (file.endsWith('.svg')) return textOf(file, site).includes(`id="${fragment}"`)
  return site.pages.find((page) => page.file === file)?.ids.includes(fragment) ?? true
}

function missing(address: string, file: string, site: Site): string[] {
  const target = follow(address, `/${file}`, site)
  return target.kind === 'nowhere' ? [`${address} ${target.problem}`] : []
}
