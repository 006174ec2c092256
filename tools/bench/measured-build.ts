import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { embeddedSettings } from '../messaging-settings.ts'
import type { Started } from './started.ts'

/** What a build took. */
export type BuildCost = Readonly<{
  /** From beginning to end, and of all processors together (s). */
  seconds: number
  processorSeconds: number
  /** The most it held in memory at once (bytes). */
  memory: number
}>

/** Runs in the build's own process: says at its end what it used, on a pipe of its own. */
const wrapper = `import { writeSync } from 'node:fs'
process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage()) + '\\n'))`

/**
 * Builds a copy of the project as `npm run build` does.
 *
 * @param directory the copy
 * @throws Error when the build fails, with the end of what it printed
 */
export async function measuredBuild(directory: string, started: Started): Promise<BuildCost> {
  const cli = path.join(directory, 'node_modules/@react-router/dev/bin.js')
  const hook = `data:text/javascript,${encodeURIComponent(wrapper)}`
  const begin = performance.now()
  const build = spawn(process.execPath, ['--import', hook, cli, 'build'], {
    cwd: directory,
    env: { ...process.env, ...embeddedSettings(), VITEST: '', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  started.add(async () => {
    if (build.exitCode !== null || build.signalCode !== null) return
    build.kill()
    await once(build, 'exit')
  })
  const usage = build.stdio[3] as Readable
  const [output, complaints, used, [code]] = await Promise.all([
    text(build.stdout as Readable),
    text(build.stderr as Readable),
    text(usage),
    once(build, 'exit'),
  ])
  if (code !== 0) throw new Error(`the build failed:\n${(output + complaints).slice(-2000)}`)
  return { seconds: (performance.now() - begin) / 1000, ...costOf(used) }
}

/** Threads say the same as their process, with less of it over: the last line has it all. */
function costOf(used: string): Pick<BuildCost, 'processorSeconds' | 'memory'> {
  const last = used.trim().split('\n').at(-1) ?? '{}'
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(last) as NodeJS.ResourceUsage
  return { processorSeconds: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 }
}
