/** Before the tests: makes sure there is a Chromium, or says in one line what to do. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.ts'

/** Ways to get one, in order; each may fail, and the next is tried. */
const ways: readonly Readonly<{ what: string; get: () => void }>[] = [
  { what: "Playwright's own download", get: downloadWithPlaywright },
  { what: "Debian's chromium package", get: installFromDebian },
]

if (!findOrGet()) {
  console.error(
    'No Chromium found for the tests: install one, or set CHROMIUM_PATH to its executable.',
  )
  process.exit(1)
}

function findOrGet(): boolean {
  if (findChromium()) return true
  for (const { what, get } of ways) {
    console.log(`No Chromium yet; trying ${what}.`)
    try {
      get()
    } catch (error) {
      console.log(`  not possible: ${(error as Error).message.split('\n')[0]}`)
    }
    if (findChromium()) return true
  }
  return false
}

function downloadWithPlaywright() {
  const cli = path.resolve(import.meta.dirname, '../node_modules/playwright/cli.js')
  const options = { stdio: 'ignore', timeout: 300_000 } as const
  execFileSync(process.execPath, [cli, 'install', 'chromium'], options)
}

function installFromDebian() {
  if (!existsSync('/etc/debian_version')) throw new Error('this is not Debian')
  const isRoot = process.getuid?.() === 0
  const run = (...command: [string, ...string[]]) => {
    const [file, ...args] = isRoot ? command : (['sudo', '-n', ...command] as const)
    execFileSync(file, args, {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  run('apt-get', 'update')
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
}
