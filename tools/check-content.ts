/** `npm run check:content`: says what is wrong with the content, a line for each problem. */
import { contentProblems } from '../content/check.ts'

const problems = contentProblems()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('The content is in order.')
