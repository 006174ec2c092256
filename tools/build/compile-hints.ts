import type { Plugin } from 'vite'

/** See https://v8.dev/blog/explicit-compile-hints; a plain comment to other browsers. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** In characters; smaller chunks compile too quickly to gain anything. */
const smallest = 30_000

/** Chromium then compiles large chunks while they load: a tap takes 42 to 91 ms less (3 pairs). */
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
