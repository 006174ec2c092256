import { messageForms } from '#app/forms/forms.ts'
import { localeKeys } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import { expect, hydrated, inMotion, resumePopupTimers, test } from './fixtures.ts'
import { FormOnPage, formCases } from './forms.ts'
import { pagePath, words } from './site.ts'

test.use(inMotion)

for (const locale of localeKeys) {
  const text = words[locale]

  test(`a message in ${locale} arrives, exactly as specified`, { tag: '@engines' }, async ({
    page,
    inbox,
  }) => {
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

test('Agree closes the pop-up, and holding it keeps it', async ({ page }) => {
  const form = new FormOnPage(page, 'contact', 'ar')
  await form.open()
  await form.fill()
  await form.send.click()
  const agree = form.popup.getByRole('button', { name: words.ar['send.agree'] })
  await agree.focus()
  await page.mouse.move(0, 0)
  await resumePopupTimers(page)
  // The clock is the animation of the thread at its foot: nothing in it runs any more.
  const running = () =>
    form.popup.evaluate((element) =>
      element
        .closest('.Toastify__toast')
        ?.getAnimations({ subtree: true })
        .map(({ playState }) => playState)
        .filter((state) => state !== 'finished'),
    )
  await expect.poll(running).toEqual(['paused'])
  await expect(form.popup).toBeVisible()
  await agree.press('Enter')
  await expect(form.popup).toHaveCount(0)
})

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

const visitor = { name: 'Layla Haddad', email: 'layla@example', message: 'Hello' }

const texts: readonly Readonly<{
  title: string
  given: Partial<typeof visitor>
  arrives?: Readonly<Record<string, string | RegExp>>
}>[] = [
  { title: 'an address without a top-level domain', given: { email: 'a@b' } },
  {
    title: 'an address with letters of its own',
    given: { email: 'x@münchen.de' },
    // Browsers differ: some write such a host in its transmission form.
    arrives: { from_email: /^x@(münchen|xn--mnchen-3ya)\.de$/ },
  },
  {
    title: 'line breaks in a name, which could end a header',
    given: { name: 'Layla\r\nBcc: all@example' },
    arrives: { from_name: /^Layla ?Bcc: all@example$/ },
  },
  {
    title: 'null bytes, halves of characters and marks that turn the line',
    given: { name: 'Lay\u0000la\u202e', message: 'a\u0000b \ud83d c\u200f د \u{1f600}' },
    arrives: { from_name: 'Layla', message: 'ab \ufffd c\u200f د \u{1f600}' },
  },
  {
    title: 'ten thousand characters',
    given: { message: 'سلام\n'.padEnd(messageForms.contact.message, 'منوال ').trimEnd() },
  },
]

test('takes whatever a visitor writes', async ({ page, inbox }) => {
  const form = new FormOnPage(page, 'contact', 'en')
  await form.open()
  for (const { title, given, arrives } of texts) {
    await test.step(title, async () => {
      inbox.reset()
      const { name, email, message } = { ...visitor, ...given }
      await form.fill({ name, email, message })
      await form.send.click()
      await expect.poll(() => inbox.messages.length).toBe(1)
      await form.expectCleared()
      const expected: Record<string, string | RegExp> = {
        from_name: name,
        from_email: email,
        message,
        ...arrives,
      }
      for (const [key, value] of Object.entries(expected)) {
        expect(inbox.messages[0]?.template_params[key]).toEqual(
          typeof value === 'string' ? value : expect.stringMatching(value),
        )
      }
    })
  }
})

test('says how much too long a text is, and cuts nothing off', async ({ page, inbox }) => {
  const form = new FormOnPage(page, 'contact', 'en')
  const message = '\u{1f600}'.repeat(messageForms.contact.message + 1)
  await form.open()
  await form.fill({ ...visitor, message })
  await form.send.click()
  await expect(form.form.getByRole('status')).toContainText(
    'Shorten your message: it has 10,001 characters, and at most 10,000 can be sent.',
  )
  await expect(form.field('message')).toHaveValue(message)
  await form.field('message').fill(message.slice(2))
  await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(0)
  expect(inbox.requests).toBe(0)
})

test('sends what the browser filled in without a word', async ({ page, inbox }) => {
  const form = new FormOnPage(page, 'contact', 'en')
  await form.open()
  for (const [name, value] of Object.entries(formCases.contact.typed)) {
    await form.form.locator(`[name=${name}]`).evaluate((field: HTMLInputElement, filled) => {
      field.value = filled
    }, value)
  }
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
  await second.fill({ ...visitor, name: 'Omar' })
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

test.describe('two forms on one page', () => {
  test('keep to themselves', async ({ page, inbox }) => {
    const contact = new FormOnPage(page, 'contact', 'en')
    const newsletter = new FormOnPage(page, 'newsletter', 'en')
    inbox.answer = 'hang'
    await contact.open()
    await contact.fill()
    await newsletter.fill()
    await newsletter.send.click()
    await expect(newsletter.sending).toBeVisible()
    await contact.send.click()
    await expect(contact.sending).toBeVisible()
    await expect.poll(() => inbox.messages.length).toBe(2)
    inbox.release()
    await newsletter.expectStatus('newsletter.form.sent')
    await contact.expectStatus('send.status.success')
    await expect(page.locator('.Toastify__toast-container')).toHaveCount(1)
    expect(inbox.messages.map(({ template_id }) => template_id).sort()).toEqual([
      'contact',
      'inbox',
    ])
  })
})

test.describe('without the settings of the service', () => {
  test.use({ allowComplaints: /The message was not sent/ })

  // The other two: app/forms/emailjs-client.test.ts.
  for (const [setting, complaint] of [
    ['embedded-service', 'The service ID is required'],
  ] as const) {
    test(`${complaint}, and the visitor gets the mail address`, { tag: '@engines' }, async ({
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of localeKeys) {
    test(`the ${locale} page offers its mail address in the form's place`, async ({ page }) => {
      await page.goto(pagePath(locale, 'contactUs'))
      const line = words[locale]['form.noScript'].replace('{email}', company.email)
      const offer = page.locator('main form + p').first()
      await expect(offer).toBeVisible()
      await expect(offer).toHaveText(line)
      await expect(page.getByRole('form')).toHaveCount(0)
      await expect(page.locator('form:not([method=dialog])')).toHaveCount(0)
    })
  }
})
