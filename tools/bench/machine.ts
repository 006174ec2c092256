import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

/** The machine, the programs and the state of the project a run was made with, a line each. */
export function circumstances(browserVersion: string | undefined): string {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const lines = [
    `Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Machine: ${cpus().length} cores, ${processor}, ${gigabytes} GB`,
    `Load average when it began: ${loadavg()[0]?.toFixed(1)} (above ${cpus().length}, others were at work)`,
    `Node ${process.versions.node}${browserVersion ? `, Chromium ${browserVersion}` : ''}`,
    `Commit: ${commit()}`,
  ]
  return lines.map((line) => `- ${line}`).join('\n')
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
