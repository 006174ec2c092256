import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export function outputDirectory(root: string): string {
  return path.join(root, 'build', 'client')
}

/** In a process of its own, which says what is wrong; where that fails, this one ends with its code. */
export async function runReactRouter(
  root: string,
  command: 'build' | 'dev',
  settings: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Promise<void> {
  const cli = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.js')
  const run = spawn(process.execPath, [cli, command, ...options], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  })
  const [code] = await once(run, 'exit')
  if (code) process.exit(code)
}
