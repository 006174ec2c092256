import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { certificatesView } from '#app/loaders/certificates.server.ts'
import type { Locale } from '#content/types.ts'
import { CertificateList } from './certificate-list.tsx'

const messages = { en, ar }

/** The build compiles messages, so that tests cannot search the page for them. */
const mark = { en: 'Sample certificate', ar: 'نموذج توضيحي' }

/** Renders one certificate; `open` shows it large. */
async function renderOne(locale: Locale, isSample: boolean) {
  const certificates = certificatesView(locale).certificates.slice(0, 1)
  const name = certificates[0]?.title ?? ''
  const screen = await render(
    <IntlProvider locale={locale} messages={messages[locale]}>
      <div dir={locales[locale].dir}>
        <CertificateList certificates={certificates} isSample={isSample} />
      </div>
    </IntlProvider>,
  )
  const open = async () => {
    await screen.getByRole('button', { name }).click()
    const dialog = screen.getByRole('dialog', { name })
    await expect.element(dialog).toBeVisible()
    return dialog
  }
  return {
    certificate: certificates[0],
    card: screen.getByRole('listitem'),
    open,
    words: mark[locale],
  }
}

describe.each(localeKeys)('a certificate in %s', (locale) => {
  it('says on its card and on the open sheet that it is a sample', async () => {
    const { card, open, words } = await renderOne(locale, true)
    await expect.element(card.getByText(words, { exact: true })).toBeVisible()
    const dialog = await open()
    await expect.element(dialog.getByText(words, { exact: true })).toBeVisible()
  })

  it('tells the number and the last day', async () => {
    const { card, certificate } = await renderOne(locale, true)
    await expect.element(card.getByText(certificate?.number ?? '')).toBeVisible()
    await expect.element(card.getByText(certificate?.validUntil ?? '')).toBeVisible()
  })

  it('does not say so once the content is real', async () => {
    const { card, open, words } = await renderOne(locale, false)
    await expect.element(card).toBeVisible()
    expect(card.getByText(words).elements()).toHaveLength(0)
    const dialog = await open()
    expect(dialog.getByText(words).elements()).toHaveLength(0)
  })
})
