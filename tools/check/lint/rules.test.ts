import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tools/temporary-folder.fixture.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')

type Report = Readonly<{
  summary: { unchanged: number }
  diagnostics: readonly { category: string; message: string; location: { path: string } }[]
}>

/** Every sample below, each in a file of its own: all are linted in one run. */
const sources: Record<string, string> = {}
let findings: Report['diagnostics'] = []

beforeAll(() => {
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'))
  const settings = JSON.stringify({ ...config, vcs: undefined })
  const folder = temporaryFolder({ 'biome.json': settings, ...sources })
  const rules = 'tools/check/lint'
  cpSync(path.join(root, rules), path.join(folder, rules), { recursive: true })
  const files = Object.keys(sources)
  const flags = ['--reporter=json', '--max-diagnostics=none']
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...flags, ...files], {
    cwd: folder,
    encoding: 'utf8',
  })
  const report: Report = JSON.parse(stdout)
  expect(report.summary.unchanged).toBe(files.length)
  findings = report.diagnostics
})

/** A sample as a file with its source. */
type ToFile = (sample: string) => readonly [file: string, source: string]

/** One sample to a line. */
type Samples = Readonly<{ refused?: string; accepted?: string }>

/** A test for each sample: whether lint refuses it with the message of a rule. */
function judge(message: string | RegExp, toFile: ToFile, { refused = '', accepted = '' }: Samples) {
  for (const [lines, isRefused] of [
    [refused, true],
    [accepted, false],
  ] as const) {
    for (const sample of lines.trim().split(/\n\s*/).filter(Boolean)) {
      const [place, source] = toFile(sample)
      const file = place.replace('/x.', `/x-${Object.keys(sources).length}.`)
      sources[file] = source
      it(`${isRefused ? 'refuses' : 'accepts'} ${sample} in ${place}`, () => {
        const said = findings
          .filter(({ location }) => location.path === file)
          .map((finding) => `${finding.category}: ${finding.message}`)
        if (isRefused) expect(said.join('\n')).toMatch(message)
        else expect(said.join('\n')).not.toMatch(message)
      })
    }
  }
}

const css: ToFile = (source) => ['app/styles/x.css', `${source}\n`]
const declaration: ToFile = (sample) => css(`.a { ${sample}; }`)
const tsx: ToFile = (element) => ['app/components/x.tsx', `export const X = () => ${element}\n`]
const script =
  (file: string): ToFile =>
  (source) => [file, `${source}\n`]

/** Modules that a file imports, or may not, between spaces. */
type Imports = Readonly<Record<string, Samples>>

function judgeImports(message: string, imports: Imports) {
  for (const [file, { refused = '', accepted = '' }] of Object.entries(imports)) {
    const toFile: ToFile = (from) => [file, `import { x } from '${from}'\n\nexport const y = x\n`]
    const lines = (list: string) => list.trim().replaceAll(/\s+/g, '\n')
    judge(message, toFile, { refused: lines(refused), accepted: lines(accepted) })
  }
}

describe('only logical properties', () => {
  judge(/logical property|start or end/, declaration, {
    refused: `
      margin-left: 3px
      border-right-color: red
      border-top-left-radius: 2px
      inset-block: 0; left: 0
      max-width: 3px
      text-align: right`,
    accepted: `
      margin-inline-start: 3px
      line-height: 1
      text-align: start
      border-width: 1px`,
  })
})

describe('looks of a resting mouse', () => {
  judge(/@media \(hover: hover\)/, css, {
    refused: `
      .a:is(:hover, .b) { color: red; }
      @media print { .a:is(:hover, .b) { color: red; } }`,
    accepted: '@media (hover: hover) { .a:is(:hover, .b) { color: red; } }',
  })
})

describe('underlines', () => {
  judge('-color and -thickness', declaration, {
    refused: 'text-decoration: underline var(--accent)',
    accepted: 'text-decoration: underline; text-decoration-color: var(--accent)',
  })
})

describe('six widths', () => {
  const message = 'one of the six widths'

  judge(message, (query) => css(`.a { @media ${query} { color: red; } }`), {
    refused: `
      (max-width: 600px)
      (min-width: 43.75em)
      (max-width: 37.499em)
      (min-width: 20.001em) and (max-width: 48em)
      (max-width: 48em), (max-width: 30em)
      (width <= 48em)`,
    accepted: `
      not all and (max-width: 80em)
      print, (max-width: 43.75em)
      (min-width: 20.001em) and (max-width: 30em) and (hover: hover)
      (min-width: 56.251em) and (min-height: 43.75em)`,
  })

  judge(message, (query) => css(`.a { @container ${query} { color: red; } }`), {
    refused: 'wide (min-inline-size: 43.751em)',
    accepted: '(max-width: 30em)',
  })

  judge(message, script('app/routes/x/logo-carousel.module.css'), {
    accepted: '.a { @media (max-width: 37.499em) { color: red; } }',
  })

  judge(message, tsx, {
    refused: `
      <img sizes="(max-width: 48em) 90vw, 400px" alt="" />
      <img sizes={x ? '(max-width: 30em) 90vw, (max-width: 48em) 45vw' : x} alt='' />
      <img sizes={\`(max-width: 48em) 90vw, 400px\`} alt="" />
      <b hidden={matchMedia('(min-width: 43.75em)').matches} />`,
    accepted: `
      <img sizes="(max-width: 30em) 90vw, (max-width: 56.25em) 45vw, 400px" alt="" />
      <b hidden={matchMedia('not all and (max-width: 67.5em)').matches} />`,
  })
})

describe('no literal interface text', () => {
  judge('noJsxLiterals', tsx, {
    refused: '<p>سلام</p>',
  })
  judge('Interface text comes from', tsx, {
    refused: `
      <nav aria-label="Main" />
      <img alt="A loom" />`,
    accepted: '<img alt="" role="presentation" />',
  })
})

describe('texts that come, go or change', () => {
  judge('A text that comes, goes or changes has an element of its own', tsx, {
    refused: `
      <p>{x && <FormattedMessage id="a" />}</p>
      <p>{x ? <FormattedMessage id="a" /> : <b />}</p>
      <p>{x ? <b /> : <FormattedMessage id="a" values={{ b: <bdi>{x}</bdi> }} />}</p>
      <FormattedMessage id="a" />
      { return <FormattedMessage id="a" /> }
      <p>{x && intl.formatMessage({ id: 'a' })}</p>
      <p>{x ? <b /> : t('a')}</p>
      <p>{x ? \`a\` : x}</p>`,
    accepted: `
      <p>{x && <b><FormattedMessage id="a" /></b>}</p>
      <p a={x ? x : \`a\`}>{\`a\`}</p>
      <Button label={<FormattedMessage id="a" />} />
      <FormattedMessage id="a">{(x) => <b>{x}</b>}</FormattedMessage>`,
  })
})

describe("the router's insides", () => {
  const message = "Only app/platform touches the router's insides"
  const source = 'export const x = window.__reactRouterManifest'

  judge(message, script('tools/x.ts'), { refused: source })
  judge(message, script('app/platform/x.ts'), { accepted: source })

  judge(message, script('app/layouts/x.ts'), {
    refused: `
      import { UNSAFE_LocationContext } from 'react-router'; export const x = UNSAFE_LocationContext
      import { UNSAFE_LocationContext as C } from 'react-router'; export const x = C
      declare global { interface Window { __reactRouterManifest?: unknown } }`,
  })
})

describe('imports run one way', () => {
  const message = 'This folder does not import from that one'
  const folders = readdirSync(path.join(root, 'app'), { withFileTypes: true })

  for (const { name } of folders.filter((entry) => entry.isDirectory())) {
    const content = name === 'seo' ? '' : '#content/projects.ts'
    judgeImports(message, { [`app/${name}/x.ts`]: { refused: `${content} #tools/serve/inbox.ts` } })
  }

  judgeImports(message, {
    'content/x.ts': { refused: '#app/i18n/locales.ts ../app/i18n/locales.ts' },
    'content/services/x.ts': { refused: '../../app/i18n/locales.ts', accepted: '../types.ts' },
    'app/x.ts': { refused: '#content/projects.ts' },
    'app/routes/home/x.ts': {
      refused: `#app/routes/projects/project-list.tsx ../projects/project-list.tsx
        #app/layouts/header.tsx #app/art/geometry.ts`,
      accepted: '#app/components/button.tsx ./hero.tsx',
    },
    'app/components/x.ts': {
      refused: `#app/layouts/header.tsx ../routes/home/hero.tsx #app/art/geometry.ts
        #app/loaders/site.server.ts`,
      accepted: '#content/types.ts #app/brand/word.tsx #app/start/protocol.ts',
    },
    'app/loaders/x.server.ts': {
      refused: '#app/components/button.tsx #app/paging/pager.tsx',
      accepted: '#content/projects.ts #app/art/geometry.ts #app/paging/pagination.ts',
    },
    'app/art/heads/x.ts': { refused: '../../loaders/site.server.ts', accepted: '../ribbon.tsx' },
    'app/seo/x.test.ts': { accepted: '#tools/serve/inbox.ts' },
    'app/start/x.ts': {
      refused: '#app/paging/pager.tsx #app/forms/draft.ts ../components/button.tsx',
      accepted: '#app/paging/pagination.ts',
    },
  })

  judge(message, script('app/seo/x.ts'), {
    refused: "export const x = import('#app/brand/word.tsx')",
  })
  judge(message, script('app/components/x.ts'), {
    accepted:
      "import type { SiteView } from '#app/loaders/site.server.ts'; export type X = SiteView",
  })
})

describe('what runs before React', () => {
  judgeImports('Only app/start/protocol.ts is imported from app/start', {
    'app/x.ts': {
      refused: './start/head-script.ts',
      accepted: './start/head-script.ts?inline-script',
    },
    'app/forms/x.ts': { refused: '#app/start/store-texts.ts', accepted: '#app/start/protocol.ts' },
    'app/forms/x.test.tsx': { accepted: '#app/start/store-texts.ts' },
    'app/routes/home/x.ts': { refused: '../../start/store-texts.ts' },
    'app/start/x.ts': { accepted: './store-texts.ts' },
    'tools/serve/x.ts': { accepted: './start.ts' },
    'e2e/x.spec.ts': { refused: '#app/start/stored.ts' },
  })
})
