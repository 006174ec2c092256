import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DrawnPicture, Picture } from '#content/types.ts'

export type Draw = (picture: DrawnPicture) => string

export type Source = string | Uint8Array

const photographs = 'content/pictures'

/** @throws Error of one line with what is wrong with a photograph */
export async function readSource(root: string, picture: Picture, draw: Draw): Promise<Source> {
  if (picture.file === undefined) return draw(picture)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif)$/.test(picture.file)) {
    throw new Error('is not lower-case words and hyphens with the ending of a photograph')
  }
  return readFile(path.join(root, photographs, picture.file)).catch((cause) => {
    throw new Error(`is not in ${photographs}/`, { cause })
  })
}
