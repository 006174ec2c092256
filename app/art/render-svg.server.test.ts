import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Svg } from '#app/brand/svg.tsx'
import { FlowArt } from './flow-art.tsx'
import { renderSvg } from './render-svg.server.ts'

it('gives what the component itself would have rendered, as plain data', () => {
  const data = JSON.stringify(renderSvg(FlowArt, { isTurned: true }))
  const shown = renderToStaticMarkup(createElement(Svg, { drawing: JSON.parse(data) }))
  expect(shown).toBe(renderToStaticMarkup(createElement(FlowArt, { isTurned: true })))
})
