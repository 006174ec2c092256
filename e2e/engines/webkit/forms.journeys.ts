import { company } from '#content/company.ts'
import { formCases } from '../../forms.ts'
import { pagePath, words } from '../../site.ts'
import { expect, journey, type Visitor } from './journey.ts'

const { typed, params } = formCases.contact

const form = 'form[data-form=contact]'

journey('an empty form marks its three fields and sends nothing', async (visit) => {
  const { visitor, inbox, locale } = visit
  await visitor.visit(pagePath(locale, 'contactUs'))
  await visitor.click(`${form} button`, words[locale]['contact.form.send'])
  await expect.poll(() => visitor.texts(`${form} [aria-invalid=true]`)).toHaveLength(3)
  await visitor.expectText(`${form} [role=status]`, words[locale]['form.your.message'])
  expect(inbox.requests).toBe(0)
})

journey('a message outlives a reload and a failure, and arrives once', async (visit) => {
  const { visitor, inbox, locale } = visit
  const text = words[locale]
  const send = () => visitor.click(`${form} button`, text['contact.form.send'])
  await visitor.visit(pagePath(locale, 'contactUs'))
  for (const [name, value] of Object.entries(typed)) {
    await visitor.type(value, `${form} [name=${name}]`)
  }
  await expectFields(visitor, typed)
  await visitor.reloadApp()
  await expectFields(visitor, typed)

  inbox.answer = 500
  await send()
  await visitor.expectText('[data-outcome]', text['send.failure.title'])
  await visitor.expectText(`${form} [role=status]`, company.email)
  await visitor.click('[data-outcome] button', text['send.agree'])
  await expectFields(visitor, typed)

  inbox.answer = 'ok'
  await send()
  await visitor.expectText('[data-outcome]', text['send.success.title'])
  await visitor.expectText(`${form} [role=status]`, text['send.status.success'])
  await expectFields(visitor, { name: '', email: '', message: '' })
  expect(inbox.messages.map(({ template_params }) => template_params)).toEqual([params])
})

async function expectFields(visitor: Visitor, values: typeof typed) {
  const fields = () =>
    visitor.evaluate((css) => {
      const { elements } = document.querySelector(css) as HTMLFormElement
      return Object.fromEntries(
        [...elements].flatMap((field) =>
          field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
            ? [[field.name, field.value]]
            : [],
        ),
      )
    }, form)
  await expect.poll(fields).toEqual(values)
}
