import { expect } from '@playwright/test'
import type { FormName } from '#app/forms/forms.ts'
import type { Locale } from '#content/types.ts'
import { formCases } from '../forms.ts'
import { words } from '../site.ts'
import type { Visitor } from './visitor.ts'

/** A form of the open page. */
export class Form {
  readonly css: string
  readonly case: (typeof formCases)[FormName]
  readonly #visitor: Visitor
  readonly #name: FormName
  readonly #locale: Locale

  constructor(visitor: Visitor, name: FormName, locale: Locale) {
    this.css = `form[data-form=${name}]`
    this.case = formCases[name]
    this.#visitor = visitor
    this.#name = name
    this.#locale = locale
  }

  async fill() {
    for (const [name, value] of Object.entries(this.case.typed)) {
      await this.#visitor.fill(value, `${this.css} [name=${name}]`)
    }
    await this.expectTyped()
  }

  send() {
    return this.#visitor.click(`${this.css} button`, this.case.button(this.#locale))
  }

  async expectTyped(typed = this.case.typed) {
    const values = () =>
      this.#visitor.evaluate(
        (css, names) => {
          const fields = document.querySelector<HTMLFormElement>(css)?.elements
          return Object.fromEntries(
            names.map((name) => [name, (fields?.namedItem(name) as HTMLInputElement)?.value]),
          )
        },
        this.css,
        Object.keys(typed),
      )
    await expect.poll(values).toEqual(typed)
  }

  /** The form says so, and is empty. */
  async expectSent() {
    const line = words[this.#locale][`${this.#name}.form.sent`]
    await this.#visitor.expectText(`${this.css} [role=status]`, line)
    await this.expectTyped(
      Object.fromEntries(Object.keys(this.case.typed).map((name) => [name, ''])),
    )
  }
}
