import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { letters, writing } from '#app/brand/identity.ts'
import { SevenShapes } from '#app/brand/seven-shapes.tsx'
import { Word } from '#app/brand/word.tsx'
import { company } from '#content/company.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import { EmptyArt } from './empty-art.tsx'
import { FlowArt } from './flow-art.tsx'
import { FooterWord } from './footer-word.tsx'
import { HeroArt } from './hero-art.tsx'
import { LastTile } from './last-tile.tsx'
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
  ['footer', () => writing && createElement(FooterWord, { writing }), 1_300],
  ['last tile', LastTile, 2_700],
  ['newsletter', NewsletterArt, 1_700],
  ['mailbox', MailboxArt, 900],
  ['map', MapArt, 3_200],
  ['empty', EmptyArt, 500],
  ['seven shapes', SevenShapes, 1_500],
  ['word', Word, 500],
]

const html = (component: FunctionComponent) => renderToStaticMarkup(createElement(component))

/** A brand without a writing has no footer of it. */
const own = art.filter(([name]) => writing || name !== 'footer')

describe.each(own)('%s', (_name, component, limit) => {
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

it.runIf(company.isSample)('draws five different letters, of which the ن alone has a dot', () => {
  const tiles = letters.map((letter, index) =>
    renderToStaticMarkup(createElement(LetterTile, { letter, index })),
  )
  expect(new Set(tiles).size).toBe(5)
  const isDotted = tiles.map((tile) => /<path d="[^"]*z" fill=/.test(tile))
  expect(letters.filter((_, index) => isDotted[index]).map(({ name }) => name)).toEqual(['ن'])
})

describe('a brand without a writing and letters', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.doMock('#app/brand/identity.ts', async (original) => ({
      ...(await original<typeof import('#app/brand/identity.ts')>()),
      ...{ writing: undefined, letters: [] },
    }))
  })
  afterEach(() => {
    vi.doUnmock('#app/brand/identity.ts')
    vi.resetModules()
  })

  it('has threads and beads in their place, and nothing empty', async () => {
    const { HeroArt: Hero } = await import('./hero-art.tsx')
    const { LastTile: Tile } = await import('./last-tile.tsx')
    const { OfficeWord } = await import('./heads/office-word.tsx')
    const tile = { letter: undefined, index: 7 }
    const drawings = [
      html(Hero),
      html(Tile),
      renderToStaticMarkup(createElement(OfficeWord, { offices: 3 })),
      renderToStaticMarkup(createElement(LetterTile, tile)),
    ]
    for (const drawing of drawings) {
      expect(drawing).toMatch(/<path d="M/)
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|d=""/)
    }
    expect(html(Hero)).not.toContain('written')
  })

  it('leaves out what has nothing to show', async () => {
    const { site } = await import('#app/loaders/site.server.ts')
    const { homeView } = await import('#app/loaders/home.server.ts')
    expect(site('ar').footerWord).toBeUndefined()
    expect(homeView('ar').services.head).not.toHaveProperty('letter')
  })
})
