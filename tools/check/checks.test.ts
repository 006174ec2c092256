import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tools/temporary-folder.fixture.ts'
import { findings, summary } from './checks.ts'
import { siteUrl, siteWith } from './fixture.ts'
import { readSite } from './site.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const script = 'start(\n"1")'
const style = 'a{color:red}'
const charset = '<meta charset="utf-8">'
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${hash(script)}; style-src ${hash(style)}; img-src data:; base-uri 'none'; form-action 'none'">`

const home = 'home/index.html'

/** A small site in which nothing is wrong. */
const sound: Readonly<Record<string, string>> = {
  [home]: `<!DOCTYPE html><html><head>${charset}${policy}<style>${style}</style></head><body>
    <h1>A <b>loom</b></h1><script type="application/ld+json">{"@type": "Thing"}</script>
    <script src="/a.js"></script><script>${script}</script></body></html>`,
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
  expect(summary(site)).toMatch(/1 pages and 4 other files, \d+ checks/)
})

/** A text of a file, another in its place, and what each line then says of that file. */
type Spoilt = readonly [file: string, before: string, after: string, ...lines: string[]]

const spoilt: readonly Spoilt[] = [
  // Policy
  [home, charset + policy, policy + charset, 'does not follow the charset'],
  [home, policy, '', 'has 0 Content-Security-Policies, not one'],
  [home, policy, policy + policy, 'has 2 Content-Security-Policies, not one'],
  ...['default-src', 'base-uri', 'form-action'].map(
    (name): Spoilt => [home, `${name} 'none'`, '', `the policy's ${name} is missing, not 'none'`],
  ),
  ...["'unsafe-inline'", '*', 'https://*.a', 'https:', 'http://a'].map(
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
})

describe('words that only the style sheet keeps apart', () => {
  const inPage = (body: string) =>
    findingsOf(home, sound[home]?.replace('<h1>', `${body}<h1>`) ?? '')

  it.each([
    ['<h3>Riyadh<em>Head office</em></h3>', 'Riyadh|Head office'],
    ['<p><bdi>+220</bdi><span>More than 220</span></p>', '+220|More than 220'],
    ['<a><span>Dark</span></a><a><svg><path/></svg><span>Light</span></a>', 'Dark|Light'],
    ['<p>A question?<b>Ask us</b></p>', 'A question?|Ask us'],
    ['<p>دبي<em>برمجيات</em></p>', 'دبي|برمجيات'],
    ['<p>One<b></b><b>two</b></p>', 'One|two'],
  ])('are found: %s', async (body, words) => {
    expect(await inPage(body)).toEqual([`runs words together: ${words}`])
  })

  it.each([
    ...['<p>One <b>two</b> three</p>', '<p>One</p><p>two</p>', '<p>One<br/>two</p>'],
    ...['<ul><li>One<ul><li>two</li></ul></li></ul>', '<p>One<!-- -->two</p>'],
    ...['<p>(<b>one</b>), “<b>two</b>”.</p>', '<p><b> </b><i>One</i>\n<i>two</i></p>'],
  ])('are not in %s', async (body) => {
    expect(await inPage(body)).toEqual([])
  })
})

describe('a site read from its folder', () => {
  it('holds its files, without compressed copies and what only a host reads', async () => {
    const names = ['a.js', 'a.js.br', 'a.js.gz', '_headers', 'ar/home/index.html']
    const files = Object.fromEntries(names.map((name) => [name, 'text']))
    const site = await readSite(temporaryFolder(files), siteUrl)
    expect([...site.files.keys()]).toEqual(['a.js', 'ar/home/index.html'])
    expect(site.pages).toMatchObject([{ address: '/ar/home' }])
  })

  it('weighs the compressed copy where there is one', async () => {
    const files = { 'b.css': 'a text', 'b.css.br': 'copy', 'c.woff2': 'a font' }
    const { sizes } = await readSite(temporaryFolder(files), siteUrl)
    expect(Object.fromEntries(sizes)).toEqual({ 'b.css': 4, 'c.woff2': 6 })
  })
})
