import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { check, LinkState } from 'linkinator'
import { localeKeys } from '#app/i18n/locales.ts'
import { pageKeys } from '#app/i18n/paths.ts'
import { projectsPerPage } from '#app/loaders/data-file-names.server.ts'
import { entryAnchor } from '#app/paging/pagination.ts'
import { company } from '#content/company.ts'
import { projects } from '#content/projects.ts'
import { findings } from '../tools/check/checks.ts'
import { readSite } from '../tools/check/site.ts'
import { copyProject } from '../tools/copy-project.fixture.ts'
import { outputDirectory, runReactRouter } from '../tools/serve/react-router.ts'
import { output } from './built-site.ts'
import { expect, testOfFiles as test } from './fixtures.ts'
import { settings } from './global-setup.ts'
import { base, pagePath, siteUrl } from './site.ts'

async function builtPages(): Promise<string[]> {
  const files = await readdir(output, { recursive: true })
  return files.filter((file) => file.endsWith('.html')).map((file) => path.join(output, file))
}

test('every built page is valid HTML', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
  })
  const pages = await builtPages()
  expect(pages.length).toBeGreaterThan(24)
  for (const page of pages) {
    const { results } = await validator.validateFile(page)
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    )
    expect(problems, page).toEqual([])
  }
})

test('the same sources give the same files, wherever they are built', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'minwal-'))
  try {
    copyProject(folder, true)
    // A third of a build, and the same wherever the files are.
    const compress = path.join(folder, 'tools/build/compress-files.ts')
    await writeFile(compress, 'export async function compressFiles() {}\n')
    await runReactRouter(folder, 'build', settings)
    const here = await readAll(output)
    const there = await readAll(outputDirectory(folder))
    expect([...there.keys()]).toEqual([...here.keys()])
    expect(here.size).toBeGreaterThan(company.isSample ? 200 : 60)
    const different = [...here].filter(([name, bytes]) => !there.get(name)?.equals(bytes))
    expect(different.map(([name]) => name)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** The files' bytes by name, without compressed copies. */
async function readAll(directory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort()
  const read = async (name: string) => [name, await readFile(path.join(directory, name))] as const
  return new Map(await Promise.all(files.map(read)))
}

test('the built site is in order', async () => {
  const site = await readSite(output, siteUrl)
  expect(site.pages.length).toBeGreaterThan(24)
  expect(await findings(site)).toEqual([])
})

test('the notices of all code in the scripts are published', async ({ request }) => {
  const text = await (await request.get(`${base}/licenses.txt`)).text()
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  const named = Object.entries(dependencies).filter(([name, version]) =>
    text.includes(`\n${name} ${version} (`),
  )
  expect(named).toEqual(Object.entries(dependencies))
  // What those packages bring along.
  for (const name of ['scheduler', '@formatjs/intl', 'embla-carousel', 'lodash-es']) {
    expect(text).toContain(`\n${name} `)
  }
})

test('every link to the site itself leads somewhere', async ({ baseURL, request }) => {
  const pages = localeKeys.flatMap((locale) => pageKeys.map((key) => pagePath(locale, key)))
  const origin = `${baseURL}${base}`
  const { links } = await check({
    path: `${origin}/`,
    recurse: true,
    checkCss: true,
    checkFragments: true,
    // Shared pictures and canonical links name the published address.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${siteUrl}(?=[/#?]|$)`), replacement: origin }],
    linksToSkip: async (link) => !link.startsWith(origin),
  })
  const own = links.filter(({ state }) => state !== LinkState.SKIPPED)
  const broken = own.filter(({ state }) => state === LinkState.BROKEN)
  expect(broken.filter(({ status, url }) => status !== 200 || !isOnItsPage(new URL(url)))).toEqual(
    [],
  )
  expect(own.length).toBeGreaterThan(50)
  const reached = own.map(({ url }) => new URL(url).pathname.replace(/\/$/, ''))
  expect(reached).toEqual(expect.arrayContaining(pages))
  expect((await request.get(`${base}/media/assets/gone.js`)).status()).toBe(404)
})

/** Files hold page 1 of a list: entries of further pages exist only in the hydrated app. */
function isOnItsPage({ searchParams, hash }: URL): boolean {
  const page = Number(searchParams.get('page') ?? 1)
  const shown = projects.slice((page - 1) * projectsPerPage, page * projectsPerPage)
  return page > 1 && shown.some(({ id }) => `#${entryAnchor(id)}` === hash)
}
