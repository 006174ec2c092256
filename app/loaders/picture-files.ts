/** In pixels, the least of a picture. */
export const pictureSize = { width: 1280, height: 800 } as const

/** Addresses are absolute paths on the site. */
export type PictureFiles = Readonly<{
  /** In pixels; of a photograph, that of its largest file. */
  width: number
  height: number
  /** A 32 by 32 image as a data address. */
  placeholder: string
  /** A photograph's files in each format; an SVG drawing has none, being sharp at any size. */
  sources: readonly Readonly<{ type: string; srcSet: string }>[]
  /** For browsers that support none of the formats. */
  src: string
}>
