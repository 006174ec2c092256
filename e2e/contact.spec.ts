import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { company } from '#content/company.ts'
import type { InboxAnswer } from '../tools/inbox.ts'
import { expect, hydrated, test } from './fixtures.ts'

const words = { en, ar }
const visitor = {
  name: 'Layla Haddad',
  email: 'layla@example',
  message: 'نودّ معرفة المزيد.\nHow long does a first project take? <b>Thank you</b>',
}
const delivered = {
  lib_version: '4.4.1',
  user_id: 'embedded-user',
  service_id: 'embedded-service',
  template_id: 'contact',
  template_params: {
    from_name: visitor.name,
    from_email: visitor.email,
    message: visitor.message,
  },
}

for (const locale of localeKeys) {
  const text = words[locale]
  const field = (page: Page, name: 'name' | 'email' | 'message') =>
    page.getByRole('textbox', { name: text[`contact.form.${name}`], exact: true })
  const send = (page: Page) => page.getByRole('button', { name: text['contact.form.send'] })
  const fill = async (page: Page) => {
    for (const name of ['name', 'email', 'message'] as const) {
      await field(page, name).fill(visitor[name])
    }
  }
  const open = async (page: Page) => {
    await page.goto(pagePath(locale, 'contactUs'))
    await hydrated(page)
  }
  const expectKept = async (page: Page) => {
    for (const name of ['name', 'email', 'message'] as const) {
      await expect(field(page, name)).toHaveValue(visitor[name])
    }
  }

  test(`a message in ${locale} arrives, exactly as specified`, async ({ page, inbox }) => {
    await open(page)
    await fill(page)
    await send(page).click()
    const popup = page.getByRole('alert')
    await expect(popup).toContainText(text['send.success.title'])
    await expect(popup).toContainText(text['send.success.text'])
    await expect(popup.getByRole('button', { name: text['send.agree'] })).toBeVisible()
    for (const name of ['name', 'email', 'message'] as const) {
      await expect(field(page, name)).toHaveValue('')
    }
    await expect(page.getByText(text['send.status.success'])).toBeVisible()
    expect(inbox.messages).toEqual([delivered])
    await expect(popup).toHaveCount(0)
  })

  test(`Agree closes the ${locale} pop-up, and holding it keeps it`, async ({ page }) => {
    await open(page)
    await fill(page)
    await send(page).click()
    const popup = page.getByRole('alert')
    const agree = popup.getByRole('button', { name: text['send.agree'] })
    await agree.focus()
    await page.mouse.move(0, 0)
    // The clock is the animation of the thread at its foot: nothing in it runs any more.
    const running = () =>
      popup.evaluate((element) =>
        element
          .closest('.Toastify__toast')
          ?.getAnimations({ subtree: true })
          .map(({ playState }) => playState),
      )
    await expect.poll(running).toEqual(['paused'])
    await expect(popup).toBeVisible()
    await agree.press('Enter')
    await expect(popup).toHaveCount(0)
  })

  test(`nothing is marked before the first failed try, all that is wrong after it, in ${locale}`, async ({
    page,
    inbox,
  }) => {
    await open(page)
    await field(page, 'email').fill('nobody')
    await field(page, 'name').focus()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    await send(page).click()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
    await expect(field(page, 'name')).toBeFocused()
    await expect(field(page, 'email')).toHaveAccessibleDescription(text['field.emailInvalid'])
    await field(page, 'name').fill('   ')
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'name').fill(visitor.name)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
    await field(page, 'email').fill('a@b')
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    await field(page, 'message').fill(visitor.message)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    await field(page, 'email').fill('a@')
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    expect(inbox.requests).toBe(0)
  })

  for (const answer of [400, 412, 429, 500, 'html', 'cut'] satisfies InboxAnswer[]) {
    test.describe(() => {
      test.use({ allowComplaints: /Failed to load resource|The message was not sent/ })

      test(`when the service answers ${answer}, the ${locale} visitor keeps every word`, async ({
        page,
        inbox,
      }) => {
        inbox.answer = answer
        await open(page)
        await fill(page)
        await send(page).click()
        await expect(page.getByRole('alert')).toContainText(text['send.failure.title'])
        await expect(page.getByRole('main').getByRole('status')).toContainText(company.email)
        await expectKept(page)
        expect(inbox.requests).toBe(1)
        expect(inbox.messages).toEqual([])
        inbox.answer = 'ok'
        await send(page).click()
        await expect(page.getByText(text['send.status.success'])).toBeVisible()
        expect(inbox.messages).toEqual([delivered])
      })
    })
  }

  test(`twenty clicks send once, in ${locale}`, async ({ page, inbox }) => {
    inbox.answer = 'slow'
    await open(page)
    await fill(page)
    await send(page).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 20; click += 1) button.click()
    })
    await expect(page.getByRole('button', { name: text['contact.form.sending'] })).toBeVisible()
    await expect(page.getByText(text['send.status.success'])).toBeVisible()
    expect(inbox.requests).toBe(1)
  })

  test(`what is typed and sent before the scripts arrive is not lost, in ${locale}`, async ({
    page,
    inbox,
  }) => {
    const held: (() => void)[] = []
    let isHolding = true
    await page.route('**/media/assets/*.js', async (route) => {
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await page.goto(pagePath(locale, 'contactUs'), { waitUntil: 'commit' })
    await fill(page)
    await send(page).click()
    await expectKept(page)
    isHolding = false
    for (const release of held) release()
    await expect(page.getByText(text['send.status.success'])).toBeVisible()
    expect(inbox.messages).toEqual([delivered])
    await expect(page).toHaveURL(pagePath(locale, 'contactUs'))
  })

  test(`the ${locale} form writes its values to the console on each change`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.text())
    })
    await open(page)
    await field(page, 'name').pressSequentially('ab')
    await expect.poll(() => logged.at(-1)).toContain('ab')
    await field(page, 'name').pressSequentially('cd')
    await expect.poll(() => logged.slice(-2).join()).toMatch(/abc\b.*abcd\b/s)
  })

  test(`the ${locale} form after a click on the way here`, async ({ page, inbox }) => {
    await page.goto(pagePath(locale, 'faqs'))
    await hydrated(page)
    await page.getByRole('contentinfo').locator(`[href$="/contact-us"]`).click()
    await fill(page)
    await send(page).click()
    await expect(page.getByText(text['send.status.success'])).toBeVisible()
    expect(inbox.messages).toEqual([delivered])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact page names another way', async ({ page }) => {
    await page.goto(pagePath('en', 'contactUs'))
    await expect(page.getByText(company.email).first()).toBeVisible()
  })
})
