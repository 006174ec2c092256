import { spawn } from 'node:child_process'
import path from 'node:path'

/** Where the built site lies: plain files for any static host. */
export function outputDirectory(root: string): string {
  return path.join(root, 'build', 'client')
}

/**
 * Builds and prerenders the site in a process of its own.
 *
 * @param settings environment variables on top of the present ones
 * @throws Error when the build fails; it has printed why
 */
export function buildSite(root: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const cli = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.js')
  const build = spawn(process.execPath, [cli, 'build'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    build.once('error', reject)
    build.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build ended with code ${code}`)),
    )
  })
}
