import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withPolicy } from '#tools/build/content-security-policy.ts'
import type { Inbox } from '../tools/serve/inbox.ts'
import { createSiteServer, listen } from '../tools/serve/site-server.ts'
import { base } from './site.ts'

export type Publisher = Readonly<{
  origin: string
  publish: (which: 'old' | 'new') => void
  /** From now on the server answers badly where an address matches, or, being `gone`, not at all. */
  startFault: (addresses: RegExp, symptom: Symptom) => void
  /** From now on this file, whichever site is published, has another text. */
  replace: (file: string, text: string) => void
  /** Removes all faults and serves the old site. */
  reset: () => void
}>

type Symptom = 'gone' | 'html' | 500

/** @returns also what ends it */
export async function startPublisher(
  output: string,
  inbox: Inbox,
): Promise<[publisher: Publisher, stop: () => Promise<void>]> {
  const copy = await mkdtemp(path.join(tmpdir(), 'new-deployment-'))
  await copyUnderNewNames(output, copy)
  const servers = {
    old: createSiteServer(output, inbox, base),
    new: createSiteServer(copy, inbox, base),
  }
  let current: Server = servers.old
  let faults: Fault[] = []
  const texts = new Map<string, string>()
  const server = createServer((request, response) => {
    const fault = faults.find(({ addresses }) => addresses.test(request.url ?? ''))
    const text = texts.get(request.url ?? '')
    if (fault) answerBadly(fault, request, response)
    else if (text !== undefined) answer(response, request.url ?? '', text)
    else current.emit('request', request, response)
  })
  const publisher: Publisher = {
    origin: `http://localhost:${await listen(server, 0)}`,
    publish: (which) => {
      current = servers[which]
    },
    startFault: (addresses, symptom) => {
      faults.push({ addresses, symptom })
    },
    replace: (file, text) => {
      texts.set(base + file, text)
    },
    reset: () => {
      faults = []
      texts.clear()
      current = servers.old
    },
  }
  return [
    publisher,
    async () => {
      server.closeAllConnections()
      server.close()
      await rm(copy, { recursive: true })
    },
  ]
}

function answer(response: ServerResponse, address: string, text: string) {
  const type = address.endsWith('.js') ? 'text/javascript' : 'text/html'
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(text)
}

type Fault = Readonly<{ addresses: RegExp; symptom: Symptom }>

function answerBadly({ symptom }: Fault, request: IncomingMessage, response: ServerResponse) {
  if (symptom === 'gone') {
    request.socket.destroy()
    return
  }
  const status = symptom === 'html' ? 200 : symptom
  const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }
  response.writeHead(status, headers).end('<!doctype html><title>Bad</title><h1>Sign in</h1>')
}

/** A copy of the site as its next build would leave it: every hashed file has another name. */
async function copyUnderNewNames(output: string, target: string) {
  await cp(output, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const assets = path.join(target, 'media', 'assets')
  const newNames = new Map<string, string>()
  for (const name of await readdir(assets)) {
    const newName = name.replace(/(?=\.\w+$)/, 'n')
    newNames.set(name, newName)
    await rename(path.join(assets, name), path.join(assets, newName))
  }
  const files = await readdir(target, { recursive: true })
  for (const file of files.filter((name) => /\.(html|js|css|json)$/.test(name))) {
    const address = path.join(target, file)
    const text = await readFile(address, 'utf8')
    await writeFile(
      address,
      text.replace(/[\w.-]+\.\w+/g, (name) => newNames.get(name) ?? name),
    )
  }
  for (const file of files.filter((name) => /(^|\/)(index|404)\.html$/.test(name))) {
    const address = path.join(target, file)
    const html = await readFile(address, 'utf8')
    await writeFile(address, withPolicy(html, { connectOrigins: [] }))
  }
}
