import type { RenderedSvg } from './render-svg.server.ts'

type SvgProps = Readonly<{ drawing: RenderedSvg; className?: string | undefined }>

/** Shows a drawing that a loader rendered; whoever places it gives its size. */
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
