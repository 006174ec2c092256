import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderedSvg } from '#app/brand/svg.tsx'
import { paintedByTokens } from './palette.ts'

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
  return { attributes, markup: compact(renderToStaticMarkup(children)) }
}

/** A page's data holds it as text in text: each double quote would take four characters. */
function compact(markup: string): string {
  // Where a file has both kinds, one is in the other.
  if (markup.includes("'")) return markup
  return markup.replaceAll('"', "'").replace(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>')
}

const svgFile = /<svg\b([^>]*)>(.*)<\/svg>/s

/** A file of this folder: a drawing that no brand and no content changes. */
export function readDrawing(file: string): RenderedSvg {
  const [, attributes = '', markup = ''] = svgFile.exec(file) ?? []
  const pairs = attributes.matchAll(/([\w-]+)="([^"]*)"/g)
  return {
    attributes: Object.fromEntries(Array.from(pairs, ([, name = '', value]) => [name, value])),
    markup: compact(markup.replace(/\s*\n\s*/g, '')),
  }
}

/**
 * A picture's file as a drawing that covers its place; `undefined` where it can only be shown as a file:
 * without a `viewBox`, with styles, which a page's policy refuses, or ids, which the page may have as well.
 */
export function readSvg(file: string): RenderedSvg | undefined {
  const [, attributes = '', markup = ''] = svgFile.exec(file) ?? []
  const viewBox = /\bviewBox="([^"]+)"/.exec(attributes)?.[1]
  if (!viewBox || /<style\b|\s(?:style|id)=/.test(markup)) return undefined
  const preserveAspectRatio = 'xMidYMid slice'
  return {
    attributes: { viewBox, preserveAspectRatio, 'aria-hidden': true },
    markup: compact(paintedByTokens(markup)),
  }
}
