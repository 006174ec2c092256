import type { DrawnPicture } from '#content/types.ts'

export type Colourway = DrawnPicture['colourway']

export type Palette = Readonly<{
  ground: string
  /** Of ribbons and beads. */
  thread: string
  /** Of warp and street grid. */
  line: string
  /** Used once in each drawing. */
  accent: string
}>

/** Drawings keep their colours in both themes, so these are no tokens. */
export const colourways: Readonly<Record<Colourway, Palette>> = {
  deep: { ground: '#062a2f', thread: '#f4f5f1', line: '#8fcfc0', accent: '#f2a81d' },
  petrol: { ground: '#0b5355', thread: '#cfe6df', line: '#f4f5f1', accent: '#f2a81d' },
  mist: { ground: '#cfe6df', thread: '#0b5355', line: '#062a2f', accent: '#b5402c' },
  limestone: { ground: '#dde3db', thread: '#06262b', line: '#0b5355', accent: '#b5402c' },
  saffron: { ground: '#f2a81d', thread: '#06262b', line: '#062a2f', accent: '#f4f5f1' },
  aqua: { ground: '#8fcfc0', thread: '#062a2f', line: '#0b5355', accent: '#f4f5f1' },
}

/** @param share 0 for `from`, 1 for `to` */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const channels = [1, 3, 5].map((at) => {
    const value = channel(from, at) + (channel(to, at) - channel(from, at)) * share
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}
