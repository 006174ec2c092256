import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SevenShapes } from '#app/brand/seven-shapes.tsx'
import { Word } from '#app/brand/word.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { EmptyArt } from './empty-art.tsx'
import { FlowArt } from './flow-art.tsx'
import { FooterWord } from './footer-word.tsx'
import { letterPath, letters, nuqtaPath, wordPath } from './geometry.ts'
import { HeroArt } from './hero-art.tsx'
import { LetterTile } from './letter-tile.tsx'
import { MailboxArt } from './mailbox-art.tsx'
import { MapArt } from './map-art.tsx'
import { NewsletterArt } from './newsletter-art.tsx'

const beads = { total: 220, register: [2, 3, 6, 4] }

/** Each drawing with the bytes of HTML it may cost every page that has it. */
const art: readonly [string, FunctionComponent, number][] = [
  ['hero', () => createElement(HeroArt, beads), 12_000],
  ['flow', FlowArt, 3_700],
  ['turned flow', () => createElement(FlowArt, { isTurned: true }), 3_000],
  ['footer', FooterWord, 1_300],
  ['newsletter', NewsletterArt, 1_700],
  ['mailbox', MailboxArt, 900],
  ['map', MapArt, 3_200],
  ['empty', EmptyArt, 500],
  ['seven shapes', SevenShapes, 1_500],
  ['word', Word, 500],
]

const html = (component: FunctionComponent) => renderToStaticMarkup(createElement(component))

describe.each(art)('%s', (_name, component, limit) => {
  it('decorates: hidden from assistive technology, without ids or inline styles', () => {
    expect(html(component)).toMatch(/^<\w+[^>]* aria-hidden="true"/)
    expect(html(component)).not.toMatch(/NaN|undefined|d=""|\sid=|\sstyle=|<text/)
  })

  it('keeps to its size and is the same each time', () => {
    expect(html(component).length).toBeLessThan(limit)
    expect(html(component)).toBe(html(component))
  })
})

it('draws six different certificate sheets', () => {
  const sheets = ([1, 2, 3, 4, 5, 6] as const).map((variant) =>
    renderToStaticMarkup(createElement(CertificateSheet, { variant, title: 'A title' })),
  )
  expect(new Set(sheets).size).toBe(6)
})

it('draws five different letters, of which the ن alone has a dot', () => {
  const tiles = letters.map((letter) => renderToStaticMarkup(createElement(LetterTile, { letter })))
  expect(new Set(tiles).size).toBe(5)
  expect(letters.filter((_, index) => /<path d="[^"]*z" fill=/.test(tiles[index] ?? ''))).toEqual([
    'ن',
  ])
})

it('writes the word and the shapes of page heads as geometry does', () => {
  const origin = { x: 0, y: 0 }
  expect(html(Word)).toContain(`d="${wordPath({ unit: 4, ...origin })}"`)
  const paths = letters.slice(1).map((letter) => letterPath(letter, { unit: 40, ...origin }))
  for (const d of [...paths, nuqtaPath(20, 20, 20)]) {
    expect(html(SevenShapes)).toContain(`d="${d}"`)
  }
})
