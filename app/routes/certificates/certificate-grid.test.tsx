import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import ar from '#app/i18n/messages/ar.ts'
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

const click = new MouseEvent('click', { bubbles: true })

/** An upright drawing in place of the files of a scan. */
const drawn =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1811"/>'
const scan = {
  ...{ alt: 'A sheet', width: 1280, height: 1811, placeholder: drawn, src: drawn },
  sources: [{ type: 'image/avif', srcSet: `${drawn} 1280w` }],
}

it('shows a scan as a picture in its own shape on card and in dialog, and mirrors it nowhere', async () => {
  const [first] = certificatesView('ar').certificates
  if (!first) throw new Error('no certificate')
  const entry = { ...first, sheet: undefined, scan }
  const screen = await render(
    <IntlProvider locale="ar" messages={ar}>
      <div dir="rtl">
        <CertificateList certificates={[entry]} isSample={false} />
      </div>
    </IntlProvider>,
  )
  screen.getByRole('button', { name: entry.title }).element().dispatchEvent(click)
  await expect.element(screen.getByRole('dialog', { name: entry.title })).toBeVisible()
  expect(screen.container.querySelectorAll('[type="image/avif"]')).toHaveLength(2)
  const shown = screen.container.querySelectorAll('[role=img] picture img')
  expect(shown).toHaveLength(2)
  for (const image of shown) {
    const { width, height } = image.getBoundingClientRect()
    expect(height / width).toBeCloseTo(scan.height / scan.width, 1)
    expect(getComputedStyle(image).transform).toBe('none')
  }
})
