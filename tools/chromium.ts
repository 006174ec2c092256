import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Draws pages as the browser does, in half the time; it has no windows, tabs or history to show. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** Usual places beyond the search path. */
const places = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A Chromium that starts: `CHROMIUM_PATH`, an installed one (a headless shell before a whole
 * browser), or Playwright's own download.
 *
 * @throws Error when `CHROMIUM_PATH` names something that does not start
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start.`)
  }
  return findHeadlessShell() ?? findWholeChromium()
}

/** An installed headless shell that starts. */
export function findHeadlessShell(): string | undefined {
  return onPath(shellNames).find(starts)
}

/** A Chromium that has all a browser has. */
export function findWholeChromium(): string | undefined {
  return [...onPath(names), ...places, chromium.executablePath()].find(starts)
}

function onPath(executables: readonly string[]): string[] {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => executables.map((name) => path.join(folder, name)))
}

/** How tests start the browser: quiet, and with no request of its own to the outside. */
export function chromiumLaunch(executablePath = findChromium()) {
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Chromium's sandbox refuses to run as root, as in most containers.
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

function starts(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}
