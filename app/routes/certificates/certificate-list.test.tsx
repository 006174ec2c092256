import '#app/styles/global.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { localeKeys } from '#app/i18n/locales.ts'
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

it('a certificate says on its card and on the open sheet that it is a sample', async () => {
  const { card, certificate, open } = await renderOne(true)
  for (const text of [mark, certificate.number, certificate.validUntil])
    await expect.element(card.getByText(text)).toBeVisible()
  const opener = card.getByRole('button', { name: certificate.title })
  await expect.element(card.getByRole('img', { name: certificate.alt })).toBeVisible()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  const dialog = await open()
  // A trial click fails on what something else covers, such as the mirrored drawing.
  await dialog.getByText(mark, { exact: true }).click({ trial: true })
  const expanded = () => card.element().querySelector('button')?.getAttribute('aria-expanded')
  expect(expanded()).toBe('true')
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
})

it('a certificate does not say so once the content is real', async () => {
  const { card, open } = await renderOne(false)
  await expect.element(card).toBeVisible()
  expect(card.getByText(mark).elements()).toHaveLength(0)
  const dialog = await open()
  expect(dialog.getByText(mark).elements()).toHaveLength(0)
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

it.each(localeKeys)(
  'has cards of one height and titles on one line, two to a row, in %s',
  async (locale) => {
    await page.viewport(1440, 900)
    const { certificates } = certificatesView(locale)
    const { screen } = await renderAt(
      pagePath(locale, 'certificates'),
      <CertificateList certificates={certificates} isSample />,
    )
    const boxes = (role: 'listitem' | 'heading') =>
      screen
        .getByRole(role)
        .elements()
        .map((element) => element.getBoundingClientRect())
    const pairs = Math.ceil(certificates.length / 2)
    for (const role of ['listitem', 'heading'] as const) {
      const tops = boxes(role).map(({ top }) => top)
      expect(tops).toEqual(tops.map((_, place) => tops[place - (place % 2)]))
      expect(new Set(tops).size).toBe(pairs)
    }
    expect(new Set(boxes('listitem').map(({ height }) => height)).size).toBe(1)
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
