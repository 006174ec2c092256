import type { Plugin } from 'vite'
import { readContent } from '#tools/check/read-content.ts'
import { siteUrlProblem } from '#tools/serve/settings.ts'

/** The lines of `npm run check:content`, before anything is built: no stack and no page hides them. */
export function stopAtContentProblems(): Plugin {
  let isChecked = false
  return {
    name: 'stop-at-content-problems',
    apply: 'build',
    enforce: 'pre',
    async config({ root = process.cwd() }, { mode }) {
      // The router resolves the configuration more than once.
      if (isChecked) return
      isChecked = true
      const { problems, isSample } = await readContent(root)
      const address = siteUrlProblem(root, mode, isSample)
      const lines = address ? [...problems, address] : problems
      if (lines.length === 0) return
      for (const line of lines) console.error(line)
      process.exit(1)
    },
  }
}
