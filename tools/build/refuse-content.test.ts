import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tools/temporary-folder.fixture.ts'
import { refuseContent } from './refuse-content.ts'

/** An entry, a module it imports, and what that one may import. */
function buildSite(module: string) {
  const root = temporaryFolder({
    'app/entry.ts': "import('./module.ts').then(({ shown }) => console.log(shown))\n",
    'app/module.ts': module,
    'app/art/geometry.ts': "export const letters = ['a']\n",
    'app/seo/faq.ts': "export const entities = ['a']\n",
    'app/seo/page-meta.ts': "export const tags = ['a']\n",
    'content/clients.ts': "export const clients = ['a']\nexport type Client = string\n",
  })
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [refuseContent()],
    build: { write: false, rolldownOptions: { input: path.join(root, 'app/entry.ts') } },
  })
}

it.each([
  ['content/clients.ts', "export { clients as shown } from '../content/clients.ts'\n"],
  ['app/art/geometry.ts', "export { letters as shown } from './art/geometry.ts'\n"],
  ['app/seo/faq.ts', "export { entities as shown } from './seo/faq.ts'\n"],
])(
  'stops a build that would send %s to visitors, and names who imports it',
  async (file, module) => {
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
  ['the title of a page', "export { tags as shown } from './seo/page-meta.ts'\n"],
])('lets %s pass', async (_what, module) => {
  await expect(buildSite(module)).resolves.toBeDefined()
})
