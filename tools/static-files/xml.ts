/** XML 1.0, written by hand: the files we write need elements, attributes and text, no more. */

type Attributes = Readonly<Record<string, string>>

/** A piece of XML that is escaped already. */
export type Xml = Readonly<{ xml: string }>

/** An element; strings inside are text, other pieces stand as they are. */
export function element(
  name: string,
  attributes: Attributes,
  ...children: readonly (Xml | string)[]
): Xml {
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : child.xml))
  const opening = `<${name}${start.join('')}`
  return { xml: inside.length > 0 ? `${opening}>${inside.join('')}</${name}>` : `${opening}/>` }
}

/** A whole document in UTF-8 with this root, ending in a line break. */
export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
}

// Markup, quotes, and what XML 1.0 allows in no form at all (its section 2.2).
const special =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[&<>"']|[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replace(special, (character) => entities[character] ?? '\ufffd')
}
