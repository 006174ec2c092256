import { paints } from '#app/brand/identity.ts'
import tokens from '#app/styles/tokens.css?raw'
import { colourIn, painted } from './colours.ts'

export const token = (name: string) => colourIn(tokens, name)

export const paintedByTokens = (svg: string) => painted(svg, tokens)

/** Of drawings that are the same in both themes, and of pictures for sharing. */
export const palette = {
  deep: token('art'),
  petrol: token('brand'),
  ink: token('on-accent'),
  light: token('art-light'),
  accent: token('accent'),
  ...paints,
} as const
