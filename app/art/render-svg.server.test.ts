import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Svg } from '#app/brand/svg.tsx'
import { FlowArt } from './flow-art.tsx'
import { readSvg, renderSvg } from './render-svg.server.ts'

it('gives what the component itself would have rendered, as plain data', () => {
  const data = JSON.stringify(renderSvg(FlowArt, { isTurned: true }))
  const shown = renderToStaticMarkup(createElement(Svg, { drawing: JSON.parse(data) }))
  expect(shown).toBe(renderToStaticMarkup(createElement(FlowArt, { isTurned: true })))
})

it('reads a file as a drawing that covers its place, whatever size and style the file has', () => {
  const file =
    '<?xml version="1.0"?>\n<svg width="8" style="x" viewBox="0 0 8 6">\n<path d="M0 0"/></svg>\n'
  const shown = renderToStaticMarkup(createElement(Svg, { drawing: readSvg(file) }))
  expect(shown).toBe(
    '<svg viewBox="0 0 8 6" preserveAspectRatio="xMidYMid slice" aria-hidden="true">\n<path d="M0 0"/></svg>',
  )
  expect(() => readSvg('<svg width="8"/>')).toThrow('An SVG file has no viewBox')
})
