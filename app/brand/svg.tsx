/** A drawing of `app/art/`: the attributes of its `svg` element and the markup inside. */
export type RenderedSvg = Readonly<{
  attributes: Readonly<Record<string, string | number | boolean | undefined>>
  markup: string
}>

type SvgProps = Readonly<{ drawing: RenderedSvg; className?: string | undefined }>

/** A drawing from loader data; the parent sets its size. */
export function Svg({ drawing: { attributes, markup }, className }: SvgProps) {
  return (
    <svg
      {...attributes}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, rendered at build
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
