import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseContent } from './refuse-content.ts'

/** An entry, a module it may import, and what that one may import. */
let root: string

beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'refuse-content-')))
  for (const folder of ['app/art', 'content'])
    mkdirSync(path.join(root, folder), { recursive: true })
  write('content/clients.ts', "export const clients = ['a']\nexport type Client = string\n")
  write('app/art/geometry.ts', "export const letters = ['a']\n")
})

afterAll(() => rmSync(root, { recursive: true }))

function write(file: string, source: string) {
  writeFileSync(path.join(root, file), source)
}

function buildSite(module: string) {
  write('app/module.ts', module)
  write('app/entry.ts', "import('./module.ts').then(({ shown }) => console.log(shown))\n")
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [refuseContent()],
    build: { write: false, rolldownOptions: { input: path.join(root, 'app/entry.ts') } },
  })
}

it.each([
  ['content', 'content/clients.ts', "export { clients as shown } from '../content/clients.ts'\n"],
  [
    'code that draws',
    'app/art/geometry.ts',
    "export { letters as shown } from './art/geometry.ts'\n",
  ],
])(
  'stops a build that would send %s to visitors, and names who imports it',
  async (_what, file, module) => {
    await expect(buildSite(module)).rejects.toThrow(
      `${file} would be sent to visitors, imported by app/module.ts.`,
    )
  },
)

it.each([
  [
    'types',
    "import type { Client } from '../content/clients.ts'\nexport const shown: Client = 'b'\n",
  ],
  [
    'what only prerendering uses',
    "import { clients } from '../content/clients.ts'\nexport const shown = import.meta.env.SSR ? clients : []\n",
  ],
])('lets %s pass', async (_what, module) => {
  await expect(buildSite(module)).resolves.toBeDefined()
})
