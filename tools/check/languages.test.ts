import { describe, expect, it } from 'vitest'
import { said, siteUrl } from './fixture.ts'
import { documentLanguage, translations } from './languages.ts'

describe('the language of a document', () => {
  it('is that of its path', () => {
    const files = {
      'home/index.html': '<html lang="en" dir="ltr">',
      'ar/home/index.html': '<html lang="ar" dir="rtl">',
      '404.html': '<html lang="en" dir="ltr">',
    }
    for (const file of Object.keys(files)) expect(said(documentLanguage, files, file)).toEqual([])
  })

  it('is not another one', () => {
    const files = { 'ar/faqs/index.html': '<html lang="en">' }
    expect(said(documentLanguage, files, 'ar/faqs/index.html')).toEqual([
      '<html lang> is en, not ar',
      '<html dir> is undefined, not rtl',
    ])
  })
})

describe('the translations of a page', () => {
  const links = (targets: Readonly<Record<string, string>>) =>
    Object.entries(targets)
      .map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}">`)
      .join('')
  const en = `${siteUrl}/faqs`
  const ar = `${siteUrl}/ar/faqs`
  const both = links({ en, ar, 'x-default': en })
  const files = { 'faqs/index.html': both, 'ar/faqs/index.html': both }
  const withFaqs = (head: string) =>
    said(translations, { ...files, 'faqs/index.html': head }, 'faqs/index.html')

  it('name each other', () => {
    for (const file of Object.keys(files)) expect(said(translations, files, file)).toEqual([])
  })

  it.each([
    ['none', ''],
    ['one missing', links({ en, ar })],
    ['one twice', both + links({ ar })],
  ])('are all named once, not %s', (_, head) => {
    expect(withFaqs(head)).toEqual([expect.stringContaining('not ar, en, x-default')])
  })

  it.each([
    ['relative', '/ar/faqs', 'does not start with https://site.example'],
    ['elsewhere', 'https://site.example.org/ar/faqs', 'does not start with https://site.example'],
    ['missing', `${siteUrl}/ar/fax`, 'is no page'],
    ['in another language', en, 'is a page in en'],
  ])('are not %s', (_, href, problem) => {
    expect(withFaqs(links({ en, ar: href, 'x-default': en }))).toEqual([
      `hreflang ar: ${href} ${problem}`,
    ])
  })

  it('name the page back', () => {
    const apart = { ...files, 'ar/faqs/index.html': links({ en: `${siteUrl}/home`, ar }) }
    expect(said(translations, apart, 'faqs/index.html')).toEqual([
      `hreflang ar: ${ar} does not name this page back`,
    ])
  })

  it('are nothing the fallback has', () => {
    expect(said(translations, { '404.html': '' }, '404.html')).toEqual([])
  })
})
