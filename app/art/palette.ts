import tokens from '#app/styles/tokens.css?raw'

/** A colour of the site in its light theme. @throws Error when no token has that name */
export function token(name: string): string {
  const colour = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{3,6})`).exec(tokens)?.[1]
  if (!colour) throw new Error(`app/styles/tokens.css has no colour --${name}`)
  return colour
}

/** Of drawings that are the same in both themes, and of pictures for sharing. */
export const palette = {
  deep: token('art'),
  petrol: token('brand'),
  ink: token('on-accent'),
  light: token('art-light'),
  accent: token('accent'),
  aqua: '#8fcfc0',
  mist: '#cfe6df',
  limestone: '#dde3db',
  clay: '#b5402c',
} as const
