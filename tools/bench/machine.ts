import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

/** The machine and the state of the project a part is measured with, as lines of a report. */
export function circumstances(): string[] {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const others = loadavg()[0]?.toFixed(1)
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}`,
    `${cpus().length} cores (${processor}), ${gigabytes} GB, Node ${process.versions.node}`,
    `Load average at the beginning: ${others}; well above 0, others were at work and times are longer`,
  ]
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const changes = git('status', '--porcelain') ? ' with changes' : ''
    return git('rev-parse', '--short', 'HEAD') + changes
  } catch {
    return 'unknown'
  }
}
