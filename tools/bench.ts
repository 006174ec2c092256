/** `npm run bench`: how fast the site is, on a slow phone in a slow net. `--help` says how to call it. */
import { circumstances } from './bench/machine.ts'
import { readOptions, usage } from './bench/options.ts'
import { parts, prepareRun } from './bench/parts.ts'
import { writePart } from './bench/results.ts'
import { Started } from './bench/started.ts'

const args = process.argv.slice(2)
if (args.includes('--help')) {
  console.log(usage)
  process.exit()
}

const started = new Started()
try {
  const run = prepareRun(readOptions(args), started)
  for (const subject of run.options.subjects) {
    const before = circumstances()
    const { conditions, tables } = await parts[subject](run)
    const lines = [...before, ...conditions].map((line) => `- ${line}`)
    const report = `## ${subject}\n\n${lines.join('\n')}\n\n${tables}`
    console.log(`\n${report}\n`)
    if (run.options.write) await writePart(subject, report)
  }
} catch (error) {
  if (!started.isInterrupted) console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await started.end()
}
