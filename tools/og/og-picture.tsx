import type { ReactNode } from 'react'
import { nuqtaPath, wordPath } from '#app/brand/geometry.ts'
import { Ribbon } from '#app/brand/ribbon.tsx'
import { Warp } from '#app/brand/warp.tsx'
import { company } from '#content/company.ts'
import type { Locale } from '#content/types.ts'
import { fitHeading, leading } from './fit-heading.ts'
import { artSize, fromStart, margin, seam, size, type Tone, tones } from './frame.ts'
import { Svg } from './svg.tsx'
import { Line } from './text.tsx'

/** What a picture says and shows. */
export type OgPicture = Readonly<{
  locale: Locale
  /** The page's short name. */
  name: string
  heading: string
  tone: keyof typeof tones
  /** Fills the page's own part, whose upper left corner is the origin. */
  art: ReactNode
}>

/** Of the company's name. */
const nameBaseline = { en: 101, ar: 98 } as const

/** Of the heading's last line. */
const lastBaseline = { en: 492, ar: 480 } as const

/** How far letters of the heading rise above their baseline, in sizes. */
const ascent = { en: 0.96, ar: 1.12 } as const

/** A page's picture for those who share it: the name, the page's heading and art of its own. */
export function OgPictureDrawing(props: OgPicture & { fontFiles: readonly string[] }) {
  const { locale, art } = props
  const tone = tones[props.tone]
  const artX = fromStart(locale, size.width - artSize.width, artSize.width)
  return (
    <Svg {...size} viewBox={`0 0 ${size.width} ${size.height}`}>
      <rect {...size} fill={tone.ground} />
      {props.tone === 'deep' && (
        <Warp x={12} y={0} {...size} pitch={24} stroke="#8fcfc0" opacity={0.13} />
      )}
      <Svg x={artX} y={0} {...artSize} viewBox={`0 0 ${artSize.width} ${artSize.height}`}>
        {art}
      </Svg>
      <Seam locale={locale} tone={tone} />
      <Lockup locale={locale} tone={tone} />
      <Words {...props} tone={tone} />
    </Svg>
  )
}

function Seam({ locale, tone }: { locale: Locale; tone: Tone }) {
  const x = fromStart(locale, seam.x)
  return (
    <Ribbon
      d={`M${fromStart(locale, 0)} ${seam.y}H${x}M${x} 0V${size.height}`}
      unit={seam.unit}
      colours={{ ground: tone.ground, thread: tone.thread, core: tone.accent }}
      cap="butt"
    />
  )
}

/** The word, a hairline, the name: as in the site's header. */
function Lockup({ locale, tone }: { locale: Locale; tone: Tone }) {
  const word = { unit: 8, width: 120, top: 58 }
  const hairline = fromStart(locale, margin + word.width + 26)
  return (
    <>
      <g transform={`translate(${fromStart(locale, margin, word.width)} ${word.top})`}>
        <path
          d={wordPath({ unit: word.unit, x: 0, y: 0 })}
          fill="none"
          stroke={tone.word}
          strokeWidth={word.unit}
          strokeLinecap="square"
        />
        {/* Raised a little, as in the header: on the grid it would touch its letter. */}
        <path d={nuqtaPath(84, 3.2, 7.2)} fill={tone.accent} />
      </g>
      <path d={`M${hairline} 54v64`} stroke={tone.line} strokeWidth={2} />
      <Line
        text={company.name[locale]}
        locale={locale}
        family="heading"
        size={44}
        colour={tone.ink}
        x={fromStart(locale, margin + word.width + 52)}
        y={nameBaseline[locale]}
      />
    </>
  )
}

function Words({ locale, name, heading, tone, fontFiles }: WordsProps) {
  const { lines, fontSize } = fitHeading(heading, locale, fontFiles)
  const pitch = fontSize * leading[locale]
  const first = lastBaseline[locale] - (lines.length - 1) * pitch
  const kicker = first - fontSize * ascent[locale] - 14
  return (
    <>
      <path d={nuqtaPath(fromStart(locale, margin + 9), kicker - 9, 11)} fill={tone.accent} />
      <Line
        text={name}
        locale={locale}
        family="text"
        size={28}
        colour={tone.quiet}
        x={fromStart(locale, margin + 34)}
        y={kicker}
      />
      {lines.map((text, index) => (
        <Line
          key={text}
          text={text}
          locale={locale}
          family="heading"
          size={fontSize}
          colour={tone.ink}
          x={fromStart(locale, margin)}
          y={first + index * pitch}
        />
      ))}
    </>
  )
}

type WordsProps = Omit<OgPicture, 'tone' | 'art'> & { tone: Tone; fontFiles: readonly string[] }
