import { localeKeys } from '#app/i18n/locales.ts'
import { expect, hydrated, inMotion, resumePopupTimers, test } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { pagePath, words } from './site.ts'

test.use(inMotion)

for (const locale of localeKeys) {
  const text = words[locale]

  test(`a message in ${locale} arrives, exactly as specified`, async ({ page, inbox }) => {
    const form = new FormOnPage(page, 'contact', locale)
    await form.open()
    await form.fill()
    await form.send.click()
    await expect(form.popup).toContainText(text['send.success.title'])
    await expect(form.popup).toContainText(text['send.success.text'])
    await expect(form.popup.getByRole('button', { name: text['send.agree'] })).toBeVisible()
    await form.expectCleared()
    await form.expectStatus('send.status.success')
    form.expectDelivered(inbox)
    const clock = page.locator('[role=progressbar]')
    const times = await clock.evaluate((bar) =>
      bar.getAnimations().map(({ effect }) => effect?.getTiming().duration),
    )
    expect(times).toEqual([2000])
    await resumePopupTimers(page)
    await expect(form.popup).toHaveCount(0)
  })
}

test('the form writes its values to the console on each change', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.text())
  })
  const form = new FormOnPage(page, 'contact', 'en')
  await form.open()
  await form.field('name').pressSequentially('ab')
  await expect.poll(() => logged.at(-1)).toContain('ab')
  await form.field('name').pressSequentially('cd')
  await expect.poll(() => logged.slice(-2).join()).toMatch(/abc\b.*abcd\b/s)
})

test('the form after a click on the way here', async ({ page, inbox }) => {
  const form = new FormOnPage(page, 'contact', 'ar')
  await page.goto(pagePath('ar', 'faqs'))
  await hydrated(page)
  await page.getByRole('contentinfo').locator('[href$="/contact-us"]').click()
  await form.fill()
  await form.send.click()
  await form.expectPopup('success')
  form.expectDelivered(inbox)
})

test('two tabs are two forms', async ({ page, context, inbox }) => {
  const first = new FormOnPage(page, 'contact', 'en')
  await first.open()
  await first.fill()
  const second = new FormOnPage(await context.newPage(), 'contact', 'en')
  await second.open()
  await second.expectCleared()
  await second.fill({ ...second.case.typed, name: 'Omar' })
  await second.send.click()
  await second.expectPopup('success')
  await first.expectTyped()
  await first.send.click()
  await first.expectPopup('success')
  expect(inbox.messages.map(({ template_params }) => template_params.from_name)).toEqual([
    'Omar',
    'Layla Haddad',
  ])
})

test.describe('a tab copied with its draft', () => {
  test.use({ allowComplaints: /Failed to load resource|The message was not sent/ })

  test('has its text, and sends it on a press of its own', async ({ page, context, inbox }) => {
    const first = new FormOnPage(page, 'contact', 'en')
    inbox.answer = 'cut'
    await first.open()
    await first.fill()
    await first.send.click()
    await first.expectStatus('send.status.unknown')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => window.open(location.href)),
    ])
    const copy = new FormOnPage(tab, 'contact', 'en')
    await copy.expectTyped()
    await copy.expectStatus('send.status.unknown')
    await hydrated(tab)
    inbox.answer = 'ok'
    for (const form of [first, copy]) {
      await form.send.click()
      await form.expectStatus('send.status.success')
    }
    expect(inbox.requests).toBe(3)
    first.expectDelivered(inbox, first.case.params, 3)
  })
})

test.describe('without the settings of the service', () => {
  test.use({ allowComplaints: /The message was not sent/ })

  // The other two: app/forms/emailjs-client.test.ts.
  for (const [setting, complaint] of [
    ['embedded-service', 'The service ID is required'],
  ] as const) {
    test(`${complaint}, and the visitor gets the mail address`, async ({
      page,
      inbox,
      complaints,
    }) => {
      await page.route('**/media/assets/*.js', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(setting, '')
        await route.fulfill({ response, body })
      })
      const form = new FormOnPage(page, 'contact', 'en')
      await form.open()
      await form.fill()
      await form.send.click()
      await form.expectPopup('failure')
      await form.expectFailure()
      expect(complaints).toEqual([`The message was not sent: ${complaint}`])
      expect(inbox.requests).toBe(0)
    })
  }
})

test('what checks and sends comes only when a form is near', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const engine = () => asked.filter((path) => /form-checks-/.test(path))
  await page.goto(pagePath('en', 'home'))
  await hydrated(page)
  expect(engine()).toEqual([])
  await new FormOnPage(page, 'newsletter', 'en').field('email').scrollIntoViewIfNeeded()
  await expect.poll(engine).not.toEqual([])
})
