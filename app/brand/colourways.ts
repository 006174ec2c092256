import type { DrawnPicture } from '#content/types.ts'

export type Colourway = DrawnPicture['colourway']

/** What a drawing is made of. */
export type Palette = Readonly<{
  ground: string
  /** Ribbons and beads. */
  thread: string
  /** Warp and street grid, drawn pale. */
  line: string
  /** The one thread, the one column. */
  accent: string
}>

/** Art keeps its colours in both themes, so they are values and not tokens. */
export const colourways: Readonly<Record<Colourway, Palette>> = {
  deep: { ground: '#062a2f', thread: '#f4f5f1', line: '#8fcfc0', accent: '#f2a81d' },
  petrol: { ground: '#0b5355', thread: '#cfe6df', line: '#f4f5f1', accent: '#f2a81d' },
  mist: { ground: '#cfe6df', thread: '#0b5355', line: '#062a2f', accent: '#b5402c' },
  limestone: { ground: '#dde3db', thread: '#06262b', line: '#0b5355', accent: '#b5402c' },
  saffron: { ground: '#f2a81d', thread: '#06262b', line: '#062a2f', accent: '#f4f5f1' },
  aqua: { ground: '#8fcfc0', thread: '#062a2f', line: '#0b5355', accent: '#f4f5f1' },
}

/** A colour between two others, `share` of the way from the first to the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const channels = [1, 3, 5].map((at) => {
    const value = channel(from, at) + (channel(to, at) - channel(from, at)) * share
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}
