/** `npm run check:content`: a line for each problem; `--figures` lists all figures instead. */
import path from 'node:path'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { content, contentProblems, textsWithFigures, wordingProblems } from '#content/check.ts'
import { messageProblems } from '#content/check-wording.ts'
import { photographProblems } from '#tools/media/make-pictures.ts'

const root = path.resolve(import.meta.dirname, '../..')
if (process.argv.includes('--figures')) {
  console.log(textsWithFigures().join('\n'))
  process.exit()
}
const problems = [
  ...contentProblems(),
  ...wordingProblems(),
  ...messageProblems('en', en),
  ...messageProblems('ar', ar),
  ...(await photographProblems(root, content)),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('The content is in order.')
