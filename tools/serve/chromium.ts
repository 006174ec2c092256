import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const browserNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Renders like the whole browser in half the time, without windows, tabs and history. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

const places = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium's sandbox does not start as root, as in most containers. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Prefers a headless shell. @throws Error when `CHROMIUM_PATH` does not start */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !starts(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not start.`)
  return named || findHeadlessShell() || findWholeChromium()
}

export function findHeadlessShell(): string | undefined {
  return onPath(shellNames).find(starts)
}

export function findWholeChromium(): string | undefined {
  return [...onPath(browserNames), ...places, chromium.executablePath()].find(starts)
}

/** Quiet, and without background requests. */
export function chromiumLaunch(executablePath = findChromium()) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...sandbox,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
}

function starts(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    // Old builds refuse even to say their version as root.
    execFileSync(file, [...sandbox, '--version'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}
