/** `npm run bench`: how fast the site is, on a slow phone in a slow net. `--help` says how to call it. */
import { conditionsInWords, launchBrowser } from './bench/conditions.ts'
import { loadReport } from './bench/load-report.ts'
import { measureLoads } from './bench/loads.ts'
import { circumstances } from './bench/machine.ts'
import { readOptions, usage } from './bench/options.ts'
import { pagesToMeasure } from './bench/pages.ts'
import { serverInWords, serveSites } from './bench/sites.ts'
import { Started } from './bench/started.ts'

const started = new Started()
try {
  await run()
} finally {
  await started.end()
}

async function run(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(usage)
    return
  }
  const options = readOptions(args)
  const pages = pagesToMeasure(options)
  const sites = await serveSites(options.built, started)
  const browser = await launchBrowser(started)
  const preface = [
    circumstances(browser.version()),
    `- Conditions: ${conditionsInWords}; ${serverInWords()}; ${options.runs} runs each`,
  ].join('\n')
  const loads = await measureLoads(browser, sites, pages, options.runs, console.log)
  console.log(`\n${preface}\n\n${loadReport(loads)}`)
}
