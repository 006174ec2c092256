import { afterEach, expect, it, vi } from 'vitest'
import { renderAt } from '#app/components/render.fixture.tsx'
import { LocalTime } from './local-time.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

it('has one timer for all clocks, and none once they are gone', async () => {
  const start = vi.spyOn(globalThis, 'setInterval')
  const end = vi.spyOn(globalThis, 'clearInterval')
  const ours = () => start.mock.calls.filter(([, time]) => time === 5000)
  const { screen } = await renderAt(
    '/contact-us',
    <>
      <LocalTime timeZone="Asia/Riyadh" />
      <LocalTime timeZone="Africa/Cairo" />
    </>,
  )
  await expect.poll(() => screen.getByText(/^UTC/).elements()).toHaveLength(2)
  expect(ours()).toHaveLength(1)
  const index = start.mock.calls.findIndex(([, time]) => time === 5000)
  await screen.unmount()
  expect(end).toHaveBeenCalledWith(start.mock.results[index]?.value)
})
