import '#app/styles/global.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { pagePath } from '#app/i18n/paths.ts'
import { certificatesView } from '#app/loaders/certificates.server.ts'
import { CertificateList } from './certificate-list.tsx'

/** The build compiles messages, so that tests cannot search the page for them. */
const mark = 'نموذج توضيحي'

/** Renders one certificate; `open` shows it large. */
async function renderOne(isSample: boolean, more: object = {}) {
  const [first] = certificatesView('ar').certificates
  if (!first) throw new Error('no certificate')
  const certificate = { ...first, ...more }
  const list = <CertificateList certificates={[certificate]} isSample={isSample} />
  const { screen } = await renderAt(pagePath('ar', 'certificates'), list)
  const open = async () => {
    const button = screen.getByRole('button', { name: certificate.title }).element()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const dialog = screen.getByRole('dialog', { name: certificate.title })
    await expect.element(dialog).toBeVisible()
    return dialog
  }
  return { screen, certificate, card: screen.getByRole('listitem'), open }
}

it.each([true, false])('says on card and open sheet that it is a sample: %s', async (isSample) => {
  const { card, open } = await renderOne(isSample)
  const dialog = await open()
  for (const place of [card, dialog])
    expect(place.getByText(mark, { exact: true }).elements()).toHaveLength(isSample ? 1 : 0)
})

it('has its focus ring inside, as cards touch each other and the window', async () => {
  const { screen, certificate } = await renderOne(true)
  const button = screen.getByRole('button', { name: certificate.title }).element()
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  const { outlineOffset, outlineWidth } = getComputedStyle(button, '::after')
  expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0)
})

it.each([1366, 1920])(
  'lays its sheets on the columns of the page, at %i px',
  async (inlineSize) => {
    await page.viewport(inlineSize, 900)
    const { screen } = await renderAt(
      '/certificates',
      // As beside a scroll bar.
      <div style={{ inlineSize: 'calc(100% - 15px)' }}>
        <p data-wrap="">{'The page’s column'}</p>
        <CertificateList certificates={certificatesView('en').certificates} isSample />
      </div>,
    )
    const column = screen.getByText('The page’s column').element()
    const { paddingInlineStart } = getComputedStyle(column)
    const start = column.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart)
    const [list] = screen.getByRole('list').elements()
    expect(list?.getBoundingClientRect().left).toBeCloseTo(start, 0)
  },
)

it('shows a scan as a picture in its own shape on card and in dialog, and mirrors it nowhere', async () => {
  // An upright drawing in place of the files of a scan.
  const drawn =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1811"/>'
  const scan = {
    ...{ alt: 'A sheet', width: 1280, height: 1811, placeholder: drawn, src: drawn },
    sources: [{ type: 'image/avif', srcSet: `${drawn} 1280w` }],
  }
  const { screen, open } = await renderOne(false, { sheet: undefined, scan })
  await open()
  expect(screen.container.querySelectorAll('[type="image/avif"]')).toHaveLength(2)
  const shown = screen.container.querySelectorAll('[role=img] picture img')
  expect(shown).toHaveLength(2)
  for (const image of shown) {
    const { width, height } = image.getBoundingClientRect()
    expect(height / width).toBeCloseTo(scan.height / scan.width, 1)
    expect(getComputedStyle(image).transform).toBe('none')
  }
})
