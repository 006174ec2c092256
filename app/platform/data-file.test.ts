import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  cacheDataFile,
  loadDataFile,
  loadPageData,
  pageDataPath,
  prefetchDataFile,
} from './data-file.ts'

/** The document was opened here. */
vi.hoisted(() => Object.assign(globalThis, { location: { pathname: '/projects' } }))

const fetchMock = vi.fn<typeof fetch>()
const serverLoader = vi.fn(async () => 'from the document')
const state = { initialized: true }

/** A path that no other test uses, since the cache lives as long as its document. */
let count = 0
const newPath = () => {
  count += 1
  return `/data/en/test/${count}.json`
}

beforeEach(() => {
  serverLoader.mockClear()
  fetchMock.mockReset().mockImplementation(async () => Response.json('from the host'))
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('window', { __reactRouterDataRouter: { state } })
  state.initialized = true
})

afterEach(() => vi.unstubAllGlobals())

describe('a data file', () => {
  it('is fetched once, ahead or not', async () => {
    const path = newPath()
    const all = [prefetchDataFile(path, 'low'), loadDataFile(path), loadDataFile(path)]
    expect(await Promise.all(all)).toEqual([true, 'from the host', 'from the host'])
    expect(await prefetchDataFile(path, 'low')).toBe(true)
    expect(fetchMock).toHaveBeenCalledOnce()
  })

  it('that fails is fetched again, and names the status', async () => {
    const path = newPath()
    fetchMock.mockResolvedValueOnce(new Response('gone', { status: 404 }))
    await expect(loadDataFile(path)).rejects.toMatchObject({ cause: 404 })
    expect(await loadDataFile(path)).toBe('from the host')
  })

  it('is no page of HTML', async () => {
    const path = newPath()
    fetchMock.mockResolvedValueOnce(new Response('<!doctype html><h1>Sign in</h1>'))
    await expect(loadDataFile(path)).rejects.toThrow(SyntaxError)
    expect(await loadDataFile(path)).toBe('from the host')
  })

  it('that fails as it is prefetched fails for nobody else', async () => {
    const path = newPath()
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const prefetched = prefetchDataFile(path, 'low')
    const all = await Promise.all([loadDataFile(path), loadDataFile(path), prefetched])
    expect(all).toEqual(['from the host', 'from the host', false])
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  it('whose line is cut is fetched again', async () => {
    const path = newPath()
    const cut = new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) })
    fetchMock.mockResolvedValueOnce(new Response(cut))
    await expect(loadDataFile(path)).rejects.toThrow(TypeError)
    expect(await loadDataFile(path)).toBe('from the host')
  })

  it('is not fetched where its content arrived otherwise', async () => {
    const path = newPath()
    cacheDataFile(path, 'with the document')
    cacheDataFile(path, 'later')
    expect(await loadDataFile(path)).toBe('with the document')
    expect(fetchMock).not.toHaveBeenCalled()
  })
})

describe('a data file that hangs', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  const hang = () => fetchMock.mockImplementationOnce(() => new Promise(() => {}))

  it('is given up after 120 seconds, and asked for again', async () => {
    const path = newPath()
    hang()
    const outcome = loadDataFile(path).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toBe('no answer in 120000 ms')
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
    expect(await loadDataFile(path)).toBe('from the host')
  })

  it('when prefetched, is asked for again by the visitor after 10 seconds', async () => {
    const path = newPath()
    hang()
    const prefetched = prefetchDataFile(path, 'low')
    const loaded = loadDataFile(path)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await prefetched).toBe(false)
    expect(await loaded).toBe('from the host')
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})

describe('the data of a page', () => {
  it.each([
    ['/about-us', '/data/en/pages/about-us.json'],
    ['/About-Us/', '/data/en/pages/about-us.json'],
    ['/ar/blogs/first-blog', '/data/ar/pages/blogs/first-blog.json'],
  ])('of %s is %s', (path, file) => {
    expect(pageDataPath(path)).toBe(file)
  })

  it.each([
    ['its file’s, whatever the query', true, '/faqs?page=2', ['/data/en/pages/faqs.json']],
    ['the document’s while it hydrates', false, '/projects?page=2', []],
    [
      'its file’s where a click asks for it while another page hydrates',
      false,
      '/milestone',
      ['/data/en/pages/milestone.json'],
    ],
  ] as const)('is %s', async (_, initialized, address, files) => {
    state.initialized = initialized
    const request = new Request(`http://localhost${address}`)
    const source = files.length > 0 ? 'from the host' : 'from the document'
    expect(await loadPageData({ request, serverLoader })).toBe(source)
    expect(fetchMock.mock.calls.map(([file]) => file)).toEqual(files)
  })
})
