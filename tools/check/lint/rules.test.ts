import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')

/** A folder like the project's, holding its rules and the samples. */
let folder: string

/** Every sample below, each in a file of its own: all are linted in one run. */
const samples: { file: string; source: string }[] = []
let findings: Report['diagnostics'] = []

type Report = Readonly<{
  summary: { unchanged: number }
  diagnostics: readonly { category: string; message: string; location: { path: string } }[]
}>

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'))
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: undefined }))
  cpSync(path.join(root, 'tools/check/lint'), path.join(folder, 'tools/check/lint'), {
    recursive: true,
  })
  for (const { file, source } of samples) {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, source)
  }
  const files = samples.map(({ file }) => file)
  const flags = ['--reporter=json', '--max-diagnostics=none']
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...flags, ...files], {
    cwd: folder,
    encoding: 'utf8',
  })
  const report: Report = JSON.parse(stdout)
  expect(report.summary.unchanged).toBe(files.length)
  findings = report.diagnostics
})

afterAll(() => rmSync(folder, { recursive: true }))

/** A sample, and what lint says of it once it has run. */
function lint(file: string, source: string): () => string {
  const name = file.replace('/x.', `/x-${samples.length}.`)
  samples.push({ file: name, source })
  return () =>
    findings
      .filter(({ location }) => location.path === name)
      .map(({ category, message }) => `${category}: ${message}`)
      .join('\n')
}

const css = (declaration: string) => lint('app/styles/x.css', `.a {\n  ${declaration};\n}\n`)
const tsx = (element: string) => lint('app/components/x.tsx', `export const X = () => ${element}\n`)
const importing = (file: string, from: string) =>
  lint(file, `import { x } from '${from}'\n\nexport const y = x\n`)

function refused(title: string, says: () => string, refusal: string | RegExp) {
  it(`${title} is refused`, () => expect(says()).toMatch(refusal))
}

function accepted(title: string, says: () => string, refusal: string | RegExp) {
  it(`${title} is accepted`, () => expect(says()).not.toMatch(refusal))
}

describe('only logical properties', () => {
  const refusal = /logical property|start or end/

  for (const declaration of [
    'margin-left: 3px',
    'padding-top: 0',
    'border-right-color: red',
    'border-top-left-radius: 2px',
    'inset-block: 0;\n  left: 0',
    'max-width: 3px',
    'text-align: right',
    'float: left',
  ])
    refused(declaration, css(declaration), refusal)

  for (const declaration of [
    'margin-inline-start: 3px',
    'line-height: 1',
    'inline-size: 3px',
    'text-align: start',
    'border-width: 1px',
    'stroke-width: 2',
  ])
    accepted(declaration, css(declaration), refusal)
})

describe('looks of a resting mouse', () => {
  const rule = '.a:is(:hover, .b) {\n  color: red;\n}\n'

  for (const source of [rule, `@media print {\n${rule}}\n`])
    refused(source, lint('app/styles/x.css', source), /@media \(hover: hover\)/)

  const hovering = `@media (hover: hover) {\n${rule}}\n`
  accepted(hovering, lint('app/styles/x.css', hovering), 'Put the rule')
})

describe('six widths', () => {
  const refusal = 'one of the six widths'
  const folds = (query: string) =>
    lint('app/styles/x.css', `.a {\n  @media ${query} {\n    color: red;\n  }\n}\n`)

  for (const query of [
    '(max-width: 600px)',
    '(max-width: 48em)',
    '(min-width: 43.75em)',
    '(max-width: 37.499em)',
    '(min-width: 20.001em) and (max-width: 48em)',
    '(max-width: 48em), (max-width: 30em)',
    '(width <= 48em)',
  ])
    refused(query, folds(query), refusal)

  for (const query of [
    '(max-width: 43.75em)',
    'not all and (max-width: 80em)',
    '(hover: hover)',
    'print, (max-width: 43.75em)',
    '(min-width: 20.001em) and (max-width: 30em) and (hover: hover)',
    '(min-width: 56.251em) and (min-height: 43.75em)',
  ])
    accepted(query, folds(query), refusal)

  const container = (query: string) => `.a {\n  @container ${query} {\n    color: red;\n  }\n}\n`
  for (const query of ['(max-width: 48em)', 'wide (min-inline-size: 43.751em)'])
    refused(query, lint('app/styles/x.css', container(query)), refusal)
  accepted('a listed container', lint('app/styles/x.css', container('(max-width: 30em)')), refusal)

  const carousel = '.a {\n  @media (max-width: 37.499em) {\n    color: red;\n  }\n}\n'
  const sheet = 'app/routes/x/logo-carousel.module.css'
  accepted("a carousel's width in its own sheet", lint(sheet, carousel), refusal)

  for (const element of [
    '<img sizes="(max-width: 48em) 90vw, 400px" alt="" />',
    "<img sizes={x ? '(max-width: 30em) 90vw, (max-width: 48em) 45vw' : x} alt='' />",
    '<img sizes={`(max-width: 48em) 90vw, 400px`} alt="" />',
    "<b hidden={matchMedia('(min-width: 43.75em)').matches} />",
  ])
    refused(element, tsx(element), refusal)

  for (const element of [
    '<img sizes="(max-width: 30em) 90vw, (max-width: 56.25em) 45vw, 400px" alt="" />',
    "<b hidden={matchMedia('not all and (max-width: 67.5em)').matches} />",
  ])
    accepted(element, tsx(element), refusal)
})

describe('no literal interface text', () => {
  for (const element of ['<p>Hello</p>', '<p>سلام</p>'])
    refused(element, tsx(element), 'noJsxLiterals')

  const refusal = 'Interface text comes from'
  const literals = [
    '<nav aria-label="Main" />',
    '<img alt="A loom" />',
    '<input placeholder="Name" />',
  ]
  for (const element of literals) refused(element, tsx(element), refusal)

  const silent = '<img alt="" role="presentation" />'
  accepted(silent, tsx(silent), refusal)
})

describe('texts that come, go or change', () => {
  const refusal = 'A text that comes, goes or changes has an element of its own'

  for (const element of [
    '<p>{x && <FormattedMessage id="a" />}</p>',
    '<p>{x ? <FormattedMessage id="a" /> : <b />}</p>',
    '<p>{x ? <b /> : <FormattedMessage id="a" values={{ b: <bdi>{x}</bdi> }} />}</p>',
    '<FormattedMessage id="a" />',
    '{\n  return <FormattedMessage id="a" />\n}',
    "<p>{x && intl.formatMessage({ id: 'a' })}</p>",
    '<p>{x ? `a` : x}</p>',
    "<p>{x ? x : 'a'}</p>",
  ])
    refused(element, tsx(element), refusal)

  for (const element of [
    '<p>{x && <b><FormattedMessage id="a" /></b>}</p>',
    '<p a={x ? x : `a`}>{`a`}</p>',
    '<Button label={<FormattedMessage id="a" />} />',
    '<FormattedMessage id="a">{(x) => <b>{x}</b>}</FormattedMessage>',
  ])
    accepted(element, tsx(element), refusal)
})

describe("the router's insides", () => {
  const refusal = "Only app/platform touches the router's insides"
  const source = 'export const x = window.__reactRouterManifest\n'

  for (const file of ['app/layouts/x.ts', 'app/x.ts', 'tools/x.ts'])
    refused(file, lint(file, source), refusal)

  for (const other of [
    "import { UNSAFE_LocationContext } from 'react-router'\n\nexport const x = UNSAFE_LocationContext\n",
    "import { UNSAFE_LocationContext as C } from 'react-router'\n\nexport const x = C\n",
    'declare global {\n  interface Window {\n    __reactRouterManifest?: unknown\n  }\n}\n',
  ])
    refused(other, lint('app/layouts/x.ts', other), refusal)

  for (const file of ['app/platform/x.ts', 'app/start/start-late.ts', 'e2e/x.spec.ts'])
    accepted(file, lint(file, source), refusal)
})

describe('imports run one way', () => {
  const refusal = 'This folder does not import from that one'
  const folders = readdirSync(path.join(root, 'app'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

  const imports = (file: string, from: string) =>
    [`${from} in ${file}`, importing(file, from), refusal] as const

  for (const name of folders) {
    if (name !== 'seo') refused(...imports(`app/${name}/x.ts`, '#content/projects.ts'))
    refused(...imports(`app/${name}/x.ts`, '#tools/serve/inbox.ts'))
  }

  for (const [file, from] of [
    ['content/x.ts', '#app/i18n/locales.ts'],
    ['content/x.ts', '../app/i18n/locales.ts'],
    ['content/services/x.ts', '../../app/i18n/locales.ts'],
    ['app/x.ts', '#content/projects.ts'],
    ['app/routes/home/x.ts', '#app/routes/projects/project-list.tsx'],
    ['app/routes/home/x.ts', '../projects/project-list.tsx'],
    ['app/routes/home/x.ts', '#app/layouts/header.tsx'],
    ['app/layouts/x.ts', '#app/routes/home/hero.tsx'],
    ['app/search/x.ts', '#app/layouts/header.tsx'],
    ['app/seo/x.ts', '#app/components/button.tsx'],
    ['app/components/x.ts', '#app/layouts/header.tsx'],
    ['app/components/x.ts', '#app/search/search-dialog.tsx'],
    ['app/components/x.ts', '../routes/home/hero.tsx'],
    ['app/loaders/x.server.ts', '#app/components/button.tsx'],
    ['app/brand/x.ts', '#app/components/button.tsx'],
    ['app/art/heads/x.ts', '../../loaders/site.server.ts'],
    ...['brand', 'routes/home', 'components', 'forms', 'layouts', 'seo'].map(
      (folder) => [`app/${folder}/x.ts`, '#app/art/geometry.ts'] as const,
    ),
    ['app/art/x.ts', '#app/components/button.tsx'],
    ['app/offline/x.ts', '#app/components/button.tsx'],
    ['app/platform/x.ts', '#app/brand/word.tsx'],
    ['app/seo/x.ts', '#app/components/button.tsx'],
    ['app/i18n/x.ts', '#app/loaders/site.server.ts'],
    ['app/i18n/x.ts', '#app/paging/pagination.ts'],
    ['app/start/x.ts', '#app/paging/pager.tsx'],
    ['app/start/x.ts', '#app/search/search-panel.tsx'],
    ['app/start/x.ts', '#app/forms/draft.ts'],
    ['app/start/x.ts', '../components/button.tsx'],
    ['app/forms/x.ts', '#app/start/store-texts.ts'],
  ] as const)
    refused(...imports(file, from))

  const dynamic = "export const x = import('#app/brand/word.tsx')\n"
  refused(dynamic, lint('app/seo/x.ts', dynamic), refusal)

  for (const [file, from] of [
    ['content/services/x.ts', '../types.ts'],
    ['app/routes/home/x.ts', '#app/components/button.tsx'],
    ['app/routes/home/x.ts', './hero.tsx'],
    ['app/layouts/x.ts', '#app/search/search-dialog.tsx'],
    ['app/components/x.ts', '#content/types.ts'],
    ['app/components/x.ts', '#app/brand/word.tsx'],
    ['app/loaders/x.server.ts', '#content/projects.ts'],
    ['app/seo/x.ts', '#content/company.ts'],
    ['app/loaders/x.server.ts', '#app/art/geometry.ts'],
    ['app/art/heads/x.ts', '../ribbon.tsx'],
    ['app/seo/x.ts', '#app/i18n/paths.ts'],
    ['app/seo/x.test.ts', '#tools/serve/inbox.ts'],
    ['app/start/x.ts', '#app/i18n/paths.ts'],
    ['app/start/x.ts', '#app/paging/pagination.ts'],
    ['app/start/x.ts', '#app/search/search-key.ts'],
    ['app/brand/x.ts', '#app/start/protocol.ts'],
  ] as const)
    accepted(...imports(file, from))
})

describe('what runs before React', () => {
  const refusal = 'Only app/start/protocol.ts is imported from app/start'
  const imports = (file: string, from: string) =>
    [`${from} in ${file}`, importing(file, from), refusal] as const

  for (const [file, from] of [
    ['app/x.ts', './start/apply-theme.ts'],
    ['app/x.ts', './start/head-script.ts'],
    ['app/forms/x.ts', '#app/start/store-texts.ts'],
    ['app/routes/home/x.ts', '../../start/store-texts.ts'],
    ['tools/build/x.ts', '#app/start/start-late.ts'],
    ['e2e/x.spec.ts', '#app/start/stored-theme.ts'],
  ] as const)
    refused(...imports(file, from))

  for (const [file, from] of [
    ['app/x.ts', './start/head-script.ts?inline-script'],
    ['app/forms/x.ts', '#app/start/protocol.ts'],
    ['e2e/x.spec.ts', '#app/start/protocol.ts'],
    ['app/forms/x.test.tsx', '#app/start/store-texts.ts'],
    ['app/start/x.ts', './store-texts.ts'],
    ['tools/serve/x.ts', './start.ts'],
  ] as const)
    accepted(...imports(file, from))
})
