import { load } from 'cheerio'
import type { Element } from 'domhandler'

const active =
  /^(script|handler|foreignobject|iframe|object|embed|audio|video|a|set|animate\w*|discard)$/i
const inDrawing = /^\s*(#|data:image\/(png|jpeg|webp);)/i

/**
 * What a browser would carry out, follow or fetch: an SVG file has an address of its own, and a post's
 * background is part of its page.
 *
 * @returns the first of it, as the file writes it
 */
export function unsafePart(svg: string): string | undefined {
  const [instruction] = /<!ENTITY|<\?xml-stylesheet/i.exec(svg) ?? []
  if (instruction) return instruction
  const $ = load(svg, { xml: true })
  for (const element of $('*').toArray() as Element[]) {
    const name = element.name.replace(/^.*:/, '')
    if (active.test(name)) return `<${element.name}>`
    for (const [key, value] of Object.entries(element.attribs)) {
      const isLink = /(^|:)(href|src)$/i.test(key)
      const isForeign = isLink ? !inDrawing.test(value) : fetches(value, /^style$/i.test(key))
      if (/^on/i.test(key) || isForeign) return `${key}="${value.slice(0, 40)}"`
    }
  }
  return fetches($('style').text(), true) ? '<style> with an address' : undefined
}

/** Escapes in a style could hide an address. */
function fetches(text: string, isStyle: boolean): boolean {
  return /url\(\s*["']?(?!["'#])/i.test(text) || (isStyle && /@import|\\|image-set/i.test(text))
}
