import type { Plugin } from 'vite'
import { readContent } from '#tools/check/read-content.ts'

/** The lines of `npm run check:content`, before anything is built: no stack and no page hides them. */
export function stopAtContentProblems(): Plugin {
  let isChecked = false
  return {
    name: 'stop-at-content-problems',
    apply: 'build',
    enforce: 'pre',
    async config({ root = process.cwd() }) {
      // The router resolves the configuration more than once.
      if (isChecked) return
      isChecked = true
      const { problems } = await readContent(root)
      if (problems.length === 0) return
      for (const line of problems) console.error(line)
      process.exit(1)
    },
  }
}
