import { fieldNames } from '#app/forms/forms.ts'
import { expect, hydrated, open, test } from './fixtures.ts'
import { FormOnPage, testsOfForms } from './forms.ts'
import { footerLink, holdRequests, openWithoutScripts } from './page-actions.ts'
import { otherLocale, pagePath, projectsOn } from './site.ts'

/** Text written and sent before any script has loaded is kept and sent once. */

const formTest = testsOfForms()

const entry = '**/media/assets/entry.client-*.js'
const formChunk = '**/media/assets/message-form-*.js'
const checksChunk = '**/media/assets/form-checks-*.js'

formTest(
  'keeps its text, the selection and the focus, and is written on',
  async ({ page, form }) => {
    const releaseScripts = await openWithoutScripts(page, form.address)
    await form.fill()
    const last = form.field(fieldNames(form.name).at(-1) ?? 'email')
    await last.focus()
    await last.selectText()
    const place = await page.evaluate(() => scrollY)
    await releaseScripts()
    await form.expectTyped()
    await expect(last).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
    await page.keyboard.type('other@example')
    await expect(last).toHaveValue('other@example')
  },
)

formTest(
  'misses no letter of what is typed while the scripts come',
  async ({ page, form, inbox }) => {
    const releaseScripts = await openWithoutScripts(page, form.address)
    await form.fill()
    const last = form.field(fieldNames(form.name).at(-1) ?? 'email')
    const before = await last.inputValue()
    const more = '.of-the-whole-region'
    await last.focus()
    await page.keyboard.press('ControlOrMeta+End')
    const [half, rest] = [more.slice(0, 4), more.slice(4)]
    await page.keyboard.type(half)
    const come = releaseScripts()
    for (const letter of rest) await page.keyboard.type(letter)
    await come
    await expect(last).toHaveValue(before + more)
    await form.send.click()
    await form.expectStatus(`${form.name}.form.sent`)
    expect(Object.values(inbox.messages[0]?.template_params ?? {})).toContain(before + more)
  },
)

formTest('is sent once, however often it is pressed', async ({ page, form, inbox }) => {
  const releaseScripts = await openWithoutScripts(page, form.address)
  await form.fill()
  await form.send.click()
  await form.send.press('Enter')
  await form.clickTwentyTimes()
  await form.expectStatus('form.waiting')
  await releaseScripts()
  await form.expectPopup('success')
  await form.expectArrived(inbox)
  expect(inbox.requests).toBe(1)
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await hydrated(page)
  await form.form.scrollIntoViewIfNeeded()
  await form.expectCleared()
  expect(inbox.requests).toBe(1)
})

formTest(
  'says what is wrong with what was sent, and sends it once it is right',
  async ({ page, form, inbox }) => {
    const releaseScripts = await openWithoutScripts(page, form.address)
    await form.send.click()
    await releaseScripts()
    const wrong = form.form.locator('[aria-invalid=true]')
    await expect(wrong).toHaveCount(fieldNames(form.name).length)
    await expect(wrong.first()).toBeFocused()
    expect(inbox.requests).toBe(0)
    await form.fill()
    await expect(wrong).toHaveCount(0)
    await form.expectSends(inbox)
  },
)

formTest(
  'sends the text as it is when the scripts are there, not as it was',
  async ({ page, form, inbox }) => {
    const releaseScripts = await openWithoutScripts(page, form.address)
    await form.send.click()
    await form.fill()
    await releaseScripts()
    await form.expectArrived(inbox)
  },
)

formTest(
  'is taken along into the other language, which says that it was not sent',
  async (visit) => {
    const { page, form, inbox } = visit
    await openWithoutScripts(page, form.address)
    await form.fill()
    await form.send.click()
    await form.expectStatus('form.waiting')
    await page.locator('[data-language-switch]').first().click()
    const other = new FormOnPage(page, form.name, otherLocale(form.locale))
    await expect(page).toHaveURL(new RegExp(`${other.address}$`))
    // Not before: held scripts would come at once, and send it from the page that is left.
    await page.unrouteAll()
    await other.expectFailure()
    await other.form.scrollIntoViewIfNeeded()
    await other.expectSends(inbox)
  },
)

test('a form below a list whose page is still to come keeps its text and the focus', async ({
  page,
}) => {
  await page.clock.install()
  const form = new FormOnPage(page, 'newsletter', 'en')
  const list = `${pagePath('en', 'projects')}?page=${projectsOn(3).number}`
  const releaseScripts = await openWithoutScripts(page, list)
  // The page is shown as prerendered by then.
  await page.clock.fastForward(15_000)
  await form.fill()
  await form.field('email').focus()
  await releaseScripts()
  await expect(form.form).toHaveAttribute('data-hydrated')
  await form.expectTyped()
  await expect(form.field('email')).toBeFocused()
})

test.describe('where the code of a form fails to come', () => {
  test.use({ allowComplaints: /Failed to load resource|Failed to fetch dynamically/ })

  test('its text is kept for the next page, which says that it was not sent', async ({ page }) => {
    const form = new FormOnPage(page, 'newsletter', 'ar')
    const failed = page.waitForEvent('requestfailed')
    await page.route(formChunk, (route) => route.abort())
    await open(page, form.address)
    await failed
    await form.fill()
    await form.send.click()
    await form.expectStatus('form.unsent')
    await page.unrouteAll()
    // A touch asks for the code again, whose longer notice may move the footer under a pointer.
    await footerLink(page, 'ar', 'milestone').press('Enter')
    await expect(page).toHaveURL(pagePath('ar', 'milestone'))
    await form.expectFailure()
  })

  for (const chunk of [formChunk, checksChunk]) {
    formTest(
      `sends what was pressed while ${chunk} was failing, once that is there`,
      async ({ page, form, inbox }) => {
        await page.route(chunk, (route) => route.abort(), { times: 1 })
        const release = await holdRequests(page, chunk)
        const asked = page.waitForRequest(chunk)
        await page.goto(form.address)
        await form.fill()
        await asked
        await form.send.click()
        await form.expectStatus('form.waiting')
        release()
        await form.expectArrived(inbox)
      },
    )
  }

  for (const [code, chunk] of [
    ['the form’s code', formChunk],
    ['the app', entry],
  ] as const) {
    formTest(
      `says that it was not sent where ${code} is blocked`,
      async ({ page, form, inbox }) => {
        const failed = page.waitForEvent('requestfailed')
        await page.route(chunk, (route) => route.abort())
        await page.goto(form.address)
        await failed
        await form.fill()
        await form.send.click()
        await form.expectStatus('form.unsent')
        await form.expectTyped()
        await page.unroute(chunk)
        await form.expectSends(inbox)
      },
    )

    formTest(`gives up where ${code} hangs`, async ({ page, form, inbox }) => {
      const release = await holdRequests(page, chunk)
      await page.clock.install()
      const asked = page.waitForRequest(chunk)
      await page.goto(form.address)
      await page.keyboard.press('Shift')
      await asked
      await form.fill()
      await form.send.click()
      await form.expectStatus('form.waiting')
      await page.clock.fastForward(120_000)
      await form.expectStatus('form.unsent')
      await form.expectTyped()
      release()
      await expect(form.form).toHaveAttribute('data-hydrated')
      await form.expectStatus('send.status.failed')
      expect(inbox.requests).toBe(0)
      await form.expectSends(inbox)
    })
  }
})

test.describe('in a browser that cannot read the app', () => {
  test.use({ allowComplaints: /SyntaxError/ })

  formTest('says so and keeps its text', async ({ page, form }) => {
    await page.route(entry, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class { static { = }' }),
    )
    await page.goto(form.address)
    await form.fill()
    for (let press = 0; press < 2; press += 1) {
      await form.send.click()
      await form.expectStatus('form.unsent')
      await form.expectTyped()
    }
  })
})
