import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const parts = ['app', 'content', 'public', 'tools']
const files = ['package.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json']

export class ProjectCopy {
  readonly directory: string

  constructor() {
    this.directory = mkdtempSync(path.join(tmpdir(), 'minwal-'))
    for (const part of [...parts, ...files]) {
      cpSync(path.join(root, part), path.join(this.directory, part), { recursive: true })
    }
    symlinkSync(
      path.join(root, 'node_modules'),
      path.join(this.directory, 'node_modules'),
      'junction',
    )
  }

  build(): Readonly<{ status: number | null; output: string }> {
    const cli = path.join(root, 'node_modules/@react-router/dev/bin.js')
    // Required where the company is no sample; the owner's `.env` is not copied.
    const settings = { VITE_SITE_URL: 'https://www.company.example' }
    const env = { ...process.env, ...settings, VITEST: '', NODE_ENV: 'production' }
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], {
      cwd: this.directory,
      env,
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }

  remove(): void {
    rmSync(this.directory, { recursive: true })
  }
}
