import type { Plugin } from 'vite'

/** What react-intl 12.1 and what it is made of ask the browser; how often; and what we say instead. */
const questions = [
  {
    asked: /Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(locale\)\.length/g,
    times: 2,
    answer: 'true',
  },
  // Without it, a message does not look up the full name of its language, which only a parser needs.
  { asked: /typeof Intl\.Locale === "undefined"/g, times: 1, answer: 'true' },
]

/**
 * Answers for react-intl whether the browser knows the page's language: it does, as every browser
 * we serve knows both. To find that out, Chromium reads the data of all languages it has, in one
 * piece and in the middle of the app's start. The build stops if the library no longer asks so.
 */
export function knownLanguages(): Plugin {
  const found = questions.map(() => 0)
  return {
    name: 'known-languages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/(?:@formatjs\/intl|intl-messageformat)\/.*\.js$/ },
      handler: (code) => ({
        code: questions.reduce(
          (body, { asked, answer }, index) =>
            body.replace(asked, () => {
              found[index] = (found[index] ?? 0) + 1
              return answer
            }),
          code,
        ),
        map: null,
      }),
    },
    buildEnd(error) {
      if (error || questions.every(({ times }, index) => found[index] === times)) return
      throw new Error(
        `react-intl asks ${found.join(' and ')} times; see tools/build/known-languages.ts`,
      )
    },
  }
}
