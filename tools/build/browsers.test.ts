import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildTargets, promised } from './browsers.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

it.each([
  ['complete', promised.complete],
  ['the same site, plainer', promised.plainer],
])('the README promises the versions of "%s"', (promise, { chrome, edge, safari, firefox }) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| *${promise}*`))
  const versions = row?.split('|').slice(2, 5).map(Number)
  expect(versions).toEqual([chrome, safari, firefox])
  expect(edge).toBe(chrome)
})

it('builds for the oldest browsers that are promised more than text', () => {
  expect(buildTargets).toEqual(['chrome103', 'edge103', 'firefox115', 'safari15.6', 'ios15.6'])
})
