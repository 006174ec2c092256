import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'

/** `FIREFOX_PATH`, or a Firefox on the search path. */
export function findFirefox(): string | undefined {
  const names = [process.env.FIREFOX_PATH ?? '', 'firefox-esr', 'firefox'].filter(Boolean)
  const found = names.find((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore', timeout: 30_000 })
      return true
    } catch {
      return false
    }
  })
  return found && execFileSync('which', [found]).toString().trim()
}

/**
 * Playwright 1.65.1 sets a window's colour scheme by a command that Firefox 153 does not know, and
 * fails when it is refused. The command is answered here; `prefers-color-scheme` and
 * `prefers-reduced-motion` have no effect.
 */
export function answerMediaFeatures(): void {
  type Socket = { send: (data: string) => void; emit: (event: string, data: string) => void }
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle')
  const { prototype }: { prototype: Socket } = ws
  const { send } = prototype
  prototype.send = function (data) {
    const { id, method } = JSON.parse(data)
    if (method !== 'emulation.setMediaFeaturesOverride') return send.call(this, data)
    const answer = JSON.stringify({ type: 'success', id, result: {} })
    queueMicrotask(() => this.emit('message', answer))
  }
}
