import type { Plugin } from 'vite'
import { contentProblems, wordingProblems } from '#content/check.ts'

/** Content errors stop the build; wording problems are only counted. */
export function stopAtContentProblems(): Plugin {
  return {
    name: 'stop-at-content-problems',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      const problems = contentProblems()
      if (problems.length > 0) this.error(problems.join('\n'))
      const { length: worded } = wordingProblems()
      if (worded > 0)
        this.warn(`Texts to look through again: ${worded}. See npm run check:content.`)
    },
  }
}
