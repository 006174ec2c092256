import pictureFiles from 'virtual:pictures'
import type { Locale, Picture } from '#content/types.ts'
import { type PictureFiles, pictureKey } from './picture-files.ts'

export type PictureView = PictureFiles & Readonly<{ alt: string }>

/** Throws for a picture that no collection of `content/all.ts` names: it is not encoded. */
export function pictureView(locale: Locale, picture: Picture): PictureView {
  const key = pictureKey(picture)
  const files = pictureFiles[key]
  if (!files) {
    throw new Error(`No picture ${key} was made: no collection of content/all.ts names it`)
  }
  return { alt: picture.alt[locale], ...files }
}
