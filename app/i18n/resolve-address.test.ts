import { describe, expect, it } from 'vitest'
import { badPaths } from '../../e2e/bad-addresses.ts'
import { addressKind, pagePath, resolveAddress } from './paths.ts'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

describe('resolveAddress', () => {
  it('leaves a page alone where nothing is stored or the choice agrees', () => {
    const stay = { action: 'stay', locale: 'en' }
    expect(resolveAddress(at('/projects', '?page=3'), undefined)).toEqual(stay)
    expect(resolveAddress(at('/ar/home'), 'ar')).toEqual({ action: 'stay', locale: 'ar' })
  })

  it('lets a stored choice win, keeping query and hash', () => {
    expect(resolveAddress(at('/projects', '?page=3', '#main'), 'ar')).toEqual({
      action: 'go',
      locale: 'ar',
      target: '/ar/projects?page=3#main',
    })
    expect(resolveAddress(at('/ar/blogs/nope'), 'en')).toEqual({
      action: 'go',
      locale: 'en',
      target: '/blogs/nope',
    })
  })

  it('gives the root its name, in the same document where it holds the right language', () => {
    expect(resolveAddress(at('/', '?utm=a'), undefined, '/home')).toEqual({
      action: 'rename',
      locale: 'en',
      target: '/home?utm=a',
    })
    expect(resolveAddress(at('/ar/', '', '#top'), undefined, '/ar/home')).toEqual({
      action: 'rename',
      locale: 'ar',
      target: '/ar/home#top',
    })
    expect(resolveAddress(at('/'), 'ar', '/home')).toMatchObject({
      action: 'go',
      target: '/ar/home',
    })
    expect(resolveAddress(at('/ar'), 'en', '/ar/home')).toMatchObject({
      action: 'go',
      target: '/home',
    })
  })

  it('leads from a root without a file to its home page', () => {
    expect(resolveAddress(at('/', '?utm=a'), undefined)).toMatchObject({ target: '/home?utm=a' })
    expect(resolveAddress(at('/ar/'), undefined)).toMatchObject({
      action: 'go',
      target: '/ar/home',
    })
  })

  it('gives a page in hand its own name, however it was asked for', () => {
    for (const path of ['/Projects', '//projects', '/%70rojects/', '/projects/index.html']) {
      expect(resolveAddress(at(path, '?page=3', '#main'), undefined, '/projects')).toEqual({
        action: 'rename',
        locale: 'en',
        target: '/projects?page=3#main',
      })
    }
  })

  it('asks again for what some hosts would give another file for', () => {
    expect(resolveAddress(at('//', '?utm=a'), undefined)).toMatchObject({
      action: 'go',
      target: '/home?utm=a',
    })
    expect(resolveAddress(at('/projects//'), undefined)).toMatchObject({
      action: 'go',
      target: '/projects',
    })
  })

  it('moves upper case to the address in the table', () => {
    expect(resolveAddress(at('/Projects/', '?page=2'), undefined)).toMatchObject({
      action: 'go',
      target: '/projects?page=2',
    })
  })

  it('sends everything else home, and carries nothing of it along', () => {
    for (const path of ['/nope', '/blogs/a/b', '//evil.example', '/%2f%2fevil', '/home/../x']) {
      expect(resolveAddress(at(path, '?a=1', '#b'), undefined)).toEqual({
        action: 'go',
        locale: 'en',
        target: '/home',
      })
    }
    expect(resolveAddress(at('/ar/nope'), undefined)).toMatchObject({ target: '/ar/home' })
    expect(resolveAddress(at('/nope'), 'ar')).toMatchObject({ target: '/ar/home' })
  })

  it('leaves a post that does not exist at its address', () => {
    expect(resolveAddress(at('/blogs/nope'), undefined)).toEqual({ action: 'stay', locale: 'en' })
  })

  it('gives a post its own name without knowing whether there is one', () => {
    expect(resolveAddress(at('/blogs/nope/', '?a=1'), undefined)).toEqual({
      action: 'rename',
      locale: 'en',
      target: '/blogs/nope?a=1',
    })
    // By that name the host may have one.
    expect(resolveAddress(at('/ar/blogs/First-Blog', '', '#b'), undefined)).toEqual({
      action: 'go',
      locale: 'ar',
      target: '/ar/blogs/first-blog#b',
    })
  })

  it('settles: where it sends a visitor, the visitor stays', () => {
    const paths = [
      '/',
      '/HOME',
      '/ar',
      '/ar/BLOGS/x/',
      '/blogs/%E0%A4%A',
      '/blogs/',
      '/x',
      '/Ar/Faqs/index.html',
      '//',
    ]
    for (const path of paths) {
      for (const stored of [undefined, 'en', 'ar'] as const) {
        const first = resolveAddress(at(path), stored)
        if (first.action === 'stay') continue
        const { pathname } = new URL(first.target, 'http://site.example')
        expect(resolveAddress(at(pathname), stored).action).toBe('stay')
      }
    }
  })

  it.each(badPaths)('leads from %s to %s', (address, landing) => {
    const url = new URL(`https://site.example${address}`)
    const found = resolveAddress(url, undefined)
    const path = found.action === 'stay' ? url.pathname : found.target.replace(/[?#].*/, '')
    expect(landing.startsWith(found.locale)).toBe(true)
    if (landing.endsWith('blogDetail')) expect(addressKind(path)).toBe('post')
    else if (landing.endsWith('home')) expect(path).toBe(pagePath(found.locale, 'home'))
    else expect(path).toBe(url.pathname)
  })
})
