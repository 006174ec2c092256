import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '#app/i18n/messages/en.ts'
import { LocalTime } from './local-time.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

it('has one timer for all clocks, and none once they are gone', async () => {
  const start = vi.spyOn(globalThis, 'setInterval')
  const end = vi.spyOn(globalThis, 'clearInterval')
  const ours = () => start.mock.calls.filter(([, time]) => time === 5000)
  const screen = await render(
    <IntlProvider locale="en" messages={messages}>
      <LocalTime timeZone="Asia/Riyadh" />
      <LocalTime timeZone="Africa/Cairo" />
    </IntlProvider>,
  )
  await expect.poll(() => screen.getByText(/^UTC/).elements()).toHaveLength(2)
  expect(ours()).toHaveLength(1)
  const index = start.mock.calls.findIndex(([, time]) => time === 5000)
  await screen.unmount()
  expect(end).toHaveBeenCalledWith(start.mock.results[index]?.value)
})
