import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sendPath } from './inbox.ts'
import { freePort } from './site-server.ts'

const shipped = path.resolve(import.meta.dirname, '../../deploy/nginx')

/** Distributions install nginx in folders that are often not in a user's search path. */
const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

export function findNginx(): string | undefined {
  return places.find((place) => {
    try {
      execFileSync(place, ['-v'], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
}

/** As Debian installs the module. */
export function hasBrotli(): boolean {
  return existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')
}

export type RunningNginx = Readonly<{ origin: string; stop: () => Promise<void> }>

/** Changes only port, folder and, without its module, the brotli line of the shipped files. */
export async function startNginx(directory: string, inboxPort: number): Promise<RunningNginx> {
  const nginx = findNginx()
  if (!nginx) throw new Error('There is no nginx')
  const folder = await mkdtemp(path.join(tmpdir(), 'minwal-nginx-'))
  const port = await freePort()
  await writeConfiguration(folder, { directory, port, inboxPort })
  const globals = `daemon off; pid ${folder}/nginx.pid;`
  const args = ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`, '-g', globals]
  const server = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await listening(server, port)
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      // Ctrl-C may have ended nginx already.
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      await rm(folder, { recursive: true })
    },
  }
}

type Machine = Readonly<{ directory: string; port: number; inboxPort: number }>

async function writeConfiguration(folder: string, machine: Machine): Promise<void> {
  await cp(shipped, folder, { recursive: true })
  const file = path.join(folder, 'nginx.conf')
  const replacements: readonly (readonly [RegExp, string])[] = [
    [
      /listen 80 default_server;\n\s*listen \[::\]:80 default_server;/,
      `listen 127.0.0.1:${machine.port} default_server;`,
    ],
    [/root \/srv\/minwal;/, `root ${machine.directory};`],
    ...(hasBrotli() ? [] : [[/ *brotli_static on;\n/, ''] as const]),
  ]
  let text = await readFile(file, 'utf8')
  for (const [pattern, replacement] of replacements) {
    if (!pattern.test(text)) throw new Error(`nginx.conf: nothing reads ${pattern.source}`)
    text = text.replace(pattern, () => replacement)
  }
  await writeFile(file, text)
  // Where an owner may add files.
  await mkdir(path.join(folder, 'extra'))
  await writeFile(path.join(folder, 'extra/http.conf'), temporaryFolders(folder))
  await writeFile(path.join(folder, 'extra/server.conf'), inboxLocation(machine.inboxPort))
}

/** The default folders belong to another user. */
function temporaryFolders(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const lines = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`)
  return ['access_log off;', ...lines, ''].join('\n')
}

function inboxLocation(port: number): string {
  return `location = ${sendPath} {
  client_max_body_size 1m;
  client_body_buffer_size 1m;
  proxy_buffering off;
  proxy_read_timeout 300s;
  proxy_pass http://127.0.0.1:${port};
}
`
}

async function listening(server: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx ended with code ${server.exitCode}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
  }
}
