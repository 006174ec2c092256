import { afterAll, expect, it, vi } from 'vitest'
import { checkContentInDev } from './content-checks.ts'

vi.useFakeTimers()
afterAll(() => void vi.useRealTimers())

it.each([
  ['/site/content/projects.ts', 'ssr', [{ type: 'full-reload' }]],
  ['/site/app/i18n/messages/en.ts', 'client', []],
] as const)('leaves the router no route to update for %s in %s', (file, name, sent) => {
  const { left, invalidated, send } = save(file, name)
  expect(left).toEqual([])
  expect(invalidated).toEqual(['module of the file'])
  vi.advanceTimersByTime(50)
  expect(send.mock.calls).toEqual(sent.map((message) => [message]))
})

it('leaves code to the router', () => {
  expect(save('/site/app/routes/home/route.tsx', 'ssr')).toMatchObject({
    left: undefined,
    invalidated: [],
  })
})

function save(file: string, name: 'client' | 'ssr') {
  const invalidated: string[] = []
  const send = vi.fn()
  const moduleGraph = { invalidateModule: (module: string) => invalidated.push(module) }
  const server = { environments: { client: { hot: { send } } } }
  const hook = checkContentInDev().hotUpdate as unknown as { handler: (change: object) => unknown }
  const change = { file, modules: ['module of the file'], timestamp: 1, server }
  const left = hook.handler.call({ environment: { name, moduleGraph } }, change)
  return { left, invalidated, send }
}
