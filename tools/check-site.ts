/** `npm run check:site`: says what is wrong with the built site, a line for each finding. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findings, summary } from './check-site/checks.ts'
import { readSite } from './check-site/read-site.ts'
import { outputDirectory } from './serve/react-router.ts'
import { basePath, siteUrl } from './serve/settings.ts'

const root = path.resolve(import.meta.dirname, '..')
const output = outputDirectory(root)
if (!existsSync(path.join(output, 'index.html'))) {
  console.error('There is no built site: run `npm run build` first.')
  process.exit(1)
}

const site = await readSite(output, { url: siteUrl(root), base: basePath(root) })
const problems = findings(site)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(summary(site))
