import type { Picture } from '#content/types.ts'

/** What the build makes of one picture; addresses are absolute paths on the site. */
export type PictureFiles = Readonly<{
  /** Of a drawing or a photograph's largest file, in pixels. */
  width: number
  height: number
  /** A 32 by 32 image as a data address. */
  placeholder: string
  /** A photograph's files in each format; a drawing has none, being sharp at any size. */
  sources: readonly Readonly<{ type: string; srcSet: string }>[]
  /** For browsers that choose none of these. */
  src: string
}>

/** The name under which the build keeps what it made of a picture. */
export function pictureKey(picture: Picture): string {
  if (picture.file !== undefined) return picture.file
  const { drawing, colourway, seed } = picture
  return [drawing, colourway, ...(seed === undefined ? [] : [seed])].join('-')
}
