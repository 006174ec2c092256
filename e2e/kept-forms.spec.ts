import { fieldNames } from '#app/forms/forms.ts'
import { localeKeys } from '#app/i18n/locales.ts'
import { pages } from '#content/pages.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { FormOnPage, formNames } from './forms.ts'
import { footerLink, openWithoutScripts } from './page-actions.ts'
import { otherLocale, pagePath } from './site.ts'

/** What a visitor writes and sends while not one script has come: it is kept, and sent once. */

const widths = { 'a desktop': { width: 1280, height: 800 }, 'a phone': { width: 390, height: 844 } }

const places = formNames.flatMap((name) =>
  localeKeys.flatMap((locale) =>
    Object.entries(widths).map(([device, viewport]) => ({ name, locale, device, viewport })),
  ),
)

for (const { name, locale, device, viewport } of places) {
  test.describe(`before the scripts have come, the ${name} form in ${locale} on ${device}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('keeps its text, the selection and the focus, and is written on', async ({ page }) => {
      const form = new FormOnPage(page, name, locale)
      const letCome = await openWithoutScripts(page, form.address)
      await form.fill()
      const last = form.field(fieldNames(name).at(-1) ?? 'email')
      await last.focus()
      await last.selectText()
      const place = await page.evaluate(() => scrollY)
      await letCome()
      await form.expectTyped()
      await expect(last).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(place)
      await page.keyboard.type('other@example')
      await expect(last).toHaveValue('other@example')
    })

    test('misses no letter of what is typed while the scripts come', async ({ page, inbox }) => {
      const form = new FormOnPage(page, name, locale)
      const letCome = await openWithoutScripts(page, form.address)
      await form.fill()
      const last = form.field(fieldNames(name).at(-1) ?? 'email')
      const before = await last.inputValue()
      const more = '.of-the-whole-region'
      await last.focus()
      await page.keyboard.press('ControlOrMeta+End')
      const [half, rest] = [more.slice(0, 4), more.slice(4)]
      await page.keyboard.type(half)
      const come = letCome()
      for (const letter of rest) await page.keyboard.type(letter)
      await come
      await expect(last).toHaveValue(before + more)
      await form.send.click()
      await form.expectPopup('success')
      expect(Object.values(inbox.messages[0]?.template_params ?? {})).toContain(before + more)
    })

    test('sends what the browser filled in', async ({ page, inbox }) => {
      const form = new FormOnPage(page, name, locale)
      const letCome = await openWithoutScripts(page, form.address)
      await form.autofill()
      await letCome()
      await form.expectTyped()
      await form.send.click()
      await form.expectPopup('success')
      form.expectDelivered(inbox)
    })

    test('is sent once, however often it is pressed', async ({ page, inbox }) => {
      const form = new FormOnPage(page, name, locale)
      const letCome = await openWithoutScripts(page, form.address)
      await form.fill()
      await form.send.click()
      await form.send.press('Enter')
      await form.clickTwentyTimes()
      await form.expectStatus('form.waiting')
      await letCome()
      await form.expectPopup('success')
      await form.expectCleared()
      form.expectDelivered(inbox)
      expect(inbox.requests).toBe(1)
      await page.reload()
      await hydrated(page)
      await form.form.scrollIntoViewIfNeeded()
      await form.expectCleared()
      expect(inbox.requests).toBe(1)
    })

    test('says what is wrong with what was sent, and sends it once it is right', async ({
      page,
      inbox,
    }) => {
      const form = new FormOnPage(page, name, locale)
      const letCome = await openWithoutScripts(page, form.address)
      await form.send.click()
      await letCome()
      const wrong = form.form.locator('[aria-invalid=true]')
      await expect(wrong).toHaveCount(fieldNames(name).length)
      await expect(wrong.first()).toBeFocused()
      expect(inbox.requests).toBe(0)
      await form.fill()
      await expect(wrong).toHaveCount(0)
      await form.send.click()
      await form.expectPopup('success')
      form.expectDelivered(inbox)
    })

    test('sends the text as it is when the scripts are there, not as it was', async ({
      page,
      inbox,
    }) => {
      const form = new FormOnPage(page, name, locale)
      const letCome = await openWithoutScripts(page, form.address)
      await form.send.click()
      await form.fill()
      await letCome()
      await form.expectPopup('success')
      form.expectDelivered(inbox)
    })

    test('keeps its text where the visitor leaves by a link and comes back', async ({ page }) => {
      const form = new FormOnPage(page, name, locale)
      await openWithoutScripts(page, form.address)
      await form.fill()
      await footerLink(page, locale, 'milestone').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pages.milestone.heading[locale],
      )
      await page.unrouteAll()
      await page.goBack()
      await hydrated(page)
      await form.expectTyped()
    })

    test('takes its text along into the other language', async ({ page, inbox }) => {
      const form = new FormOnPage(page, name, locale)
      await openWithoutScripts(page, form.address)
      await form.fill()
      await page.unrouteAll()
      await page.locator('[data-language-switch]').first().click()
      const other = new FormOnPage(page, name, otherLocale(locale))
      await expect(page).toHaveURL(new RegExp(`${other.address}$`))
      await other.expectTyped()
      await other.form.scrollIntoViewIfNeeded()
      await other.send.click()
      await other.expectPopup('success')
      other.expectDelivered(inbox)
    })
  })
}

for (const locale of localeKeys) {
  test(`a form below a list whose page is still to come keeps its text and the focus, in ${locale}`, async ({
    page,
  }) => {
    await page.clock.install()
    const form = new FormOnPage(page, 'newsletter', locale)
    const letCome = await openWithoutScripts(page, `${pagePath(locale, 'projects')}?page=3`)
    // The page stands as it is on file by then.
    await page.clock.fastForward(15_000)
    await form.fill()
    await form.field('email').focus()
    await letCome()
    await expect(form.form).toHaveAttribute('data-kept')
    await form.expectTyped()
    await expect(form.field('email')).toBeFocused()
  })
}

test.describe('where the code of a form fails to come', () => {
  test.use({ allowComplaints: /Failed to load resource/ })
  for (const locale of localeKeys) {
    test(`its text is kept for the next page, in ${locale}`, async ({ page }) => {
      const form = new FormOnPage(page, 'newsletter', locale)
      await page.route('**/media/assets/form-*.js', (route) => route.abort())
      await page.goto(form.address)
      await hydrated(page)
      await form.fill()
      await page.unrouteAll()
      await footerLink(page, locale, 'milestone').click()
      await expect(page).toHaveURL(pagePath(locale, 'milestone'))
      await form.expectTyped()
    })
  }
})
