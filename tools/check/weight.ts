import path from 'node:path'
import { budgetOf, type WeightKind, weightKinds } from './budgets.ts'
import { type Page, type Site, textOf } from './site.ts'

export function weight(page: Page, site: Site): string[] {
  const budget = budgetOf(page.address)
  const files = filesOf(page, site)
  const size = (file: string) => site.sizes.get(file) ?? 0
  return weightKinds.flatMap((kind) => {
    const bySize = [...files[kind]].sort((a, b) => size(b) - size(a))
    const sum = bySize.reduce((all, file) => all + size(file), 0)
    if (sum <= budget[kind] * 1000) return []
    const largest = bySize
      .slice(0, 5)
      .map((file) => `${path.basename(file)} ${kilobytes(size(file))}`)
    return `${kind} ${kilobytes(sum)}, budget ${budget[kind]} kB; largest: ${largest.join(', ')}`
  })
}

/** Each file once; scripts with all their static imports. */
export function filesOf(page: Page, site: Site): Readonly<Record<WeightKind, readonly string[]>> {
  const html = textOf(page.file, site)
  const named = (extension: string) =>
    assetsIn(html).filter((file) => file.endsWith(extension) && site.files.has(file))
  return {
    HTML: [page.file],
    JS: withStaticImports(named('.js'), site),
    fonts: named('.woff2'),
    pictures: assetsIn(pictureAddresses(page).join(' ')),
  }
}

/** Whatever the base path before them. */
export function assetsIn(text: string): string[] {
  return [...new Set(text.match(/\bmedia\/assets\/[\w.-]+\.\w+/g))]
}

function withStaticImports(files: readonly string[], site: Site): string[] {
  const all = new Set(files)
  // Iterating a set includes entries added meanwhile.
  for (const file of all) {
    for (const [, name] of textOf(file, site).matchAll(/\b(?:from|import)\s*"\.\/([\w.-]+)"/g)) {
      all.add(`media/assets/${name}`)
    }
  }
  return [...all]
}

/** Pictures fetched at once: the largest size in the preferred format. */
function pictureAddresses({ $ }: Page): string[] {
  return $('img:not([loading="lazy"])')
    .toArray()
    .flatMap((image) => {
      const source = $(image).siblings('source').first().attr('srcset')
      const srcset = source ?? $(image).attr('srcset')
      return srcset?.split(',').at(-1) ?? $(image).attr('src') ?? []
    })
}

/** Rounded up, so that what exceeds the budget also reads so. */
function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 100) / 10} kB`
}
