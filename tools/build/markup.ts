export type Markup = Readonly<{ markup: string }>

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes strings, keeps `Markup`. */
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
