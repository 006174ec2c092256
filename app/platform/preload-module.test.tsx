import { afterEach, describe, expect, it, vi } from 'vitest'
import { preloadModule } from './preload-module.ts'

/** Where no file is: a browser that preloads modules reports an error. */
const address = (name: string) => new URL(`./no-such-${name}.js`, location.href).href

const link = (name: string) =>
  document.querySelector(`link[rel=modulepreload][href="${address(name)}"]`)

afterEach(() => vi.restoreAllMocks())

describe('preloadModule', () => {
  it('answers once the browser has', async () => {
    expect(await preloadModule(`data:text/javascript,`, 'low')).toBe(true)
    expect(await preloadModule(address('a'), 'low')).toBe(false)
    // The next call tries again.
    expect(link('a')).toBeNull()
  })

  it('does not ask twice', async () => {
    const module = 'data:text/javascript,0'
    expect(await preloadModule(module, 'low')).toBe(true)
    expect(await preloadModule(module, 'low')).toBe(false)
    expect(document.querySelectorAll(`[href="${module}"]`)).toHaveLength(1)
  })

  it('answers at once, asking for nothing, where the browser never would', async () => {
    const { supports } = DOMTokenList.prototype
    vi.spyOn(DOMTokenList.prototype, 'supports').mockImplementation(function (
      this: DOMTokenList,
      token,
    ) {
      return token !== 'modulepreload' && supports.call(this, token)
    })
    expect(await preloadModule(address('c'), 'low')).toBe(false)
    expect(link('c')).toBeNull()
  })
})
