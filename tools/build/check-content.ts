import type { Plugin } from 'vite'
import { contentProblems } from '#content/check.ts'

/** Stops a build whose content is wrong, a line for each problem. */
export function checkContent(): Plugin {
  return {
    name: 'check-content',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      const problems = contentProblems()
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}
