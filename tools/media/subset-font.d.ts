/** The package brings no types; these are the options used here. */
declare module 'subset-font' {
  type Options = Readonly<{
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    noHinting?: boolean
    /** OpenType feature tags that stay; all of them where missing. */
    keepFeatures?: readonly string[]
    variationAxes?: Readonly<
      Record<string, number | Readonly<{ min?: number; max?: number; default?: number }>>
    >
  }>

  /** Cuts the characters of `text` out of a font. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
