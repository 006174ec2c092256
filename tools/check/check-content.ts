/** `npm run check:content`: says what is wrong with the content, a line for each problem. */
import path from 'node:path'
import { content, contentProblems, wordingProblems } from '#content/check.ts'
import { photographProblems } from '#tools/media/make-pictures.ts'

const root = path.resolve(import.meta.dirname, '../..')
const problems = [
  ...contentProblems(),
  ...wordingProblems(),
  ...(await photographProblems(root, content)),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('The content is in order.')
