import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser } from './visitor.ts'
import { actions } from './webdriver.ts'

/** `FIREFOX_PATH`, or a Firefox on the search path. */
export function findFirefox(): string | undefined {
  const names = [process.env.FIREFOX_PATH ?? '', 'firefox-esr', 'firefox'].filter(Boolean)
  return names.find((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore', timeout: 30_000 })
      return true
    } catch {
      return false
    }
  })
}

/** Of a profile without requests to any server but this machine's. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

/** A new Firefox, driven by its own WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. */
export async function startFirefox(): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'minwal-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => {
    return `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`
  })
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(findFirefox() ?? 'firefox', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  // A worker that is stopped closes nothing.
  process.once('exit', () => firefox.kill())
  let origin = ''
  for await (const line of createInterface(firefox.stderr)) {
    origin = line.match(/WebDriver BiDi listening on (\S+)/)?.[1] ?? ''
    if (origin) break
  }
  firefox.stderr.resume()
  const { send, complaints } = await connect(`${origin}/session`)
  await send('session.new', { capabilities: {} })
  // In the first tab, the address bar has the focus.
  const { context } = await send('browsingContext.create', { type: 'tab' })
  await send('browsingContext.activate', { context })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const act = (source: object) => send('input.performActions', { context, actions: [source] })
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    run: async (expression) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value && JSON.parse(result.value)
    },
    press: (keys) => act(actions.keys(keys)),
    clickAt: (x, y) => act(actions.click(x, y)),
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    complaints,
    close: async () => {
      firefox.kill()
      await once(firefox, 'exit')
      await rm(profile, { recursive: true, force: true })
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the answers differ from command to command
type Result = any

/** In ms, of one command. */
const mostTime = 60_000

type Answer = Readonly<{ result?: Result; error?: string; message?: string }>

type Send = (method: string, params: object) => Promise<Result>

/** @returns sends a command and resolves to its result; what the page complains of */
async function connect(address: string): Promise<{ send: Send; complaints: string[] }> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const complaints: string[] = []
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, ...answer } = JSON.parse(data)
    if (id) waiting.get(id)?.(answer)
    if (method === 'log.entryAdded' && ['error', 'warn'].includes(params.level)) {
      complaints.push(params.text)
    }
  })
  const send: Send = async (method, params) => {
    const id = waiting.size + 1
    const answer = await new Promise<Answer>((resolve, reject) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
      const give = () => reject(new Error(`${method} ${JSON.stringify(params)}: no answer`))
      setTimeout(give, mostTime).unref()
    })
    if (answer.error) throw new Error(`${method}: ${answer.error} ${answer.message}`)
    return answer.result
  }
  return { send, complaints }
}
