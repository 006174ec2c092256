import { parse } from '@formatjs/icu-messageformat-parser'
import { type Plugin, runnerImport } from 'vite'

type MessageModule = { default: Record<string, string> }

/** Messages become syntax trees at build, so that the ICU parser is not shipped. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/i18n\/messages\/[a-z]+\.ts$/ },
      async handler(_code, id) {
        const { module } = await runnerImport<MessageModule>(id)
        const compiled = Object.fromEntries(
          Object.entries(module.default).map(([key, text]) => [key, compile(id, key, text)]),
        )
        return { code: `export default ${JSON.stringify(compiled)}`, map: null }
      },
    },
  }
}

function compile(file: string, key: string, text: string) {
  try {
    return parse(text)
  } catch (cause) {
    throw new Error(`${file}: ${key}: ${(cause as Error).message}`, { cause })
  }
}
