import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/** The last Chromium for Windows 7 and 8. The package is 58 MB, so no part of `npm ci`. */
const pack = '@sparticuz/chromium@109.0.6'
const integrity =
  'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg=='

const folder = path.resolve(import.meta.dirname, '../../.cache/chromium-109')

/** Where `getChromium109` puts it. */
export const chromium109 = path.join(folder, 'chromium')

/** Downloads and unpacks it once. @throws Error where that is not possible */
export async function getChromium109(): Promise<void> {
  if (existsSync(chromium109)) return
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('it is a program for Linux on x64')
  }
  await mkdir(folder, { recursive: true })
  console.log(`Downloading ${pack} (58 MB), once.`)
  const run = (file: string, ...args: string[]) => {
    return execFileSync(file, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  }
  const tarball = path.join(folder, run('npm', 'pack', '--silent', pack).trim())
  const hash = createHash('sha512').update(await readFile(tarball))
  if (`sha512-${hash.digest('base64')}` !== integrity) throw new Error(`${pack} is another file`)
  run('tar', '-xzf', tarball, 'package/bin/chromium.br')
  const compressed = path.join(folder, 'package/bin/chromium.br')
  const unpacked = `${chromium109}.part`
  await writeFile(unpacked, await promisify(brotliDecompress)(await readFile(compressed)))
  await chmod(unpacked, 0o755)
  await rename(unpacked, chromium109)
  await Promise.all([rm(tarball), rm(path.join(folder, 'package'), { recursive: true })])
}
