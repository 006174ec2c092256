import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The attributes of its `svg` element and the markup inside. */
export type RenderedSvg = Readonly<{
  attributes: Readonly<Record<string, string | number | boolean | undefined>>
  markup: string
}>

/** Of a page's head, with what it counts. */
export type HeadDrawing = RenderedSvg & Readonly<{ caption: string }>

/**
 * Browsers get the markup with the page's data and never the code that computes it.
 *
 * @param Drawing a component without hooks whose outermost element is an `svg`
 */
export function renderSvg<Props extends object>(
  Drawing: (props: Props) => ReactElement,
  props: Props,
): RenderedSvg {
  const svg = Drawing(props) as ReactElement<RenderedSvg['attributes'] & { children: ReactNode }>
  const { children, ...attributes } = svg.props
  return { attributes, markup: renderToStaticMarkup(children) }
}
