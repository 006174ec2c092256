/** XML or HTML whose texts are escaped already. */
export type Markup = Readonly<{ markup: string }>

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A template of XML or HTML: strings put into it are escaped, other pieces are kept. */
export function markup(
  pieces: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  const texts = values.map((value) =>
    typeof value === 'string'
      ? value.replace(/[&<>"']/g, (character) => entities[character] ?? '')
      : [value]
          .flat()
          .map((piece) => piece.markup)
          .join(''),
  )
  return { markup: String.raw({ raw: pieces }, ...texts) }
}
