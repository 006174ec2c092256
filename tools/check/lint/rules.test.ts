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

/** A folder like the project's, holding its rules and nothing else. */
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'))
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: undefined }))
  cpSync(path.join(root, 'tools/check/lint'), path.join(folder, 'tools/check/lint'), {
    recursive: true,
  })
})

afterAll(() => rmSync(folder, { recursive: true }))

/** What lint says of a file at this place. */
function lint(file: string, source: string): string {
  const place = path.join(folder, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, source)
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', file], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stdout + stderr).toContain('Checked 1 file')
  return stdout + stderr
}

const css = (declaration: string) => lint('app/styles/x.css', `.a {\n  ${declaration};\n}\n`)
const tsx = (element: string) => lint('app/components/x.tsx', `export const X = () => ${element}\n`)
const importing = (file: string, from: string) =>
  lint(file, `import { x } from '${from}'\n\nexport const y = x\n`)

describe('only logical properties', () => {
  it.each([
    'margin-left: 3px',
    'padding-top: 0',
    'border-right-color: red',
    'border-top-left-radius: 2px',
    'inset-block: 0;\n  left: 0',
    'max-width: 3px',
    'text-align: right',
    'float: left',
  ])('%s is refused', (declaration) => {
    expect(css(declaration)).toMatch(/logical property|start or end/)
  })

  it.each([
    'margin-inline-start: 3px',
    'line-height: 1',
    'inline-size: 3px',
    'text-align: start',
    'border-width: 1px',
    'stroke-width: 2',
  ])('%s is accepted', (declaration) => {
    expect(css(declaration)).not.toMatch(/logical property|start or end/)
  })
})

describe('looks of a resting mouse', () => {
  const rule = '.a:is(:hover, .b) {\n  color: red;\n}\n'

  it.each([rule, `@media print {\n${rule}}\n`])('%s is refused', (source) => {
    expect(lint('app/styles/x.css', source)).toContain('@media (hover: hover)')
  })

  it('are accepted for what has one', () => {
    const message = lint('app/styles/x.css', `@media (hover: hover) {\n${rule}}\n`)
    expect(message).not.toContain('Put the rule')
  })
})

describe('no literal interface text', () => {
  it.each(['<p>Hello</p>', '<p>سلام</p>'])('%s is refused', (element) => {
    expect(tsx(element)).toContain('noJsxLiterals')
  })

  it.each(['<nav aria-label="Main" />', '<img alt="A loom" />', '<input placeholder="Name" />'])(
    '%s is refused',
    (element) => {
      expect(tsx(element)).toContain('Interface text comes from')
    },
  )

  it('an empty text and a role are accepted', () => {
    expect(tsx('<img alt="" role="presentation" />')).not.toContain('Interface text comes from')
  })
})

describe("the router's insides", () => {
  const refusal = "Only app/platform touches the router's insides"
  const source = 'export const x = window.__reactRouterManifest\n'

  it.each(['app/layouts/x.ts', 'app/x.ts', 'tools/x.ts'])('are out of reach for %s', (file) => {
    expect(lint(file, source)).toContain(refusal)
  })

  it.each([
    "import { UNSAFE_LocationContext } from 'react-router'\n\nexport const x = UNSAFE_LocationContext\n",
    "import { UNSAFE_LocationContext as C } from 'react-router'\n\nexport const x = C\n",
    'declare global {\n  interface Window {\n    __reactRouterManifest?: unknown\n  }\n}\n',
  ])('are not reached by %j', (other) => {
    expect(lint('app/layouts/x.ts', other)).toContain(refusal)
  })

  it.each(['app/platform/x.ts', 'e2e/x.spec.ts'])('are open to %s', (file) => {
    expect(lint(file, source)).not.toContain(refusal)
  })
})

describe('imports run one way', () => {
  const refusal = 'This folder does not import from that one'
  const folders = readdirSync(path.join(root, 'app'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

  it.each(folders.filter((name) => name !== 'seo'))('app/%s may not import content', (folder) => {
    expect(importing(`app/${folder}/x.ts`, '#content/projects.ts')).toContain(refusal)
  })

  it.each(folders)('app/%s may not import tools', (folder) => {
    expect(importing(`app/${folder}/x.ts`, '#tools/serve/inbox.ts')).toContain(refusal)
  })

  it.each([
    ['content/x.ts', '#app/i18n/locales.ts'],
    ['content/x.ts', '../app/i18n/locales.ts'],
    ['content/services/x.ts', '../../app/i18n/locales.ts'],
    ['app/x.ts', '#content/projects.ts'],
    ['app/routes/home/x.ts', '#app/routes/projects/register.tsx'],
    ['app/routes/home/x.ts', '../projects/register.tsx'],
    ['app/routes/home/x.ts', '#app/layouts/header.tsx'],
    ['app/layouts/x.ts', '#app/routes/home/hero.tsx'],
    ['app/search/x.ts', '#app/layouts/header.tsx'],
    ['app/seo/x.ts', '#app/components/button.tsx'],
    ['app/components/x.ts', '#app/layouts/header.tsx'],
    ['app/components/x.ts', '#app/search/search-dialog.tsx'],
    ['app/components/x.ts', '../routes/home/hero.tsx'],
    ['app/loaders/x.server.ts', '#app/components/button.tsx'],
    ['app/brand/x.ts', '#app/components/button.tsx'],
    ['app/brand/drawings/x.ts', '../../loaders/site.server.ts'],
    ['app/offline/x.ts', '#app/components/button.tsx'],
    ['app/platform/x.ts', '#app/brand/word.tsx'],
    ['app/seo/x.ts', '#app/components/button.tsx'],
    ['app/i18n/x.ts', '#app/loaders/site.server.ts'],
    ['app/i18n/x.ts', '#app/paging/pagination.ts'],
  ])('%s may not import %s', (file, from) => {
    expect(importing(file, from)).toContain(refusal)
  })

  it('a dynamic import is no way around', () => {
    expect(lint('app/seo/x.ts', "export const x = import('#app/brand/word.tsx')\n")).toContain(
      refusal,
    )
  })

  it.each([
    ['content/services/x.ts', '../types.ts'],
    ['app/routes/home/x.ts', '#app/components/button.tsx'],
    ['app/routes/home/x.ts', './hero.tsx'],
    ['app/layouts/x.ts', '#app/search/search-dialog.tsx'],
    ['app/components/x.ts', '#content/types.ts'],
    ['app/components/x.ts', '#app/brand/word.tsx'],
    ['app/loaders/x.server.ts', '#content/projects.ts'],
    ['app/seo/x.ts', '#content/company.ts'],
    ['app/brand/drawings/x.ts', '../ribbon.tsx'],
    ['app/seo/x.ts', '#app/i18n/paths.ts'],
    ['app/seo/x.test.ts', '#tools/serve/inbox.ts'],
  ])('%s may import %s', (file, from) => {
    expect(importing(file, from)).not.toContain(refusal)
  })
})
