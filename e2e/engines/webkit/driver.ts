import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { freePort } from '#tools/serve/site-server.ts'

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
export const capabilities = {
  'webkitgtk:browserOptions': {
    binary: browser,
    args: ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost'],
  },
}

export type Driver = Readonly<{ origin: string; stop: () => Promise<void> }>

/** WebKitWebDriver, and a screen of its own. */
export async function startDriver(): Promise<Driver> {
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
  return {
    origin,
    stop: async () => {
      for (const one of [driver, screen]) await end(one)
    },
  }
}

async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return
  running.kill()
  await once(running, 'exit')
}
