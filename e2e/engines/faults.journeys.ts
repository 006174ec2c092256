import type { PageKey } from '#app/i18n/paths.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import { faqs } from '#content/faqs.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import { loadedFiles, readCopies } from '../offline-cache.ts'
import { pagePath, words } from '../site.ts'
import { installTranslator } from '../translator.ts'
import { Form } from './form.ts'
import { expect, journey } from './journey.ts'

journey(
  'a translated page goes on saying what it should',
  async ({ visitor, locale }) => {
    const text = words[locale]
    const answer = () => visitor.evaluate(() => Reflect.get(window, 'answer')())
    /** Each text of these elements is the translation of what is there now. */
    const expectTranslated = async (css: string, texts: readonly string[]) => {
      const shown = () => answer().then(() => visitor.texts(css))
      await expect.poll(shown, css).toEqual(texts.map((one) => `⟦${one}⟧`))
    }
    const titles = (page: number) =>
      projects.slice((page - 1) * 8, page * 8).map(({ title }) => title[locale])
    await visitor.visit(pagePath(locale, 'projects'))
    await visitor.evaluate(installTranslator, 'translate')
    await visitor.evaluate(() => dispatchEvent(new Event('translate')))
    await expectTranslated('main li h2', titles(1))
    const pager = `nav[aria-label="${text['pager.label']}"] a`
    await visitor.click(pager, text['pager.next'])
    await expectTranslated('main li h2', titles(2))
    await visitor.back()
    await expectTranslated('main li h2', titles(1))
    await visitor.click('footer a', pages.faqs.name[locale])
    await expectTranslated('h1', [pages.faqs.heading[locale]])
    await visitor.click('main summary', faqs[0].question[locale])
    await visitor.expectText('details[open]', faqs[0].answer[locale])
    const form = new Form(visitor, 'inquiry', locale)
    await form.send()
    await visitor.expectText(`${form.css} [role=status]`, text['form.your.question'])
    await form.fill()
    await form.send()
    await expect.poll(() => answer().then(() => visitor.texts('h1'))).toHaveLength(1)
    await form.expectSent()
    // React says that it has rendered anew a form translated before it was hydrated.
  },
  { allowed: /#418/, inTurns: true },
)

journey(
  'pages whose scripts are refused say all, with a way to write',
  async ({ visitor, badHost, locale }) => {
    badHost.does = 'refuse scripts'
    for (const key of ['contactUs', 'faqs', 'home'] as const) {
      await visitor.open(badHost.origin + pagePath(locale, key))
      await visitor.expectTexts('h1', [pages[key].heading[locale]])
      await visitor.expectTexts('form, [role=tab], [data-theme-switch]', [])
      await visitor.expectText(`main a[href="mailto:${company.email}"]`, company.email)
    }
    await visitor.click('footer a', pages.faqs.name[locale])
    await visitor.expectTexts('h1', [pages.faqs.heading[locale]])
    await visitor.click('main summary', faqs[0].question[locale])
    await visitor.expectText('details[open]', faqs[0].answer[locale])
  },
  { allowed: /Content.Security.Policy/i, inTurns: true },
)

journey(
  'without a network: visited pages, contact details, a form that waits',
  async ({ visitor, badHost, inbox, locale }) => {
    const address = (key: PageKey) => badHost.origin + pagePath(locale, key)
    const heading = (key: PageKey) => visitor.expectTexts('h1', [pages[key].heading[locale]])
    for (const key of ['contactUs', 'faqs'] as const) {
      await visitor.visit(address(key))
      const missing = async () => {
        const files = await visitor.evaluate(loadedFiles)
        const copies = (await visitor.evaluate(readCopies)).map(([file]) => file)
        const wanted = files.filter((file) => file.includes('/media/assets/'))
        return [pagePath(locale, key), ...wanted].filter((file) => !copies.includes(file))
      }
      await expect.poll(missing).toEqual([])
    }
    badHost.does = 'vanish'
    await visitor.reload()
    await heading('faqs')
    await visitor.open(address('milestone'))
    await visitor.expectText(`section[lang=${locale}] a`, company.email)
    await visitor.click(`section[lang=${locale}] a`, pages.contactUs.name[locale])
    await heading('contactUs')
    await visitor.expectText('main', branches[0].phone)
    await visitor.hydrated()
    const form = new Form(visitor, 'contact', locale)
    await form.fill()
    await form.send()
    await visitor.expectText(`${form.css} [role=status]`, company.email)
    await form.expectTyped()
    expect(inbox.requests).toBe(0)
    badHost.does = 'answer'
    // A press while the first one is still being answered does nothing; one after the answer finds an empty form.
    await expect(async () => {
      if (inbox.messages.length === 0) await form.send()
      await expect.poll(() => inbox.messages.length, { timeout: 5_000 }).toBe(1)
    }).toPass()
    await form.expectSent()
  },
  { allowed: /./, inTurns: true },
)
