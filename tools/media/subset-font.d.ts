/** The package has no types; these are the options used here. */
declare module 'subset-font' {
  type Options = Readonly<{
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    noHinting?: boolean
    /** OpenType feature tags to keep; all if missing. */
    keepFeatures?: readonly string[]
    /** Numbers in the `name` table, besides 0 to 6 and what the font's own tables name. */
    preserveNameIds?: readonly number[]
    variationAxes?: Readonly<
      Record<string, number | Readonly<{ min?: number; max?: number; default?: number }>>
    >
  }>

  /** Keeps the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
