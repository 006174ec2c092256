/** `npm run check:site`: a line for each problem of the built site. */
import path from 'node:path'
import { outputDirectory } from '../serve/react-router.ts'
import { siteUrl } from '../serve/settings.ts'
import { findings, summary } from './checks.ts'
import { readSite } from './site.ts'

const root = path.resolve(import.meta.dirname, '../..')
const site = await readSite(outputDirectory(root), siteUrl(root))
const problems = await findings(site)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(summary(site))
