/** `npm run bench`: how fast builds are on a slow phone; see `--help`. */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { pageKeys } from '#app/i18n/paths.ts'
import { chromiumLaunch } from '#tools/serve/chromium.ts'
import { conditionsInWords } from './conditions.ts'
import { measureLoads } from './loads.ts'
import { measureNavigation } from './navigation.ts'
import { writePart } from './report.ts'
import { serveBuilds } from './sites.ts'

const usage = `npm run bench -- [loads] [navigation] [options]
  Without a subject: both.
  --built DIR           measure this build instead of a new one; name=DIR gives it a name;
                        several take turns and are compared run by run
  --pages home,faqs     only these pages (blogs with its posts); for navigation, those where it
                        begins
  --locales en          only these languages
  --runs 9              how often each
  --write               put the tables into bench/README.md`

const subjects = { loads: measureLoads, navigation: measureNavigation } as const
const names = ['loads', 'navigation'] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    built: { type: 'string', multiple: true, default: [] },
    pages: { type: 'string', default: pageKeys.join() },
    locales: { type: 'string', default: localeKeys.join() },
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean' },
  },
})

/** @throws Error for an unknown name */
function select<Name extends string>(given: readonly string[], known: readonly Name[]): Name[] {
  const unknown = given.find((name) => !known.some((other) => other === name))
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${known}`)
  return known.filter((name) => given.includes(name))
}

async function run(): Promise<void> {
  const chosen = select(positionals.length > 0 ? positionals : names, names)
  const pages = select(values.pages.split(','), pageKeys)
  const locales = select(values.locales.split(','), localeKeys)
  const runs = Number(values.runs)
  const { sites, server, stop } = await serveBuilds(values.built)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    for (const name of chosen) {
      const circumstances = [
        `${new Date().toISOString().slice(0, 16)} UTC, ${cpus().length} × ${cpus()[0]?.model.trim()}`,
        `Load average at the beginning: ${loadavg()[0]?.toFixed(1)}; well above 0, times are longer`,
        `Chromium ${browser.version()}, Node ${process.versions.node}, ${server}, ${runs} runs each`,
        conditionsInWords,
      ]
      const tables = await subjects[name]({ browser, sites, pages, locales, runs })
      const report = `## ${name}\n\n- ${circumstances.join('\n- ')}\n\n${tables}`
      console.log(`\n${report}\n`)
      if (values.write) await writePart(name, report)
    }
  } finally {
    await browser.close()
    await stop()
  }
}

if (values.help) console.log(usage)
else await run()
