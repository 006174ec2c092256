import pictureFiles from 'virtual:pictures'
import type { Locale, Logo, Picture } from '#content/types.ts'
import type { PictureFiles } from './picture-files.ts'

export type PictureView = PictureFiles & Readonly<{ alt: string }>

/** Path data, or the address of a file. */
export function logoView(logo: Logo): string {
  return typeof logo === 'string' ? logo : filesOf(logo).src
}

/** Throws for a picture that no collection of `content/all.ts` names: it is not encoded. */
export function pictureView(locale: Locale, picture: Picture): PictureView {
  return { alt: picture.alt[locale], ...filesOf(picture) }
}

/** Of a picture whose words are beside it. */
export function decorativeView(picture: Picture): PictureView {
  return { alt: '', ...filesOf(picture) }
}

function filesOf({ file }: Pick<Picture, 'file'>): PictureFiles {
  const files = pictureFiles[file]
  if (!files)
    throw new Error(`No picture ${file} was made: no collection of content/all.ts names it`)
  return files
}
