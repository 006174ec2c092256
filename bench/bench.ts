/** `npm run bench`: how fast builds are on a slow phone; see `--help`. */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { pageKeys } from '#app/i18n/paths.ts'
import { chromiumLaunch } from '#tools/serve/chromium.ts'
import { hands, measureClicks } from './clicks.ts'
import { conditionsInWords } from './conditions.ts'
import { measureIdle } from './idle.ts'
import { measureLoads } from './loads.ts'
import { writePart } from './report.ts'
import { serveBuilds } from './sites.ts'

const usage = `npm run bench -- [--loads] [--clicks] [--idle] [options]
  Without a subject: loads and clicks. --idle takes 3 minutes a page.
  --built DIR           measure this build instead of a new one; name=DIR gives it a name;
                        several take turns and are compared run by run
  --pages home,faqs     only these pages (blogs with its posts); for clicks, those where they
                        begin
  --locales en          only these languages
  --hands tap,key       only these ways to follow a link (a tap is followed by Back)
  --runs 9              how often each
  --write               put the tables into bench/README.md`

const subjects = { loads: measureLoads, clicks: measureClicks, idle: measureIdle } as const
const names = ['loads', 'clicks', 'idle'] as const

const { values } = parseArgs({
  options: {
    loads: { type: 'boolean' },
    clicks: { type: 'boolean' },
    idle: { type: 'boolean' },
    help: { type: 'boolean' },
    built: { type: 'string', multiple: true, default: [] },
    pages: { type: 'string', default: pageKeys.join() },
    locales: { type: 'string', default: localeKeys.join() },
    hands: { type: 'string', default: hands.join() },
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
  const named = names.filter((name) => values[name])
  const chosen = named.length > 0 ? named : (['loads', 'clicks'] as const)
  const pages = select(values.pages.split(','), pageKeys)
  const locales = select(values.locales.split(','), localeKeys)
  const asked = select(values.hands.split(','), hands)
  const runs = Number(values.runs)
  const { sites, server, stop } = await serveBuilds(values.built, chosen.includes('loads'))
  const browser = await chromium.launch(chromiumLaunch())
  try {
    for (const name of chosen) {
      const circumstances = [
        `${new Date().toISOString().slice(0, 16)} UTC, ${cpus().length} × ${cpus()[0]?.model.trim()}`,
        `Load average at the beginning: ${loadavg()[0]?.toFixed(1)}; well above 0, times are longer`,
        `Chromium ${browser.version()}, Node ${process.versions.node}, ${server}, ${runs} runs each`,
        conditionsInWords[name],
      ]
      const tables = await subjects[name]({ browser, sites, pages, locales, runs, hands: asked })
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
