import type { PageKey } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'

/** The language and the page an address ends at; `blogDetail` with or without a post. */
export type Landing = `${Locale} ${PageKey | 'blogDetail'}`

export const img = '"><img src=x onerror=window.evil=1 data-evil>'
export const script = '<script data-evil>window.evil=1</script>'
export const long = 'evil'.repeat(1000)

/** Paths made to do harm, and where each ends; what is no page leads home, in the language it is in. */
export const badPaths: readonly (readonly [address: string, landing: Landing])[] = [
  ['//', 'en home'],
  ['//evil.example', 'en home'],
  ['/ar//evil.example', 'ar home'],
  ['/\\evil.example', 'en home'],
  ['/ar/\\evil.example', 'ar home'],
  ['/%2F%2Fevil.example', 'en home'],
  ['/@evil.example', 'en home'],
  ['/?evil=//evil.example#//evil.example', 'en home'],
  ['/..%2f..%2fetc/passwd', 'en home'],
  ['/ar/%2e%2e/evil', 'en home'],
  ['/ar%2fprojects', 'en home'],
  ['/blogs%5Cfirst-blog', 'en home'],
  ['/ar/blogs/first%2Fblog', 'ar blogDetail'],
  ['/__proto__', 'en home'],
  ['/ar/blogs/__proto__', 'ar blogDetail'],
  [`/${long}`, 'en home'],
  [`/ar/blogs/${long}`, 'ar blogDetail'],
  ['/%00', 'en home'],
  ['/blogs/%00evil%7f', 'en blogDetail'],
  ['/ar/blogs/%0d%0aSet-Cookie:evil=1', 'ar blogDetail'],
  [`/${script}`, 'en home'],
  [`/ar/${img}`, 'ar home'],
  [`/blogs/${encodeURIComponent(script)}`, 'en blogDetail'],
  [`/ar/blogs/${img}`, 'ar blogDetail'],
  [`/ar/faqs#${img}`, 'ar faqs'],
  ['/faqs#javascript:window.evil=1', 'en faqs'],
  ['/%', 'en home'],
  ['/ar/%E0%A4%A', 'ar home'],
  ['/blogs/%E0%A4%A', 'en blogDetail'],
  ['/blogs/\ud800', 'en blogDetail'],
  ['/blogs//first-blog', 'en home'],
  ['/home/index.html', 'en home'],
  ['/AR/Home/INDEX.HTML', 'ar home'],
  ['/en/home', 'en home'],
  ['/projects;jsessionid=evil', 'en home'],
  ['/404.html', 'en home'],
]

/** Queries made to do harm, and the page of a list each asks for. */
export const badQueries: readonly (readonly [query: string, page: number])[] = [
  ['?page=0&evil', 1],
  ['?page=2e0', 1],
  ['?page=99999', 1],
  ['?page=3abc', 1],
  ['?page=x', 1],
  ['?page=1&page=3', 1],
  ['?page=3&page=4', 3],
  ['?page=%33', 3],
  ['?page[]=3&page[0]=4', 1],
  [`?page=${'9'.repeat(500)}`, 1],
  ['?page=__proto__&__proto__[page]=3', 1],
  ['?page=%E0%A4%A&page=3', 1],
  [`?page=${img}`, 1],
  [`?page=3&evil=${script}`, 3],
  [`?page=3&evil=${long}`, 3],
  ['?page=3%00', 1],
  ['?page=%0d%0aSet-Cookie:evil=1', 1],
  ['?page=2&utm=\ud800', 2],
]
