import type { ReactNode } from 'react'
import sharp from 'sharp'
import type { PageKey } from '#app/i18n/paths.ts'
import type { Picture } from '#content/types.ts'
import { readSource } from '../pictures/picture-sources.ts'
import type { ArtFrame } from './art/art-frame.ts'
import { ClientCells, ServiceCells } from './art/cells.tsx'
import { drawn, Home, photograph } from './art/drawings.tsx'
import { LetterMosaic } from './art/letter-mosaic.tsx'
import { Climb, Mailbox } from './art/ribbon-art.tsx'
import { Sheets } from './art/sheets.tsx'
import { YearBeads } from './art/year-beads.tsx'
import { artSize, type tones } from './frame.ts'

/** A page's own drawing, and the tone of the words beside it: dark beside pale art. */
export type PageArt = Readonly<{
  tone: keyof typeof tones
  draw: (frame: ArtFrame) => ReactNode
}>

/** Each page shows what it is about with its own facts, or the drawing it has in its head. */
export const pageArt: Readonly<Record<PageKey, PageArt>> = {
  home: { tone: 'paper', draw: Home },
  aboutUs: { tone: 'paper', draw: LetterMosaic },
  services: { tone: 'paper', draw: ServiceCells },
  solutions: { tone: 'paper', draw: drawn({ drawing: 'weave', colourway: 'deep', seed: 1 }) },
  certificates: { tone: 'deep', draw: Sheets },
  milestone: { tone: 'paper', draw: Climb },
  projects: { tone: 'paper', draw: YearBeads },
  clientAndPartner: { tone: 'deep', draw: ClientCells },
  contactUs: { tone: 'deep', draw: Mailbox },
  faqs: { tone: 'deep', draw: drawn({ drawing: 'city', colourway: 'aqua', seed: 8 }) },
  blogs: { tone: 'deep', draw: drawn({ drawing: 'steps', colourway: 'limestone', seed: 3 }) },
}

/**
 * The art of a post is the picture of its card.
 *
 * @throws Error when its photograph cannot be read
 */
export async function postArt(root: string, picture: Picture): Promise<PageArt> {
  if (picture.file === undefined) {
    const isDark = picture.colourway === 'deep' || picture.colourway === 'petrol'
    const { drawing, colourway, seed = 1 } = picture
    return { tone: isDark ? 'paper' : 'deep', draw: drawn({ drawing, colourway, seed }) }
  }
  const source = await readSource(root, picture, () => '')
  const jpeg = await sharp(source, { autoOrient: true })
    .resize({ ...artSize, fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { tone: 'paper', draw: photograph(jpeg) }
}
