import { createElement as draw, type ReactElement } from 'react'
import { renderToStaticMarkup as html } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writing } from '#app/brand/identity.ts'
import { SevenShapes } from '#app/brand/seven-shapes.tsx'
import { Svg } from '#app/brand/svg.tsx'
import { Word } from '#app/brand/word.tsx'
import { aboutView } from '#app/loaders/about.server.ts'
import { certificatesView } from '#app/loaders/certificates.server.ts'
import { clientGridView } from '#app/loaders/client-grid.server.ts'
import { faqsView } from '#app/loaders/faqs.server.ts'
import { milestonesView } from '#app/loaders/milestones.server.ts'
import { branches } from '#content/branches.ts'
import { CountRow } from './count-row.tsx'
import empty from './empty.svg?raw'
import flow from './flow.svg?raw'
import turnedFlow from './flow-turned.svg?raw'
import { FooterWord } from './footer-word.tsx'
import { CertificateSeals } from './heads/certificate-seals.tsx'
import { CompanyRings } from './heads/company-rings.tsx'
import { OfficeWord } from './heads/office-word.tsx'
import { PostStaff } from './heads/post-staff.tsx'
import { QuestionKnots } from './heads/question-knots.tsx'
import { ResultThreads } from './heads/result-threads.tsx'
import { ServiceThreads } from './heads/service-threads.tsx'
import { SolutionWeave } from './heads/solution-weave.tsx'
import { HeroArt } from './hero-art.tsx'
import { LastTile } from './last-tile.tsx'
import { LetterTile } from './letter-tile.tsx'
import { LineIcon } from './line-icon.tsx'
import mailbox from './mailbox.svg?raw'
import map from './map.svg?raw'
import { NewsletterArt } from './newsletter-art.tsx'
import { readDrawing } from './render-svg.server.ts'

const file = (text: string) => draw(Svg, { drawing: readDrawing(text) })

const posts = [
  { isWritten: true, subject: 1 },
  { isWritten: false, subject: 0 },
  { isWritten: false, subject: 1 },
]

/** That of the ن is of the shape of beads. */
const dots = writing?.dot ? 1 : 0

/** Each drawing with the bytes of HTML it may cost every page that has it. */
const drawings: readonly [string, ReactElement, number][] = [
  ['hero', draw(HeroArt, {}), 12_000],
  ['flow', file(flow), 3_700],
  ['turned flow', file(turnedFlow), 3_000],
  ['last tile', draw(LastTile, {}), 2_700],
  ['newsletter', draw(NewsletterArt, {}), 1_700],
  ['mailbox', file(mailbox), 900],
  ['map', file(map), 3_200],
  ['empty', file(empty), 500],
  ['seven shapes', draw(SevenShapes, {}), 1_500],
  ['word', draw(Word, {}), 500],
  ['icon', draw(LineIcon, { name: 'compass' }), 500],
]
/** A brand without a writing has no footer of it. */
const footer: typeof drawings = writing ? [['footer', draw(FooterWord, { writing }), 1_300]] : []

/** Each drawing of a page's head with the number of beads it should have. */
const heads: readonly [string, ReactElement, number][] = [
  ['services', draw(ServiceThreads, { parts: [3, 5, 4] }), 12],
  ['solutions', draw(SolutionWeave, { solutions: 8, sectors: 10 }), 0],
  ['milestones', draw(ResultThreads, { results: [2, 1, 3] }), 6],
  ['clients and partners', draw(CompanyRings, { clients: 34, partners: 24 }), 58],
  ['certificates', draw(CertificateSeals, { count: 6 }), 12],
  ['questions', draw(QuestionKnots, { lengths: [100, 200, 300] }), 0],
  ['posts', draw(PostStaff, { posts, subjects: 2 }), 3],
  ['offices', draw(OfficeWord, { offices: 6 }), 6 + dots],
]

const countIn = (markup: string, piece: string | RegExp) => markup.split(piece).length - 1
const countBeads = (markup: string) => countIn(markup, /l[\d.]+ [\d.]+-/)

it.each([
  ...[...drawings, ...footer],
  ...heads.map(([name, drawing]) => [`head of ${name}`, drawing, 4_000] as const),
])('%s decorates, in few bytes and the same each time', (_name, drawing, limit) => {
  expect(html(drawing)).toMatch(/^<\w+[^>]* aria-hidden="true"/)
  expect(html(drawing)).not.toMatch(/NaN|undefined|Infinity|d=""|\sid=|\sstyle=|<text/)
  expect(html(drawing).length).toBeLessThan(limit)
  expect(html(drawing)).toBe(html(drawing))
})

it.each(heads)('the head of %s has a bead for each thing it counts', (_name, drawing, beads) => {
  expect(countBeads(html(drawing))).toBe(beads)
})

it('counts what the content holds', () => {
  const { clients, partners, drawing } = clientGridView('en')
  expect(countBeads(drawing.markup)).toBe(clients.length + partners.length)
  const { milestones, ...milestonePage } = milestonesView('ar')
  const results = milestones.flatMap(({ points }) => points)
  expect(countBeads(milestonePage.drawing.markup)).toBe(results.length)
  const faqs = faqsView('en')
  expect(countIn(faqs.drawing.markup, 'translate')).toBe(faqs.questions.length)
  expect(countBeads(aboutView('en').drawing.markup)).toBe(branches.length + dots)
  // Of n certificates the last one's seal has n squares.
  const { certificates, drawing: seals } = certificatesView('en')
  const squares = (certificates.length * (certificates.length + 1)) / 2
  expect(countIn(seals.markup, 'Z')).toBe(squares)
})

it('lays the loops of a knot side by side, as one upright through another is a cross', () => {
  const lengths = [1, 200, 400, 10, 90, 300]
  const loops = [...html(draw(QuestionKnots, { lengths })).matchAll(/"M-(\d+) -26H(\d+)V26/g)]
  expect(loops).toHaveLength(3 * lengths.length)
  for (const [, length, overlap] of loops) expect(Number(length)).toBeGreaterThan(Number(overlap))
})

it('gives a row without beads the height of one with some', () => {
  const [none, some] = [0, 3].map((value) => {
    const row = html(draw(CountRow, { value, largest: 3, isCounted: true }))
    return /viewBox="[^"]+"/.exec(row)?.[0]
  })
  expect(none).toBe(some)
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
      html(draw(Hero)),
      html(draw(Tile)),
      html(draw(OfficeWord, { offices: 3 })),
      html(draw(LetterTile, tile)),
    ]
    for (const drawing of drawings) {
      expect(drawing).toMatch(/<path d="M/)
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|d=""/)
    }
    expect(html(draw(Hero))).not.toContain('written')
  })

  it('leaves out what has nothing to show', async () => {
    const { site } = await import('#app/loaders/site.server.ts')
    const { homeView } = await import('#app/loaders/home.server.ts')
    expect(site('ar').footerWord).toBeUndefined()
    expect(homeView('ar').services.head).not.toHaveProperty('letter')
  })
})
