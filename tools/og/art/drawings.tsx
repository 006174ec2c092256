import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { colourways } from '#app/brand/colourways.ts'
import { Drawing } from '#app/brand/drawing.tsx'
import { HeroArt } from '#app/brand/hero-art.tsx'
import { locales } from '#app/i18n/locales.ts'
import { Svg } from '../svg.tsx'
import type { ArtFrame } from './art-frame.ts'

/** The home page's drawing, as it stands there. */
export function Home(frame: ArtFrame) {
  const { width, height } = frame
  return (
    <>
      <rect width={width} height={height} fill={colourways.deep.ground} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
      <Svg {...{ width, height }} dangerouslySetInnerHTML={{ __html: heroArt(frame) }} />
    </>
  )
}

/** In the page a style sheet turns the distribution, and it alone, about the upright at 380. */
function heroArt({ locale }: ArtFrame): string {
  const markup = renderToStaticMarkup(<HeroArt />)
  const data = /class="data"/
  if (!data.test(markup)) throw new Error('the distribution of the home page is not to be found')
  if (locales[locale].dir === 'ltr') return markup
  return markup.replace(data, 'transform="translate(760 0) scale(-1 1)"')
}

type Choice = Pick<ComponentProps<typeof Drawing>, 'drawing' | 'colourway' | 'seed'>

/** One of the brand's drawings in the proportions of the art. */
export function drawn(choice: Choice) {
  return ({ width, height }: ArtFrame) => <Drawing {...choice} width={width} height={height} />
}

/** A photograph, already cut to the proportions of the art. */
export function photograph(jpeg: Buffer) {
  const address = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  return ({ width, height }: ArtFrame) => <image href={address} width={width} height={height} />
}
