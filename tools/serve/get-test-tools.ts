/** Installs missing test tools. Only a browser is required; the rest makes tests more complete. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findChromium, findHeadlessShell } from './chromium.ts'
import { findNginx, hasBrotli } from './nginx.ts'

const hasBrowser = () => findChromium() !== undefined

attempt(hasBrowser, "Playwright's own Chromium", downloadWithPlaywright)
fromDebian(hasBrowser, 'chromium', 'chromium-headless-shell')
if (!hasBrowser()) {
  console.error('No Chromium for the tests: install one, or set CHROMIUM_PATH to its executable.')
  process.exit(1)
}

if (!fromDebian(hasArial, 'fonts-liberation')) {
  console.log('Neither Arial nor Liberation Sans: text is wider here until the fonts load.')
}
const hasShell = () => Boolean(process.env.CHROMIUM_PATH) || findHeadlessShell() !== undefined
if (!fromDebian(hasShell, 'chromium-headless-shell')) {
  console.log('No headless shell: the tests take longer in a whole browser.')
}
const hasNginx = () => findNginx() !== undefined && hasBrotli()
if (!fromDebian(hasNginx, 'nginx-light', 'libnginx-mod-http-brotli-static')) {
  console.log('No nginx with brotli: the shipped configuration is tested in part or not at all.')
}

/** @returns whether it is installed now */
function attempt(isInstalled: () => boolean, what: string, install: () => void): boolean {
  if (isInstalled()) return true
  console.log(`Installing ${what} for the tests.`)
  try {
    install()
  } catch (error) {
    console.log(`  not possible: ${(error as Error).message.split('\n')[0]}`)
  }
  return isInstalled()
}

function fromDebian(isInstalled: () => boolean, ...packages: string[]): boolean {
  return attempt(isInstalled, packages.join(', '), () => {
    if (!existsSync('/etc/debian_version')) throw new Error('this is not Debian')
    const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const run = (...command: string[]) => {
      const [file = '', ...args] = [...prefix, ...command]
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      execFileSync(file, args, { stdio: 'ignore', timeout: 600_000, env })
    }
    run('apt-get', 'update')
    run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
  })
}

function downloadWithPlaywright() {
  const cli = path.resolve(import.meta.dirname, '../../node_modules/playwright/cli.js')
  const options = { stdio: 'ignore', timeout: 300_000 } as const
  execFileSync(process.execPath, [cli, 'install', 'chromium'], options)
}

/** Only Linux may lack Arial. */
function hasArial(): boolean {
  if (process.platform !== 'linux') return true
  try {
    return /Arial|Liberation Sans/.test(execFileSync('fc-list', [':', 'family']).toString())
  } catch {
    return false
  }
}
