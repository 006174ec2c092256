import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fromCache } from './from-cache.ts'

const never = () => new Promise<never>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  // One that answers is waited for again.
  await fromCache(async () => 'a copy')
  vi.useRealTimers()
})

it('gives what the cache answers', async () => {
  expect(await fromCache(async () => 'a copy')).toBe('a copy')
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['rejects', () => Promise.reject(new DOMException('Internal error'))],
  [
    'throws',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
])('gives nothing where the cache %s', async (_what, ask) => {
  expect(await fromCache(ask)).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

it('gives nothing where the cache hangs, and is not waited for in vain twice', async () => {
  const first = fromCache(never, 'short')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toBeUndefined()
  const second = fromCache(never, 'short')
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toBeUndefined()
})

it('waits longer where nothing else can answer, also for one that hung before', async () => {
  const slow = () => new Promise((resolve) => setTimeout(() => resolve('a copy'), 9000))
  const first = fromCache(never, 'short')
  await vi.advanceTimersByTimeAsync(1000)
  await first
  const second = fromCache(slow)
  await vi.advanceTimersByTimeAsync(9000)
  expect(await second).toBe('a copy')
  // It has answered, if late.
  const third = fromCache(slow, 'short')
  await vi.advanceTimersByTimeAsync(999)
  expect(await Promise.race([third, 'still waiting'])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(9000)
})
