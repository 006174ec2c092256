import { parseArgs } from 'node:util'
import type { PageChoice } from './pages.ts'

/** What a run can measure. */
const subjects = ['loads', 'navigation', 'lighthouse', 'growth'] as const

export type Subject = (typeof subjects)[number]

export type Options = PageChoice &
  Readonly<{
    subjects: readonly Subject[]
    /** How often each page; a part has a number of its own where nothing is said. */
    runs: number | undefined
    /** How many times the content is there, build by build, for `growth`. */
    times: readonly number[]
    /** Builds to measure, as `DIR` or `name=DIR`; a new one where none is given. */
    built: readonly string[]
    /** Whether the tables go into `bench/README.md` as well. */
    write: boolean
  }>

/** How the command is to be called. */
export const usage = `npm run bench -- [${subjects.join('] [')}] [options]
  Without a subject: loads and navigation.
  --built DIR           measure this build instead of a new one; name=DIR gives it a name;
                        several are compared run by run
  --pages home,faqs     only these pages
  --locales en          only these languages
  --runs 9              how often each; otherwise 5 times, and once for Lighthouse
  --times 1,10,100      how many times the content, for growth
  --write               put the tables into bench/README.md`

/**
 * Reads the command line.
 *
 * @throws Error when it says something that has no meaning
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      built: { type: 'string', multiple: true, default: [] },
      pages: { type: 'string' },
      locales: { type: 'string' },
      runs: { type: 'string' },
      times: { type: 'string', default: '1,10,100' },
      write: { type: 'boolean', default: false },
    },
  })
  const chosen = subjects.filter((subject) => positionals.includes(subject))
  const unknown = positionals.find((word) => !(subjects as readonly string[]).includes(word))
  if (unknown !== undefined) throw new Error(`No subject ${unknown}: give some of ${subjects}`)
  return {
    subjects: chosen.length > 0 ? chosen : ['loads', 'navigation'],
    runs: values.runs === undefined ? undefined : wholeNumber('runs', values.runs),
    times: values.times.split(',').map((times) => wholeNumber('times', times)),
    built: values.built,
    pages: values.pages?.split(','),
    locales: values.locales?.split(','),
    write: values.write,
  }
}

function wholeNumber(option: string, given: string): number {
  if (!/^[1-9]\d{0,2}$/.test(given)) throw new Error(`--${option} ${given}: give 1 to 999`)
  return Number(given)
}
