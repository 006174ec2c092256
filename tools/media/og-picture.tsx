import type { ReactNode } from 'react'
import { nuqtaPath } from '#app/art/geometry.ts'
import { palette, token } from '#app/art/palette.ts'
import { Ribbon } from '#app/art/ribbon.tsx'
import { Warp } from '#app/art/warp.tsx'
import { markBox } from '#app/brand/identity.ts'
import { WordPaths } from '#app/brand/word.tsx'
import { locales } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/types.ts'
import { fitHeading, fittedSize, Line, leading } from './og-text.tsx'

/** In pixels, as sharing services require. */
const size = { width: 1200, height: 630 } as const

export const artSize = { width: 486, height: size.height } as const

const margin = 64

/** Centre lines of the ribbons below the text and between text and art. */
const seam = { x: size.width - artSize.width - 18, y: 566, unit: 36 } as const

/** In pixels. */
export const headingRoom = { width: seam.x - seam.unit / 2 - margin - 32, height: 285 } as const

/** Baselines and letter heights, in font sizes. */
const metrics = {
  ltr: { name: 101, last: 492, ascent: 0.96 },
  rtl: { name: 98, last: 480, ascent: 1.12 },
} as const

/** Of the light page and the dark bands; a picture has no theme. */
const tones = {
  light: { ground: token('bg'), ink: palette.ink, quiet: token('brand'), line: token('line') },
  dark: {
    ground: palette.deep,
    ink: token('on-deep'),
    quiet: token('on-deep-2'),
    line: token('deep-line'),
  },
} as const
const threads = { light: palette.petrol, dark: palette.mist } as const
const { accent } = palette

type OgPictureProps = Readonly<{
  locale: Locale
  name: string
  heading: string
  tone: keyof typeof tones
  /** Fills `artSize`; its origin is the upper left corner. */
  art: ReactNode
  fontFiles: readonly string[]
}>

/** Left edge of an element that begins `distance` from the start of the line. */
function fromStart(locale: Locale, distance: number, width = 0): number {
  return locales[locale].dir === 'rtl' ? size.width - distance - width : distance
}

export function OgPicture(props: OgPictureProps) {
  const { locale, art, tone } = props
  const { ground } = tones[tone]
  const seamX = fromStart(locale, seam.x)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...size} aria-hidden="true">
      <rect {...size} fill={ground} />
      {tone === 'dark' && (
        <Warp
          area={[12, 0, size.width, size.height]}
          pitch={24}
          stroke={palette.aqua}
          opacity={0.13}
        />
      )}
      <svg
        x={fromStart(locale, size.width - artSize.width, artSize.width)}
        {...artSize}
        aria-hidden="true"
      >
        {art}
      </svg>
      <Ribbon
        d={`M${fromStart(locale, 0)} ${seam.y}H${seamX}M${seamX} 0V${size.height}`}
        unit={seam.unit}
        colours={{ ground, thread: threads[tone], core: accent }}
        cap="butt"
      />
      <Lockup {...props} />
      <Heading {...props} />
    </svg>
  )
}

/** The mark's place, at most as wide and as high as this. */
const markRoom = { width: 120, height: 62, top: 52 } as const

function Lockup({ locale, tone, fontFiles }: OgPictureProps) {
  const [left = 0, top = 0, width = 1, height = 1] = markBox.split(' ').map(Number)
  const scale = Math.min(markRoom.width / width, markRoom.height / height)
  const x = fromStart(locale, margin, scale * width) - scale * left
  const y = markRoom.top + (markRoom.height - scale * height) / 2 - scale * top
  const colour = tone === 'light' ? threads.light : tones.dark.ink
  const hairline = fromStart(locale, margin + scale * width + 26)
  const nameStart = margin + scale * width + 52
  const name = { locale, text: company.name[locale], family: 'heading', size: 44 } as const
  const nameRoom = seam.x - seam.unit - nameStart
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <WordPaths colour={colour} accent={accent} />
      </g>
      <path d={`M${hairline} 54v64`} stroke={tones[tone].line} strokeWidth={2} />
      <Line
        {...name}
        size={fittedSize(name, nameRoom, fontFiles)}
        colour={tones[tone].ink}
        x={fromStart(locale, nameStart)}
        y={metrics[locales[locale].dir].name}
      />
    </>
  )
}

/** In pixels, for the rhombus before the name of page or subject. */
const kickerIndent = 34

function Heading({ locale, name, heading, tone, fontFiles }: OgPictureProps) {
  const { dir } = locales[locale]
  const { lines, fontSize } = fitHeading(heading, locale, headingRoom, fontFiles)
  const pitch = fontSize * leading[dir]
  const first = metrics[dir].last - (lines.length - 1) * pitch
  const nameY = first - fontSize * metrics[dir].ascent - 14
  const kicker = { locale, text: name, family: 'text', size: 28 } as const
  return (
    <>
      <path d={nuqtaPath(fromStart(locale, margin + 9), nameY - 9, 11)} fill={accent} />
      <Line
        {...kicker}
        size={fittedSize(kicker, headingRoom.width - kickerIndent, fontFiles)}
        colour={tones[tone].quiet}
        x={fromStart(locale, margin + kickerIndent)}
        y={nameY}
      />
      {lines.map((text, index) => (
        <Line
          key={text}
          {...{ locale, text, family: 'heading', size: fontSize }}
          colour={tones[tone].ink}
          x={fromStart(locale, margin)}
          y={first + index * pitch}
        />
      ))}
    </>
  )
}
