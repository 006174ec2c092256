import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchPageAhead } from './fetch-page-ahead.ts'
import { forgetPages, keepPage, keptPage } from './page-data.ts'

const request = new Request('http://localhost/services?page=2')
const serverLoader = vi.fn(async (): Promise<string> => 'from the router')
const fetchMock = vi.fn<typeof fetch>()

/** The router's encoding of `{ "en/services": { data: "ahead" } }`. */
const file = '[{"_1":2},"en/services",{"_3":4},"data","ahead"]\n'

beforeEach(() => {
  forgetPages()
  serverLoader.mockClear()
  fetchMock.mockReset().mockImplementation(async () => new Response(file))
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('window', globalThis)
})

afterEach(() => vi.unstubAllGlobals())

describe('what a page is made of', () => {
  it('is asked for once, however often the page is visited', async () => {
    expect(await keptPage({ request, serverLoader })).toBe('from the router')
    expect(await keptPage({ request, serverLoader })).toBe('from the router')
    expect(serverLoader).toHaveBeenCalledOnce()
  })

  it('is asked for again after it failed to come', async () => {
    serverLoader.mockRejectedValueOnce(new Error('no line'))
    await expect(keptPage({ request, serverLoader })).rejects.toThrow('no line')
    expect(await keptPage({ request, serverLoader })).toBe('from the router')
  })

  it('comes ahead, once, from the file the router would ask for', async () => {
    fetchPageAhead('/services', 'en/services', 'low')
    fetchPageAhead('/services/', 'en/services', 'auto')
    expect(await keptPage({ request, serverLoader })).toBe('ahead')
    expect(serverLoader).not.toHaveBeenCalled()
    expect(fetchMock.mock.calls).toEqual([
      ['/services.data?_routes=en%2Fservices', { priority: 'low' }],
    ])
  })

  it.each([
    ['is missing', () => new Response('gone', { status: 404 })],
    ['is something else', () => new Response('<!doctype html>')],
    ['holds nothing of the route', () => new Response('[{"_1":2},"en/home",{}]\n')],
  ])('is the router’s to ask for where the file fetched ahead %s', async (_, answer) => {
    fetchMock.mockImplementation(async () => answer())
    fetchPageAhead('/services', 'en/services', 'low')
    expect(await keptPage({ request, serverLoader })).toBe('from the router')
  })

  it('is known of the page that was opened, but does not replace what has come', async () => {
    keepPage('/services/', async () => 'opened')
    keepPage('/services', async () => 'later')
    expect(await keptPage({ request, serverLoader })).toBe('opened')
  })
})
