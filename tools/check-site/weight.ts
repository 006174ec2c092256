import { type StartData, startDataId } from '#app/start/start-data.ts'
import { follow } from './addresses.ts'
import { budgetOf, type WeightKind, weightKinds } from './budgets.ts'
import { moduleImports } from './module-imports.ts'
import { srcsetAddresses } from './references.ts'
import { type Page, type Site, textOf } from './site.ts'

/** The page stays within its budget, kind by kind; `index.html` weighs what home does. */
export function weight(page: Page, site: Site): string[] {
  if (page.role === 'copy') return []
  const budget = budgetOf(page.address)
  if (!budget) return ['has no budget in tools/check-site/budgets.ts']
  const files = filesOf(page, site)
  return weightKinds
    .filter((kind) => total(files[kind], site) > budget[kind] * 1000)
    .map((kind) => {
      const sum = kilobytes(total(files[kind], site))
      return `${kind} ${sum}, budget ${budget[kind]} kB; largest: ${bySize(files[kind], site)}`
    })
}

/** The files of a page by kind, each once. */
export function filesOf(page: Page, site: Site): Readonly<Record<WeightKind, readonly string[]>> {
  const { $ } = page
  const linked = (selector: string): string[] => {
    const links = $(selector).toArray()
    return filesAt(
      links.flatMap((link) => $(link).attr('href') ?? []),
      page.address,
      site,
    )
  }
  const start = startDataOf(page)
  const modules = start ? [start.manifest, start.entry, ...Object.values(start.routes)] : []
  return {
    HTML: [page.file],
    CSS: linked('link[rel="stylesheet"]:not([disabled])'),
    JS: withStaticImports([...started(page, site), ...filesAt(modules, page.address, site)], site),
    fonts: filesAt(fontAddresses(page), page.address, site),
    pictures: filesAt(pictures(page), page.address, site),
  }
}

/** What the page says of the app that starts in it; a page with none starts no app. */
function startDataOf({ $ }: Page): StartData | undefined {
  const text = $(`script#${startDataId}`).prop('textContent')
  return text ? (JSON.parse(text) as StartData) : undefined
}

/** What the page's own scripts ask for, and the scripts it names. */
function started({ $, address }: Page, site: Site): string[] {
  const addresses = $('script')
    .toArray()
    .flatMap((script) => {
      const imports = moduleImports($(script).prop('textContent') ?? '')
      return [$(script).attr('src') ?? [], imports.static, imports.dynamic].flat()
    })
  return filesAt(addresses, address, site)
}

function withStaticImports(files: readonly string[], site: Site): string[] {
  const all = new Set(files)
  // A set being walked also yields what is added on the way.
  for (const file of all) {
    const imports = moduleImports(textOf(file, site)).static
    for (const imported of filesAt(imports, `/${file}`, site)) all.add(imported)
  }
  return [...all]
}

/** Fonts that the page's own styles name. */
function fontAddresses({ $ }: Page): string[] {
  const styles = $('style')
    .toArray()
    .map((style) => $(style).prop('textContent') ?? '')
  return styles.flatMap((style) => style.match(/(?<=url\()[^)]+\.woff2(?=\))/g) ?? [])
}

/** Pictures that are fetched at once: the largest size, in the format the page would rather send. */
function pictures({ $ }: Page): string[] {
  return $('img:not([loading="lazy"])')
    .toArray()
    .flatMap((image) => {
      const source = $(image).siblings('source').first().attr('srcset')
      const srcset = source ?? $(image).attr('srcset')
      return (srcset ? srcsetAddresses(srcset).at(-1) : $(image).attr('src')) ?? []
    })
}

function filesAt(addresses: readonly string[], from: string, site: Site): string[] {
  const targets = addresses.map((address) => follow(address, from, site))
  return [...new Set(targets.flatMap((target) => (target.kind === 'file' ? target.file : [])))]
}

function total(files: readonly string[], site: Site): number {
  return files.reduce((sum, file) => sum + sizeOf(file, site), 0)
}

function sizeOf(file: string, site: Site): number {
  return site.sizes.get(file) ?? 0
}

function bySize(files: readonly string[], site: Site): string {
  return [...files]
    .sort((a, b) => sizeOf(b, site) - sizeOf(a, site))
    .slice(0, 5)
    .map((file) => `${file.split('/').at(-1)} ${kilobytes(sizeOf(file, site))}`)
    .join(', ')
}

/** Rounded up, so that what is over the budget also reads so. */
function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 100) / 10} kB`
}
