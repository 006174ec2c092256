/** `npm run check:content`: a line for each problem; `--figures` lists all figures instead. */
import path from 'node:path'
import { readContent } from './read-content.ts'

const root = path.resolve(import.meta.dirname, '../..')
if (process.argv.includes('--figures')) {
  const { textsWithFigures } = await import('#content/check.ts')
  console.log(textsWithFigures().join('\n'))
  process.exit()
}
const { problems, wording } = await readContent(root)
for (const line of [...problems, ...wording]) console.error(line)
if (problems.length > 0) process.exit(1)
console.log(
  wording.length > 0
    ? `Nothing stops a build. Texts to look through again: ${wording.length}.`
    : 'The content is in order.',
)
