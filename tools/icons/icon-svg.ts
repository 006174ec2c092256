import { colourways } from '#app/brand/colourways.ts'
import { letterPath, nuqtaPath } from '#app/brand/geometry.ts'

/** The beginning of the name, من, fills a square of five units; the whole name is too wide. */
const units = 5

/**
 * The site's mark on its ground, as an SVG document: the first two letters of the name as they
 * stand in it, and the nuqta.
 *
 * @param side of the icon, in pixels
 * @param share of the side that the mark takes; 20 of 32 pixels keep its edges on whole pixels at
 * 16, 32 and all their multiples
 */
export function iconSvg(side: number, share = 20 / 32): string {
  const { ground, thread, accent } = colourways.deep
  const unit = (side * share) / units
  const edge = (side - units * unit) / 2
  const stem = edge + unit / 2
  const strokes =
    letterPath('م', { unit, x: edge, y: edge + 2 * unit }) +
    `M${stem} ${edge + 4.5 * unit}V${edge + 2.5 * unit}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    `<path fill="${ground}" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="none" stroke="${thread}" stroke-width="${unit}" stroke-linecap="square" d="${strokes}"/>`,
    // Larger than in the name and half a unit aside: as small as it is, it has to be seen.
    `<path fill="${accent}" d="${nuqtaPath(stem + unit / 2, edge + unit / 2, 1.1 * unit)}"/>`,
    '</svg>\n',
  ].join('')
}
