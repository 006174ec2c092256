import { paints } from '#app/brand/identity.ts'

/** A colour of the site in its light theme, or one of drawings alone. @throws Error when none has that name */
export function colourIn(tokens: string, name: string): string {
  const known = Object.hasOwn(paints, name) ? paints[name as keyof typeof paints] : undefined
  const token = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{3,6})`, 'i').exec(tokens)?.[1]
  const colour = known ?? token
  if (!colour)
    throw new Error(`names --${name}: write a colour of app/styles/tokens.css that is in hex there`)
  return colour
}

/** An SVG file names its colours, `fill="var(--brand)"`: those of the site, and `paints`. */
export function painted(svg: string, tokens: string): string {
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colourIn(tokens, name))
}
