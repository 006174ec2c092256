import type { Picture } from '#content/types.ts'

/** What the build makes of one picture; addresses are absolute paths on the site. */
export type PictureFiles = Readonly<{
  /** Of the largest file, in pixels. */
  width: number
  height: number
  /** A 32 by 32 image as a data address. */
  placeholder: string
  /** The files in each format, as a `srcset`. */
  avif: string
  webp: string
  /** For browsers that choose none of these. */
  src: string
}>

/** The name under which the build keeps what it made of a picture. */
export function pictureKey(picture: Picture): string {
  if (picture.file !== undefined) return picture.file
  const { drawing, colourway, seed } = picture
  return [drawing, colourway, ...(seed === undefined ? [] : [seed])].join('-')
}
