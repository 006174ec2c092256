import { parse } from '@formatjs/icu-messageformat-parser'
import { type Plugin, runnerImport } from 'vite'

type MessageModule = { default: Record<string, string> }

/**
 * Messages become syntax trees at build, so that the ICU parser is not shipped. One that is no ICU is
 * told before, by `message-shapes.ts`.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/i18n\/messages\/[a-z]+\.ts$/ },
      async handler(_code, id) {
        const { module } = await runnerImport<MessageModule>(id)
        const compiled = Object.fromEntries(
          Object.entries(module.default).map(([key, text]) => [key, parse(text)]),
        )
        return { code: `export default ${JSON.stringify(compiled)}`, map: null }
      },
    },
  }
}
