import { moduleImports } from './module-imports.ts'
import type { Page } from './site.ts'

/** An address in a page and where it stands, such as `<img src>`. */
export type Reference = Readonly<{ where: string; address: string }>

// The parser calls `xlink:href` by its local name.
const single = ['href', 'src', 'poster', 'action', 'formaction'] as const
const lists = ['srcset', 'imagesrcset'] as const

/** Every address a page holds, but for canonical and hreflang links, which have checks of their own. */
export function references(page: Page): Reference[] {
  const { $ } = page
  const inAttributes = $.root()
    .find('*')
    .not('link[rel="canonical"], link[rel="alternate"][hreflang]')
    .toArray()
    .flatMap((element) => attributeReferences(element.tagName, $(element).attr() ?? {}))
  return [...inAttributes, ...metaReferences(page), ...scriptReferences(page)]
}

/** The addresses of a `srcset`, in its order. */
export function srcsetAddresses(srcset: string): string[] {
  return [...srcset.matchAll(/(?<address>\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g)].flatMap(
    ({ groups }) => groups?.address ?? [],
  )
}

function attributeReferences(tag: string, attributes: Record<string, string>): Reference[] {
  return [
    ...single.flatMap((name) => {
      const address = attributes[name]
      return address === undefined ? [] : [{ where: `<${tag} ${name}>`, address: address.trim() }]
    }),
    ...lists.flatMap((name) =>
      srcsetAddresses(attributes[name] ?? '').map((address) => ({
        where: `<${tag} ${name}>`,
        address,
      })),
    ),
  ]
}

/** Where a page sends its visitors by itself, and what it shows to those who share it. */
function metaReferences({ $ }: Page): Reference[] {
  const contents = $('meta[content]')
    .toArray()
    .map((element) => $(element).attr('content') ?? '')
  return contents
    .map((content) => /^\s*\d+\s*;\s*url=(?<url>.*)$|^(?<share>https?:\S+)$/i.exec(content)?.groups)
    .flatMap((groups) => groups?.url ?? groups?.share ?? [])
    .map((address) => ({ where: '<meta content>', address: address.trim() }))
}

function scriptReferences({ $ }: Page): Reference[] {
  return $('script[type="module"]:not([src])')
    .toArray()
    .map((element) => moduleImports($(element).prop('textContent') ?? ''))
    .flatMap((imports) => [...imports.static, ...imports.dynamic])
    .map((address) => ({ where: 'import', address }))
}
