import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderedSvg } from '#app/brand/svg.tsx'

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
