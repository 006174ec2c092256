import type { Plugin } from 'vite'

/** See https://v8.dev/blog/explicit-compile-hints; other browsers read past it. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Smaller scripts, in characters, are not compiled beside the page's own work. */
const smallest = 30_000

/**
 * Asks the browser to compile whole scripts while they arrive, beside the page's own work. Left to
 * itself it compiles each function when that is first called, while the visitor waits.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.code.length >= smallest) file.code = hint + file.code
      }
    },
  }
}
