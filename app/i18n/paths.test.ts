import { describe, expect, it } from 'vitest'
import { prerenderPaths } from '#app/loaders/data-file-names.server.ts'
import { blogSlugs } from '#content/blogs/slugs.ts'
import { localeKeys } from './locales.ts'
import {
  addressKind,
  canonicalPath,
  counterpart,
  isInPlace,
  localeOfPath,
  pageKeys,
  pagePath,
} from './paths.ts'

/** `a b; c d`: what stands before and after each space. */
function pairs(table: string): [string, string][] {
  return table.split('; ').map((pair) => pair.split(' ') as [string, string])
}

describe('the path table', () => {
  it('gives the specified addresses, and the same ones under /ar', () => {
    const specified =
      '/home /about-us /services /solutions /certificates /milestone /projects /client-and-partner /contact-us /faqs /blogs'
    // An owner may add pages.
    const paths = pageKeys.map((key) => pagePath('en', key))
    expect(paths).toEqual(expect.arrayContaining(specified.split(' ')))
    expect(pagePath('ar', 'clientAndPartner')).toBe('/ar/client-and-partner')
  })

  it('prerenders every page and post once in each language', () => {
    const paths = prerenderPaths()
    expect(new Set(paths).size).toBe(paths.length)
    // Where no post is written, the page of one is made without a body.
    expect(paths).toHaveLength(
      localeKeys.length * (pageKeys.length + Math.max(1, blogSlugs.length)),
    )
    for (const slug of blogSlugs) {
      expect(paths).toContain(`/blogs/${slug}`)
      expect(paths).toContain(`/ar/blogs/${slug}`)
    }
  })
})

describe('localeOfPath', () => {
  it.each(pairs('/home en; / en; /ar ar; /ar/ ar; /AR/home ar; /arabia en; /home/ar en'))(
    '%s is %s',
    (path, locale) => {
      expect(localeOfPath(path)).toBe(locale)
    },
  )
})

describe('counterpart', () => {
  it.each(prerenderPaths())('%s leads across and back', (path) => {
    const there = counterpart(path, localeOfPath(path) === 'en' ? 'ar' : 'en')
    expect(there).not.toBe(path)
    expect(counterpart(there, localeOfPath(path))).toBe(path)
  })
})

describe('an address', () => {
  it.each([
    ...pairs('/ root; /index.html root; /ar root; /AR/index.html root; /home page; /Home/ page'),
    ...pairs('/ar/FAQS page; /home/index.html page; /blogs/first-blog post; /blogs/%F0 post'),
    ...pairs('/ar/blogs/First-Blog/ post; /blogs/first-blog/more unknown; /__proto__ unknown'),
    ...pairs('/toString unknown; //home unknown; /home.html unknown'),
  ])('%s is the address of a %s', (path, kind) => {
    expect(addressKind(path)).toBe(kind)
  })

  it('has one canonical form', () => {
    expect(canonicalPath('/AR/Home/index.html')).toBe('/ar/home')
    expect(canonicalPath('/home///')).toBe('/home')
    expect(canonicalPath('/home//index.html//')).toBe('/home')
  })
})

describe('a prerendered page', () => {
  it.each([
    ...pairs('/faqs /faqs; /faqs/ /faqs; /FAQs/index.html /faqs; //faqs// /faqs; /%66aqs /faqs'),
    ...pairs('/ /home; /index.html /home; /ar /ar/home; /ar/ /ar/home; /website /website/home'),
    ...pairs('/Website/Faqs/ /Website/faqs; /website/ar/index.html /website/ar/home'),
  ])('is in place at %s as %s', (pathname, own) => {
    expect(isInPlace(pathname, own)).toBe(true)
  })

  it.each([
    ...pairs('/faqs.html /faqs; /mirror/faqs/ /faqs; /mirror/www.minwal.example/faqs.html /faqs'),
    ...pairs('/web/20260101/https://www.minwal.example/faqs /faqs; /ar /home; / /ar/home'),
    ...pairs('/web/20260101/https://www.minwal.example/ /home; /faqs /website/faqs; / /faqs'),
    ...pairs('/website /home; /100%/faqs /faqs; /C:/Users/Downloads/FAQs.htm /faqs; srcdoc /home'),
    ['', '/faqs'],
  ])('is not in place at %s as %s', (pathname, own) => {
    expect(isInPlace(pathname, own)).toBe(false)
  })
})
