import type { ComponentProps } from 'react'

/** A drawing, or a part with an origin of its own; only the drawing program reads it. */
export function Svg(props: ComponentProps<'svg'>) {
  return <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" {...props} />
}
