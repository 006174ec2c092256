import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Svg } from '#app/brand/svg.tsx'
import { NewsletterArt } from './newsletter-art.tsx'
import { readDrawing, readSvg, renderSvg } from './render-svg.server.ts'

it('gives what the component itself would have rendered, as plain data', () => {
  const data = JSON.stringify(renderSvg(NewsletterArt, {}))
  const shown = renderToStaticMarkup(createElement(Svg, { drawing: JSON.parse(data) }))
  const spelledOut = shown.replaceAll("'", '"').replaceAll('/>', '></path>')
  expect(spelledOut).toBe(renderToStaticMarkup(createElement(NewsletterArt, {})))
})

it('reads a drawing as its file has it, without the breaks between its lines', () => {
  const file =
    '<svg viewBox="0 0 8 6" data-drawn="down">\n<g>\n  <g>\n    <path d="M0 0"></path>\n  </g>\n</g>\n</svg>\n'
  expect(readDrawing(file)).toEqual({
    attributes: { viewBox: '0 0 8 6', 'data-drawn': 'down' },
    markup: "<g><g><path d='M0 0'/></g></g>",
  })
})

it('reads a picture as a drawing that covers its place, whatever size and style the file has', () => {
  const file =
    '<?xml version="1.0"?>\n<svg width="8" style="x" viewBox="0 0 8 6">\n<path d="M0 0"/></svg>\n'
  const drawing = readSvg(file)
  const shown = drawing && renderToStaticMarkup(createElement(Svg, { drawing }))
  expect(shown).toBe(
    '<svg viewBox="0 0 8 6" preserveAspectRatio="xMidYMid slice" aria-hidden="true">\n<path d=\'M0 0\'/></svg>',
  )
})

it.each([
  '<svg width="8" height="6"><path d="M0 0"/></svg>',
  '<svg viewBox="0 0 8 6"><style>.a{fill:red}</style><path class="a" d="M0 0"/></svg>',
  '<svg viewBox="0 0 8 6"><path style="fill:red" d="M0 0"/></svg>',
  '<svg viewBox="0 0 8 6"><path id="main" d="M0 0"/></svg>',
])('leaves to its file what a page cannot hold: %s', (file) => {
  expect(readSvg(file)).toBeUndefined()
})
