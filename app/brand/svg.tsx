import type { RenderedSvg } from './render-svg.server.ts'

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
