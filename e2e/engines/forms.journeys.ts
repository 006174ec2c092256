import { company } from '#content/company.ts'
import { faqs } from '#content/faqs.ts'
import { pagePath, words } from '../site.ts'
import { Form } from './form.ts'
import { expect, journey } from './journey.ts'

journey(
  'a message: checked, kept over a reload and a failure, sent once',
  async (visit) => {
    const { visitor, inbox, locale } = visit
    const text = words[locale]
    const form = new Form(visitor, 'contact', locale)
    await visitor.visit(pagePath(locale, 'contactUs'))
    await form.send()
    await expect.poll(() => visitor.texts(`${form.css} [aria-invalid=true]`)).toHaveLength(3)
    await visitor.expectText(`${form.css} [role=status]`, text['form.your.message'])
    expect(inbox.requests).toBe(0)
    await form.fill()
    await visitor.expectTexts(`${form.css} [aria-invalid=true]`, [])
    await visitor.reload()
    await form.expectTyped()

    inbox.answer = 500
    await form.send()
    await visitor.expectText('[data-outcome]', text['send.failure.title'])
    await visitor.expectText(`${form.css} [role=status]`, company.email)
    await visitor.click('[data-outcome] button', text['send.agree'])
    await form.expectTyped()

    inbox.answer = 'ok'
    await form.send()
    await form.expectSent()
    await visitor.expectText('[data-outcome]', text['send.success.title'])
    expect(inbox.messages.map(({ template_params }) => template_params)).toEqual([form.case.params])
  },
  { allowed: /status of 500|message was not sent/ },
)

journey(
  'one question open at a time; the inquiry and the newsletter arrive',
  async (visit) => {
    const { visitor, inbox, locale } = visit
    await visitor.visit(pagePath(locale, 'faqs'))
    for (const { question } of faqs) {
      await visitor.click('main summary', question[locale])
      await visitor.expectTexts('details[open] summary', [question[locale]])
    }
    await visitor.click('details[open] summary')
    await visitor.expectTexts('details[open] summary', [])
    const inquiry = new Form(visitor, 'inquiry', locale)
    await inquiry.fill()
    await inquiry.send()
    await inquiry.expectSent()
    await visitor.visit(pagePath(locale, 'aboutUs'))
    const newsletter = new Form(visitor, 'newsletter', locale)
    await newsletter.fill()
    await newsletter.send()
    await newsletter.expectSent()
    const sent = [inquiry, newsletter].map((form) => form.case.params)
    expect(inbox.messages.map(({ template_params }) => template_params)).toEqual(sent)
  },
  { inTurns: true },
)
