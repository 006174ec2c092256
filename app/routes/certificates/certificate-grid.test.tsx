import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import en from '#app/i18n/messages/en.ts'
import { certificatesView } from '#app/loaders/certificates.server.ts'
import { CertificateList } from './certificate-list.tsx'
import '#app/styles/global.css'

it('lays its sheets on the columns of the page, on the widest screen too', async () => {
  await page.viewport(1920, 900)
  const { certificates } = certificatesView('en')
  const screen = await render(
    <IntlProvider locale="en" messages={en}>
      <p data-wrap="">{'The page’s column'}</p>
      <CertificateList certificates={certificates} isSample />
    </IntlProvider>,
  )
  const column = screen.getByText('The page’s column').element()
  const { paddingInlineStart } = getComputedStyle(column)
  const start = column.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart)
  const [list] = screen.getByRole('list').elements()
  expect(list?.getBoundingClientRect().left).toBeCloseTo(start, 0)
})
