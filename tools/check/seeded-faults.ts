/** `npm run test:mutants`; arguments behind `--` select faults by the name of file or test. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ProjectCopy } from '../project-copy.ts'
import { faults as all, type Fault } from './faults.ts'

const word = process.argv[2] ?? ''
const faults = all.filter(({ file, test }) => `${file} ${test}`.includes(word))
const copy = new ProjectCopy(['deploy', 'e2e', 'playwright.config.ts'])
try {
  process.exitCode = checkPlaces() && checkBaseline() && checkFaults() ? 0 : 1
} finally {
  copy.remove()
}

function checkPlaces(): boolean {
  const lost = faults.filter(({ file, right }) => read(file).split(right).length !== 2)
  for (const { file, right } of lost) console.error(`${file}: not there exactly once: ${right}`)
  return lost.length === 0
}

function checkBaseline(): boolean {
  const tests = [...new Set(faults.map(({ test }) => test))]
  console.log(`Without a fault, ${tests.length} tests:`)
  const failing = tests.filter((test) => {
    const { passes, seconds, output } = run(test)
    console.log(`  ${passes ? 'passes' : 'FAILS '} ${seconds} s  ${test}`)
    if (!passes) console.error(output)
    return !passes
  })
  return failing.length === 0
}

function checkFaults(): boolean {
  console.log(`With one fault each, ${faults.length} times:`)
  const surviving = faults.filter((fault) => {
    const { passes, seconds } = runWith(fault)
    console.log(`  ${passes ? 'MISSED' : 'caught'} ${seconds} s  ${fault.harm}: ${fault.test}`)
    return passes
  })
  console.log(`${faults.length - surviving.length} of ${faults.length} faults are caught.`)
  return surviving.length === 0
}

function runWith({ file, right, wrong, test }: Fault) {
  const text = read(file)
  write(
    file,
    text.replace(right, () => wrong),
  )
  const result = run(test)
  write(file, text)
  return result
}

function run(command: string) {
  const start = performance.now()
  const options = { cwd: copy.directory, shell: true, encoding: 'utf8', timeout: 300_000 } as const
  const { status, stdout, stderr } = spawnSync(command, options)
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5)
  return { passes: status === 0, seconds, output: stdout + stderr }
}

function read(file: string): string {
  return readFileSync(path.join(copy.directory, file), 'utf8')
}

function write(file: string, text: string): void {
  writeFileSync(path.join(copy.directory, file), text)
}
