import pictureFiles from 'virtual:pictures'
import type { Locale, Picture } from '#content/types.ts'
import type { PictureFiles } from './picture-files.ts'

export type PictureView = PictureFiles & Readonly<{ alt: string }>

/** Throws for a picture that no collection of `content/all.ts` names: it is not encoded. */
export function pictureView(locale: Locale, picture: Picture): PictureView {
  const files = pictureFiles[picture.file]
  if (!files) {
    throw new Error(`No picture ${picture.file} was made: no collection of content/all.ts names it`)
  }
  return { alt: picture.alt[locale], ...files }
}
