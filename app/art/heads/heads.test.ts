import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { writing } from '#app/brand/identity.ts'
import { aboutView } from '#app/loaders/about.server.ts'
import { certificatesView } from '#app/loaders/certificates.server.ts'
import { clientGridView } from '#app/loaders/client-grid.server.ts'
import { faqsView } from '#app/loaders/faqs.server.ts'
import { milestonesView } from '#app/loaders/milestones.server.ts'
import { branches } from '#content/branches.ts'
import { heights } from '../hero-art.tsx'
import { CertificateSeals, sealPath } from './certificate-seals.tsx'
import { CompanyRings } from './company-rings.tsx'
import { OfficeWord } from './office-word.tsx'
import { PostStaff } from './post-staff.tsx'
import { QuestionKnots } from './question-knots.tsx'
import { ResultThreads } from './result-threads.tsx'
import { ServiceThreads, serviceThread } from './service-threads.tsx'
import { SolutionWeave } from './solution-weave.tsx'

const posts = [
  { isWritten: true, subject: 1 },
  { isWritten: false, subject: 0 },
  { isWritten: false, subject: 1 },
]

/** That of the ن is of the shape of beads. */
const dots = writing?.dot ? 1 : 0

/** Each drawing with the number of beads it should have. */
const heads: readonly [string, ReactElement, number][] = [
  ['services', ServiceThreads({ parts: [3, 5, 4] }), 12],
  ['solutions', SolutionWeave({ solutions: 8, sectors: 10 }), 0],
  ['milestones', ResultThreads({ results: [2, 1, 3] }), 6],
  ['clients and partners', CompanyRings({ clients: 34, partners: 24 }), 58],
  ['questions', QuestionKnots({ lengths: [100, 200, 300] }), 0],
  ['posts', PostStaff({ posts, subjects: 2 }), 3],
  ['offices', OfficeWord({ offices: 6 }), 6 + dots],
]

const countBeads = (html: string) => html.split(/l[\d.]+ [\d.]+-/).length - 1
const countIn = (html: string, piece: string) => html.split(piece).length - 1

describe.each(heads)('the drawing of %s', (_name, drawing, beads) => {
  const html = renderToStaticMarkup(drawing)

  it('decorates, small and without a hole in it', () => {
    expect(html).toMatch(/^<svg[^>]* aria-hidden="true"/)
    expect(html).not.toMatch(/NaN|undefined|Infinity|\sid=|\sstyle=|<text/)
    expect(html.length).toBeLessThan(4_000)
  })

  it('has a bead for each thing it counts', () => {
    expect(countBeads(html)).toBe(beads)
  })
})

it('gives each certificate a square more than the one before', () => {
  expect(countIn(sealPath([0, 0], 10, 4), 'M')).toBe(4)
  const squares = (count: number) => countIn(renderToStaticMarkup(CertificateSeals({ count })), 'Z')
  expect(squares(6)).toBe(21)
  expect(squares(7)).toBe(28)
})

it("has its beads at even distances, whatever the length of a result's sentence", () => {
  const { milestones, drawing } = milestonesView('en')
  const beads = [...drawing.markup.matchAll(/M(?<x>\d+) [\d.]+l/g)]
  const places = beads.map(({ groups }) => Number(groups?.x))
  const step = Math.min(...places)
  expect(places).toHaveLength(milestones.flatMap(({ points }) => points).length)
  expect(places.filter((x) => x % step !== 0)).toEqual([])
})

it('draws the chosen service over its own thread', () => {
  const all = renderToStaticMarkup(ServiceThreads({ parts: [3, 5, 4] }))
  expect(all).toContain(serviceThread(1, [3, 5, 4]))
})

it('has a knot for each question', () => {
  expect(countIn(renderToStaticMarkup(QuestionKnots({ lengths: [1, 2, 3, 4] })), 'translate')).toBe(
    4,
  )
})

it('lays the loops of a knot side by side, as one upright through another is a cross', () => {
  const html = renderToStaticMarkup(QuestionKnots({ lengths: [1, 200, 400, 10, 90, 300] }))
  const loops = [...html.matchAll(/ d="M(?<from>-?\d+) -?\d+[^"]*H(?<to>-?\d+)[^"]*Z"/g)].map(
    ({ groups }) => [Number(groups?.from), Number(groups?.to)].sort((a, b) => a - b),
  )
  const pairs = loops.flatMap((left, index) => {
    const right = loops[index + 3]
    return index % 6 === 0 && right ? [[left, right] as const] : []
  })
  expect(pairs).toHaveLength(6)
  for (const [left, right] of pairs) {
    expect(left[0]).toBeLessThan(right[0] ?? Number.NaN)
    expect(left[1]).toBeLessThan(right[1] ?? Number.NaN)
  }
})

it('counts what the content holds', () => {
  const { clients, partners, drawing } = clientGridView('en')
  expect(countBeads(drawing.markup)).toBe(clients.length + partners.length)
  const { milestones, ...milestonePage } = milestonesView('ar')
  expect(countBeads(milestonePage.drawing.markup)).toBe(
    milestones.reduce((sum, { points }) => sum + points.length, 0),
  )
  const faqs = faqsView('en')
  expect(countIn(faqs.drawing.markup, 'translate')).toBe(faqs.questions.length)
  expect(countBeads(aboutView('en').drawing.markup)).toBe(branches.length + dots)
  expect(certificatesView('en').drawing.markup.length).toBeLessThan(4_000)
})

it('has one highest thread of beads on the home page, which its caption names', () => {
  const highest = Math.max(...heights)
  expect(heights.filter((height) => height === highest)).toHaveLength(1)
})
