/**
 * Before the tests: gets what they drive. A browser must be there, or one line says what to do;
 * nginx and the quicker of two browsers are welcome, and where they cannot be had, one line says
 * what is tested less or slower.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findChromium, findHeadlessShell } from './chromium.ts'
import { findNginx, hasBrotli } from './hosts/nginx.ts'

type Wanted = Readonly<{
  isThere: () => boolean
  /** Ways to get it, in order; each may fail, and the next is tried. */
  ways: readonly Readonly<{ what: string; get: () => void }>[]
  otherwise: string
}>

const debian = (...packages: string[]) => ({
  what: `Debian's packages ${packages.join(', ')}`,
  get: () => installFromDebian(packages),
})

const browser: Wanted = {
  isThere: () => findChromium() !== undefined,
  ways: [
    { what: "Playwright's own download", get: downloadWithPlaywright },
    debian('chromium', 'chromium-headless-shell'),
  ],
  otherwise:
    'No Chromium found for the tests: install one, or set CHROMIUM_PATH to its executable.',
}

const helpful: readonly Wanted[] = [
  {
    isThere: hasArial,
    ways: [debian('fonts-liberation')],
    otherwise: 'Neither Arial nor Liberation Sans: what shows before the fonts load is wider here.',
  },
  {
    isThere: () => Boolean(process.env.CHROMIUM_PATH) || findHeadlessShell() !== undefined,
    ways: [debian('chromium-headless-shell')],
    otherwise: 'No headless shell: the tests take longer in a whole browser.',
  },
  {
    isThere: () => findNginx() !== undefined && hasBrotli(),
    ways: [debian('nginx-light', 'libnginx-mod-http-brotli-static')],
    otherwise: 'No nginx with brotli: the shipped configuration is tried in part or not at all.',
  },
]

if (!findOrGet(browser)) process.exit(1)
for (const wanted of helpful) findOrGet(wanted)

/** Whether Linux has Arial or its twin, as other systems do. */
function hasArial(): boolean {
  if (process.platform !== 'linux') return true
  try {
    return /Arial|Liberation Sans/.test(execFileSync('fc-list', [':', 'family']).toString())
  } catch {
    return false
  }
}

function findOrGet({ isThere, ways, otherwise }: Wanted): boolean {
  if (isThere()) return true
  for (const { what, get } of ways) {
    console.log(`Getting ${what} for the tests.`)
    try {
      get()
    } catch (error) {
      console.log(`  not possible: ${(error as Error).message.split('\n')[0]}`)
    }
    if (isThere()) return true
  }
  console.log(otherwise)
  return false
}

function downloadWithPlaywright() {
  const cli = path.resolve(import.meta.dirname, '../node_modules/playwright/cli.js')
  const options = { stdio: 'ignore', timeout: 300_000 } as const
  execFileSync(process.execPath, [cli, 'install', 'chromium'], options)
}

function installFromDebian(packages: readonly string[]) {
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
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
}
