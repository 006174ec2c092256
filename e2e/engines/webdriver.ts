import type { Browser, Key, Size } from './visitor.ts'

type Problem = Readonly<{ error?: string; message?: string }>

/** Keys as WebDriver writes them. */
const keys: Readonly<Record<Key, string>> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Escape: '\ue00c',
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
}

/** The actions of pressed keys and of a click, as both protocols have them. */
export const actions = {
  keys: (pressed: readonly string[]) => ({
    type: 'key',
    id: 'keyboard',
    actions: pressed.flatMap((key) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key as Key] ?? key })),
    ),
  }),
  click: (x: number, y: number) => ({
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', origin: 'viewport', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }),
}

/** A new browser behind a driver that speaks https://www.w3.org/TR/webdriver2/. */
export async function startSession(driver: string, capabilities: object): Promise<Browser> {
  const body = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await request<{ sessionId: string }>('POST', `${driver}/session`, body)
  const session = `${driver}/session/${sessionId}`
  const send = (command: string, values: object) =>
    request<unknown>('POST', `${session}/${command}`, values)
  const act = (source: object) => send('actions', { actions: [source] })
  return {
    open: (url) => send('url', { url }),
    reload: () => send('refresh', {}),
    run: (expression) =>
      send('execute/async', {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done)`,
        args: [],
      }),
    press: (pressed) => act(actions.keys(pressed)),
    clickAt: (x, y) => act(actions.click(x, y)),
    resize: (size: Size) => send('window/rect', size),
    complaints: [],
    close: () => request('DELETE', session),
  }
}

async function request<Result>(method: string, address: string, body?: object): Promise<Result> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Result & Problem }
  if (!response.ok) throw new Error(`${address}: ${value.error} ${value.message}`)
  return value
}
