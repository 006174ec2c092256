import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { freePort } from '#tools/serve/site-server.ts'
import type { Browser } from './visitor.ts'
import { startSession } from './webdriver.ts'

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** How to get what is missing; Debian's names. */
export function missingForWebKit(): string | undefined {
  const isHere = existsSync(browser) && ['WebKitWebDriver', 'Xvfb'].every(isOnPath)
  return isHere ? undefined : 'apt-get install --no-install-recommends webkit2gtk-driver xvfb'
}

function isOnPath(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** WebKit's own browser, without requests to any server but this machine's. */
const capabilities = {
  'webkitgtk:browserOptions': {
    binary: browser,
    args: ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost'],
  },
}

/** A new MiniBrowser behind WebKitWebDriver, on a screen of its own. */
export async function startWebKit(): Promise<Browser> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${`${display}`.trim()}` },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended')
  }
  const session = await startSession(origin, capabilities)
  return {
    ...session,
    close: async () => {
      await session.close()
      for (const one of [driver, screen]) await end(one)
    },
  }
}

async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return
  running.kill()
  await once(running, 'exit')
}
