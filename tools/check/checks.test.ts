import { createHash } from 'node:crypto'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { defaultLocale, localeKeys, locales } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { temporaryFolder } from '#tools/temporary-folder.fixture.ts'
import { findings, summary } from './checks.ts'
import { siteUrl, siteWith } from './fixture.ts'
import { readSite } from './site.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const script = 'start(\n"1")'
const style = 'a{color:red}'
const noindex = '<meta name="robots" content="noindex">'
const charset = '<meta charset="utf-8">'
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${hash(script)}; style-src ${hash(style)}; img-src data:; base-uri 'none'; form-action 'none'">`

/** A page with everything that one needs. */
function page(address: string, marks: string, links = noindex) {
  return `<!DOCTYPE html><html ${marks}><head>${charset}${policy}<title>Of ${address}</title>
    <meta name="description" content="All of ${address}">${links}<style>${style}</style></head>
    <body><h1>A <b>loom</b></h1><svg><title>A</title></svg><p data-style="x">onclick="x"</p><a href="/javascript:">x</a>
    <script type="application/ld+json">{"@type": "Thing"}</script><script src="/a.js"></script>
    <script>${script}</script></body></html>`
}

function listed(key: 'home' | 'faqs', locale: Locale) {
  const hreflang = [
    ...localeKeys.map((other) => [other, pagePath(other, key)]),
    ['x-default', pagePath(defaultLocale, key)],
  ]
  const alternates = hreflang.map(
    ([lang, to]) => `<link rel="alternate" hreflang="${lang}" href="${siteUrl}${to}">`,
  )
  const address = pagePath(locale, key)
  const marks = `data-path="${address}" lang="${locale}" dir="${locales[locale].dir}"`
  const canonical = `<link rel="canonical" href="${siteUrl}${address}">`
  return page(address, marks, canonical + alternates.join(''))
}

/** The home page, its copy at the root, and another page. */
const pagesOf = (locale: Locale) => {
  const folder = locales[locale].prefix.slice(1)
  return Object.entries({ 'home/': 'home', '': 'home', 'faqs/': 'faqs' } as const).map(
    ([name, key]) => [path.posix.join(folder, name, 'index.html'), listed(key, locale)] as const,
  )
}

/** A small site in which nothing is wrong. */
const sound: Readonly<Record<string, string>> = {
  ...Object.fromEntries(localeKeys.flatMap(pagesOf)),
  '404.html': page('404', 'lang="en" dir="ltr"'),
  'offline.html': page('offline', 'data-path="/offline.html" lang="en" dir="ltr"'),
  'media/assets/a.js': 'import"./b.js"',
  'media/assets/b.js': '',
  'data/1.json': '["/media/assets/a.js 320w, /website/media/assets/b.js"]',
  'robots.txt': 'Allow: /',
}

async function findingsOf(file: string, text: string) {
  const lines = await findings(siteWith({ ...sound, [file]: text }))
  return lines
    .filter((line) => line.startsWith(`${file}: `))
    .map((line) => line.slice(file.length + 2))
}

it('a sound site has no findings, and is counted', async () => {
  const site = siteWith(sound)
  expect(await findings(site)).toEqual([])
  const pages = 3 * localeKeys.length + 2
  expect(summary(site)).toMatch(new RegExp(`${pages} pages and 4 other files, \\d+ checks`))
})

const [home, faqs, fallback] = ['home/index.html', 'faqs/index.html', '404.html'] as const
const canonical = `<link rel="canonical" href="${siteUrl}/home">`
const arabic = `<link rel="alternate" hreflang="ar" href="${siteUrl}/ar/faqs">`

const notArabic = localeKeys.filter((key) => key !== 'ar')
const named = (languages: readonly string[]) => [...languages, 'x-default'].sort().join(', ')

/** A text of a file, another in its place, and what each line then says of that file. */
type Spoilt = readonly [file: string, before: string, after: string, ...lines: string[]]

const spoilt: readonly Spoilt[] = [
  // Words, path and address
  [faqs, 'Of /faqs', 'Of /home', 'has the title of home/index.html: Of /home'],
  [faqs, 'All of /faqs', 'All of /home', 'has the description of home/index.html'],
  [home, '<title>Of /home</title>', '', 'has no title'],
  [home, 'content="All of /home"', '', 'has no description'],
  [home, 'data-path="/home"', '', '<html data-path> is undefined, not /home'],
  ['index.html', 'data-path="/home"', 'data-path="/"', '<html data-path> is /, not /home'],
  [fallback, '<html', '<html data-path="/404.html"', 'not undefined'],
  [home, canonical, '', 'has 0 canonical links, not 1'],
  [home, canonical, canonical + canonical, 'has 2 canonical links, not 1'],
  [fallback, '<title>', `${canonical}<title>`, 'has 1 canonical links, not 0'],
  ...[`${siteUrl}/home/`, '/home', 'https://other.example/home'].map(
    (to): Spoilt => [home, `"${siteUrl}/home"><link`, `"${to}"><link`, `link is ${to}, not`],
  ),
  [home, '<title>', `${noindex}<title>`, 'is hidden from search engines'],
  [fallback, 'noindex', 'index', 'is not marked noindex'],
  ['offline.html', 'noindex', 'index', 'is not marked noindex'],
  // Languages
  [home, 'lang="en"', 'lang="ar"', '<html lang> is ar, not en'],
  ['ar/faqs/index.html', 'dir="rtl"', '', '<html dir> is undefined, not rtl'],
  [faqs, arabic, '', `hreflang names ${named(notArabic)}, not ${named(localeKeys)}`],
  [faqs, arabic, arabic + arabic, `hreflang names ${named(['ar', ...localeKeys])}, not`],
  ...[
    ['/ar/faqs', `does not start with ${siteUrl}`],
    [`${siteUrl}.org/ar/faqs`, `does not start with ${siteUrl}`],
    [`${siteUrl}/ar/fax`, 'is no page'],
    [`${siteUrl}/faqs`, 'is a page in en'],
    [`${siteUrl}/ar/home`, 'does not name this page back'],
  ].map(
    ([to = '', line]): Spoilt => [
      ...([faqs, arabic, arabic.replace(`${siteUrl}/ar/faqs`, to)] as const),
      `hreflang ar: ${to} ${line}`,
    ],
  ),
  // Policy
  ...[
    '<p style="a">',
    '<body onload="a()">',
    '<svg><g onclick="a"/></svg>',
    '<a href=" java\nscript:a">',
  ].map((code): Spoilt => [home, '<h1>', `${code}<h1>`, 'is inline code']),
  [home, charset + policy, policy + charset, 'does not follow the charset'],
  [home, policy, `<script src="/a.js"></script>${policy}`, 'does not follow the charset'],
  [home, policy, '', 'has 0 Content-Security-Policies, not one'],
  [home, policy, policy + policy, 'has 2 Content-Security-Policies, not one'],
  ...['default-src', 'base-uri', 'form-action'].map(
    (name): Spoilt => [home, `${name} 'none'`, '', `the policy's ${name} is missing, not 'none'`],
  ),
  ...["'unsafe-inline'", "'unsafe-eval'", '*', 'https://*.a', 'http:', 'https:', 'http://a'].map(
    (source): Spoilt => [home, 'img-src', `img-src ${source}`, `img-src allows ${source}`],
  ),
  ...['<script>', '<script type="module">', '<script type="importmap">'].map(
    (tag): Spoilt => [home, '<h1>', `${tag}x=1</script><h1>`, 'hash of the script “x=1”'],
  ),
  [home, '<h1>', '<style>b{}</style><h1>', 'lacks the hash of the style “b{}”'],
  [home, script, `${script} `, 'lacks the hash of the script', 'belongs to no script of the page'],
  ...['script src', 'link rel="stylesheet" href', 'link rel="preload" as="font" href'].map(
    (tag): Spoilt => [home, '<h1>', `<${tag}="//a/b"></script><h1>`, 'from another origin'],
  ),
  // Files
  ...['import{a}from"./c.js"', 'export*from"./c.js"', 'import("./c.js")', 'import"./c.js"'].map(
    (code): Spoilt => [
      'media/assets/a.js',
      'import"./b.js"',
      code,
      'names media/assets/c.js, which does not',
    ],
  ),
  ['data/1.json', '/b.js', '/c.css', 'names media/assets/c.css, which does not exist'],
]

describe('a finding', () => {
  it.each(spoilt)('in %s, where it has no %s, but %s', async (file, before, after, ...lines) => {
    expect(sound[file]).toContain(before)
    const found = await findingsOf(file, sound[file]?.replace(before, () => after) ?? '')
    expect(found).toEqual(lines.map((line) => expect.stringContaining(line)))
  })

  it('is a file that no other names', async () => {
    const file = 'media/assets/style-c3.css'
    expect(await findingsOf(file, 'style-c3.css')).toHaveLength(1)
  })

  it('is a file of more than 1 MB', async () => {
    expect(await findingsOf('a.avif', 'a'.repeat(1_000_000))).toEqual([])
    expect(await findingsOf('a.avif', 'a'.repeat(1_200_000))).toEqual([
      'is 1200 kB large, more than 1 MB',
    ])
  })

  it.each([
    ...['a.js.map', '.vite/a.json', 'server/index.js', 'home.data', 'ar/home.data.br', 'root.tsx'],
    ...['data/worker.ts', '.env', 'data/.env.production'],
  ])('is the file %s', async (file) => {
    expect(await findingsOf(file, '')).toHaveLength(1)
  })

  it.each(['server-a1.js', 'map.js', 'site.webmanifest', '.well-known/security.txt'])(
    'is not the file %s',
    async (file) => {
      expect(await findingsOf(file, '')).toEqual([])
    },
  )
})

describe('a path of a machine', () => {
  it.each([
    ...['(/home/sara/site/app/root.tsx)', '"/Users/sara/site"', '"/work/site/app.js"'],
    ...['/tmp/build-1', 'file:///C:/site', String.raw`C:\Users\sara`, String.raw`"D:\\site\\app"`],
  ])('is %s', async (text) => {
    expect(await findingsOf('a.txt', text)).toEqual([
      expect.stringContaining('a path of a machine'),
    ])
    expect(await findingsOf('a.woff2', text)).toEqual([])
  })

  it.each([
    ...['href="/home"', 'href="/home/"', '"/ar/home/#main"', 'home:`/home`', '/home/.test(path)'],
    ...['https://site.example/home/index.html', 'https://site.example/work/tmp/'],
    ...[String.raw`"A:\n"`, String.raw`/[a-z]:\d/`],
  ])('is not %s', async (text) => {
    expect(await findingsOf('a.txt', text)).toEqual([])
  })
})

describe('words that only the style sheet keeps apart', () => {
  it.each([
    ['<h3>Riyadh<em>Head office</em></h3>', 'Riyadh|Head office'],
    ['<p><span>1</span><span>of 17</span></p>', '1|of 17'],
    ['<p><bdi>+220</bdi><span>More than 220</span></p>', '+220|More than 220'],
    ['<a><span>Dark</span></a><a><svg><path/></svg><span>Light</span></a>', 'Dark|Light'],
    ['<p>A question?<b>Ask us</b></p>', 'A question?|Ask us'],
    ['<p>دبي<em>برمجيات</em></p>', 'دبي|برمجيات'],
    ['<p>One<b></b><b>two</b></p>', 'One|two'],
    ['<div>One<button>Two</button></div>', 'One|Two'],
  ])('are found: %s', async (body, words) => {
    const text = sound[home]?.replace('<h1>', `${body}<h1>`) ?? ''
    expect(await findingsOf(home, text)).toEqual([`runs words together: ${words}`])
  })

  it.each([
    ...['<p>One <b>two</b> three</p>', '<p>One</p><p>two</p>', '<p>One<br/>two</p>'],
    ...['<ul><li>One<ul><li>two</li></ul></li></ul>', '<p>One<!-- -->two</p>'],
    ...['<p>(<b>one</b>), “<b>two</b>”.</p>', '<p><b> </b><i>One</i>\n<i>two</i></p>'],
  ])('are not in %s', async (body) => {
    expect(await findingsOf(home, sound[home]?.replace('<h1>', `${body}<h1>`) ?? '')).toEqual([])
  })
})

describe('a site read from its folder', () => {
  it('holds its files, without compressed copies and what only a host reads', async () => {
    const names = ['a.js', 'a.js.br', 'a.js.gz', '_headers', 'ar/home/index.html']
    const files = Object.fromEntries(names.map((name) => [name, 'text']))
    const site = await readSite(temporaryFolder(files), siteUrl)
    expect([...site.files.keys()]).toEqual(['a.js', 'ar/home/index.html'])
    expect(site.pages).toMatchObject([{ address: '/ar/home', locale: 'ar', role: 'page' }])
  })

  it('weighs text compressed, by the compressed copy where there is one', async () => {
    const text = 'text '.repeat(1000)
    const files = { 'a.css': text, 'b.css': text, 'b.css.br': 'a copy', 'c.woff2': text }
    const folder = temporaryFolder(files)
    const { sizes } = await readSite(folder, siteUrl)
    expect(Object.fromEntries(sizes)).toEqual({
      'a.css': brotliCompressSync(text).length,
      'b.css': 'a copy'.length,
      'c.woff2': text.length,
    })
  })

  it('has to be there', async () => {
    await expect(readSite('/none', siteUrl)).rejects.toThrow('ENOENT')
  })
})
