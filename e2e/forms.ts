import type { Page } from '@playwright/test'
import type { FieldName, FormName } from '#app/forms/forms.ts'
import { localeKeys } from '#app/i18n/locales.ts'
import type en from '#app/i18n/messages/en.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { company } from '#content/company.ts'
import { newsletter } from '#content/newsletter.ts'
import type { Locale } from '#content/types.ts'
import type { Inbox } from '../tools/serve/inbox.ts'
import { expect, open, test } from './fixtures.ts'
import { phone } from './page-actions.ts'
import { pagePath, words } from './site.ts'

type Typed = Readonly<Partial<Record<FieldName, string>>>

type FormCase = Readonly<{
  /** The page it is tried on. */
  page: PageKey
  typed: Typed
  template: 'contact' | 'inbox'
  params: Readonly<Record<string, string>>
  label: (locale: Locale) => string
  button: (locale: Locale) => string
}>

const text = 'نودّ معرفة المزيد.\nHow long does a first project take? <b>Thank you</b>'

/** What a visitor types, and what the inbox has to receive. */
export const formCases: Readonly<Record<FormName, FormCase>> = {
  contact: {
    page: 'contactUs',
    typed: { name: 'Layla Haddad', email: 'layla@example', message: text },
    template: 'contact',
    params: { from_name: 'Layla Haddad', from_email: 'layla@example', message: text },
    label: (locale) => words[locale]['contact.form.heading'],
    button: (locale) => words[locale]['contact.form.send'],
  },
  newsletter: {
    page: 'contactUs',
    typed: { email: 'layla@example' },
    template: 'inbox',
    params: { from_email: 'layla@example', from_question: '' },
    label: (locale) => newsletter.heading[locale],
    button: (locale) => newsletter.label[locale],
  },
  inquiry: {
    page: 'faqs',
    typed: { question: text },
    template: 'inbox',
    params: { from_email: '', from_question: text },
    label: (locale) => words[locale]['inquiry.form.heading'],
    button: (locale) => words[locale]['inquiry.form.send'],
  },
}

export const formNames = Object.keys(formCases) as readonly FormName[]

export class FormOnPage {
  readonly page: Page
  readonly name: FormName
  readonly locale: Locale
  readonly case: FormCase

  constructor(page: Page, name: FormName, locale: Locale) {
    this.page = page
    this.name = name
    this.locale = locale
    this.case = formCases[name]
  }

  get address() {
    return pagePath(this.locale, this.case.page)
  }

  get form() {
    return this.page.getByRole('form', { name: this.case.label(this.locale), exact: true })
  }

  get send() {
    return this.form.getByRole('button', { name: this.case.button(this.locale) })
  }

  get sending() {
    return this.form.locator('button[data-busy]').getByText(words[this.locale]['form.sending'])
  }

  get popup() {
    return this.page.locator('[data-outcome=success], [data-outcome=failure]')
  }

  field(name: FieldName) {
    return this.form.getByRole('textbox', { name: words[this.locale][`form.field.${name}`] })
  }

  async open() {
    await this.page.clock.install()
    await open(this.page, this.address)
    await this.form.scrollIntoViewIfNeeded()
  }

  async fill(typed: Typed = this.case.typed) {
    for (const [name, value] of Object.entries(typed)) {
      await this.field(name as FieldName).fill(value)
    }
  }

  async clickTwentyTimes() {
    await this.send.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 20; click += 1) button.click()
    })
  }

  async expectTyped(typed: Typed = this.case.typed) {
    for (const [name, value] of Object.entries(typed)) {
      await expect(this.field(name as FieldName)).toHaveValue(value)
    }
  }

  async expectCleared() {
    for (const name of Object.keys(this.case.typed)) {
      await expect(this.field(name as FieldName)).toHaveValue('')
    }
  }

  /** Expects a visible line of the form, by its message. */
  async expectStatus(id: keyof typeof en) {
    const line = words[this.locale][id].replace('{email}', company.email)
    await expect(this.form.getByRole('status').getByText(line)).toBeVisible()
  }

  /** The form says that sending failed and where to write, and nothing is lost. */
  async expectFailure() {
    await this.expectStatus('send.status.failed')
    await this.expectMailLink()
    await this.expectTyped()
  }

  async expectPopup(outcome: 'success' | 'failure') {
    const lines = words[this.locale]
    await expect(this.popup).toContainText(lines[`send.${outcome}.title`])
    if (outcome === 'success') await expect(this.popup).toContainText(lines['send.success.text'])
    await this.popup.getByRole('button', { name: lines['send.agree'] }).click()
    await expect(this.popup).toHaveCount(0)
  }

  /** One press sends it. */
  async expectSends(inbox: Inbox, copies = 1) {
    await this.send.click()
    await this.expectArrived(inbox, copies)
  }

  /** What was typed has arrived, and the form says so. */
  async expectArrived(inbox: Inbox, copies = 1) {
    await this.expectStatus(`${this.name}.form.sent`)
    await this.expectCleared()
    this.expectDelivered(inbox, copies)
  }

  /** The mail address, with the visitor's text in its link. */
  async expectMailLink() {
    const href = await this.form.getByRole('link', { name: company.email }).getAttribute('href')
    const link = new URL(href ?? '')
    expect(link.pathname).toBe(company.email)
    for (const value of Object.values(this.case.typed)) {
      expect(link.searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(value)
    }
  }

  /**
   * Exactly one message, as specified.
   * @param copies 2 where the visitor sent again what had arrived without an answer
   */
  expectDelivered(inbox: Inbox, copies = 1) {
    const message = {
      lib_version: '4.4.1',
      user_id: 'embedded-user',
      service_id: 'embedded-service',
      template_id: this.case.template,
      template_params: this.case.params,
    }
    expect(inbox.messages).toEqual(Array.from({ length: copies }, () => message))
  }
}

type FormVisit = Readonly<{ page: Page; inbox: Inbox; form: FormOnPage; locale: Locale }>

const screens = { 'a desktop': { width: 1280, height: 800 }, 'a phone': phone } as const

/** Tests of forms, all of which are one component: forms, languages and screens take turns. */
export function testsOfForms() {
  let turn = 0
  return (title: string, check: (visit: FormVisit) => Promise<void>) => {
    const name = formNames[turn % formNames.length] ?? 'contact'
    const locale = localeKeys[turn % localeKeys.length] ?? 'en'
    const screen = Math.floor(turn / 2) % 2 === 0 ? 'a desktop' : 'a phone'
    turn += 1
    test(`the ${name} form in ${locale} on ${screen} ${title}`, async ({ page, inbox }) => {
      await page.setViewportSize(screens[screen])
      await check({ page, inbox, form: new FormOnPage(page, name, locale), locale })
    })
  }
}
