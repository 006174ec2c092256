import type { BrowserContext, Page } from '@playwright/test'
import type { Inbox } from '../tools/serve/inbox.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { FormOnPage, formNames, testsOfForms } from './forms.ts'
import { blockStorage, holdRequests } from './page-actions.ts'
import { otherLocale, pagePath } from './site.ts'

const formTest = testsOfForms()

const checksChunk = '**/media/assets/form-checks-*.js'
const serviceAddress = '**/api/v1.0/email/send'

test.use({ allowComplaints: /Failed to load resource|The message was not sent|ERR_/ })

test.beforeEach(({ page }) => {
  page.setDefaultTimeout(15_000)
})

type Site = Readonly<{ page: Page; context: BrowserContext; inbox: Inbox }>

type Fault = Readonly<{
  name: string
  outcome: 'sent' | 'failed' | 'unknown' | 'offline'
  cause: (site: Site) => unknown
  /** What happens once the message is on its way. */
  meanwhile?: (site: Site) => Promise<unknown>
  mend?: (site: Site) => Promise<unknown>
}>

const answers = (answer: Inbox['answer'], outcome: Fault['outcome']): Fault => ({
  name: `answers ${answer}`,
  outcome,
  cause: ({ inbox }) => {
    inbox.answer = answer
  },
})
const hangs: Pick<Fault, 'cause' | 'outcome' | 'meanwhile'> = {
  ...answers('hang', 'unknown'),
  meanwhile: async ({ page, inbox }) => {
    await expect.poll(() => inbox.requests).toBe(1)
    await page.clock.fastForward(15_000)
  },
}
const faults: readonly Fault[] = [
  answers('ok', 'sent'),
  answers('empty', 'sent'),
  answers('html', 'unknown'),
  { ...hangs, name: 'answers after 60 s', mend: async ({ inbox }) => inbox.release() },
  { ...hangs, name: 'never answers' },
  { ...answers('cut', 'unknown'), name: 'has its line cut' },
  {
    name: 'is out of reach, the visitor being offline',
    outcome: 'offline',
    cause: ({ context }) => context.setOffline(true),
    mend: ({ context }) => context.setOffline(false),
  },
  {
    name: 'refuses the connection',
    outcome: 'unknown',
    cause: ({ page }) => page.route(serviceAddress, (route) => route.abort('connectionrefused')),
    mend: ({ page }) => page.unroute(serviceAddress),
  },
]

/** All come to the same: app/forms/emailjs-client.test.ts. */
const statuses = { contact: [400, 429], newsletter: [412, 404], inquiry: [500, 403, 503] } as const

const lines = {
  failed: 'send.status.failure',
  unknown: 'send.status.unknown',
  offline: 'send.status.offline',
} as const

formTest(
  'loses nothing and sends once a press, whatever the service does',
  async ({ page, form, inbox }) => {
    const context = page.context()
    await form.open()
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    // The contact form meets them all, each of the others every second one.
    const half = { newsletter: 0, inquiry: 1, contact: undefined }[form.name]
    for (const fault of [
      ...faults.filter((_, index) => half === undefined || index % 2 === half),
      ...statuses[form.name].map((status) => answers(status, 'failed')),
    ]) {
      await test.step(`the service ${fault.name}`, async () => {
        const site = { page, context, inbox }
        inbox.reset()
        let requests = 0
        const count = (request: { url(): string }) => {
          if (request.url().endsWith('/email/send')) requests += 1
        }
        page.on('request', count)
        await fault.cause(site)
        await form.fill()
        await form.clickTwentyTimes()
        await fault.meanwhile?.(site)
        await form.expectPopup(fault.outcome === 'sent' ? 'success' : 'failure')
        expect(requests).toBe(1)
        await fault.mend?.(site)
        let copies = 1
        if (fault.outcome !== 'sent') {
          await form.expectStatus(lines[fault.outcome])
          await form.expectMailLink()
          await form.expectTyped()
          copies += inbox.messages.length
          inbox.answer = 'ok'
          await form.send.click()
          await form.expectPopup('success')
        }
        await form.expectStatus(form.case.sent)
        await form.expectCleared()
        form.expectDelivered(inbox, form.case.params, copies)
        page.off('request', count)
      })
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  },
  formNames.length,
)

formTest(
  'marks nothing before the first failed try, and checks each change after it',
  async ({ form, inbox }) => {
    await form.open()
    const wrong = form.form.locator('[aria-invalid=true]')
    const fields = Object.keys(form.case.typed).length
    for (const field of Object.keys(form.case.typed)) {
      await form.field(field as keyof typeof form.case.typed).fill('   ')
    }
    await expect(wrong).toHaveCount(0)
    await form.send.click()
    await expect(wrong).toHaveCount(fields)
    await expect(wrong.first()).toBeFocused()
    await form.fill()
    await expect(wrong).toHaveCount(0)
    await form.field(Object.keys(form.case.typed)[0] as keyof typeof form.case.typed).fill('')
    await expect(wrong).toHaveCount(1)
    expect(inbox.requests).toBe(0)
  },
  formNames.length,
)

formTest(
  'says so where its own code does not come, and takes it the next time',
  async ({ page, form, inbox }) => {
    await page.route(checksChunk, (route) => route.abort())
    await form.open()
    await form.fill()
    await form.send.click()
    await form.expectFailure()
    await page.unroute(checksChunk)
    await form.send.click()
    await form.expectPopup('success')
    form.expectDelivered(inbox)
  },
)

formTest(
  'gives up on code that hangs, and takes it when it has come',
  async ({ page, form, inbox }) => {
    const release = await holdRequests(page, checksChunk)
    const asked = page.waitForRequest(checksChunk)
    await form.open()
    await asked
    await form.fill()
    await form.send.click()
    await form.expectStatus('form.waiting')
    await page.clock.fastForward(120_000)
    await form.expectFailure()
    release()
    await expect(async () => {
      await form.send.click()
      await form.expectPopup('success')
    }).toPass()
    form.expectDelivered(inbox)
  },
)

/** What browsers in private windows, browsers in apps and full disks do to storage. */
const storages: Readonly<Record<string, () => void>> = {
  blocked: blockStorage,
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: null, configurable: true })
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  'without effect': () => {
    Storage.prototype.setItem = () => {}
  },
}

for (const [state, cause] of Object.entries(storages)) {
  formTest(`keeps its text where storage is ${state}`, async ({ page, form, inbox }) => {
    await page.addInitScript(cause)
    inbox.answer = 500
    await form.open()
    await form.fill()
    await form.send.click()
    await form.expectPopup('failure')
    await form.expectFailure()
    inbox.answer = 'ok'
    await form.send.click()
    await form.expectPopup('success')
    await form.expectCleared()
    expect(inbox.messages).toHaveLength(1)
  })
}

formTest(
  'keeps a draft through reload, Back and the language switch',
  async ({ page, form, inbox }) => {
    await form.open()
    await form.fill()
    await page.reload()
    await form.expectTyped()
    await page.goto(pagePath(form.locale, 'services'))
    await page.goBack()
    await form.expectTyped()
    const other = new FormOnPage(page, form.name, otherLocale(form.locale))
    await page.locator('[data-language-switch]').first().click()
    await expect(page).toHaveURL(new RegExp(`${other.address}$`))
    await other.expectTyped()
    await hydrated(page)
    await other.form.scrollIntoViewIfNeeded()
    await other.send.click()
    await other.expectPopup('success')
    other.expectDelivered(inbox)
    await page.reload()
    await other.expectCleared()
  },
)

formTest('tells on the next page what came of a message', async ({ page, form, inbox }) => {
  inbox.answer = 'hang'
  await form.open()
  await form.fill()
  await form.send.click()
  await expect(form.sending).toBeVisible()
  await page.getByRole('contentinfo').locator('[href$="/blogs"]').first().click()
  await expect(page).toHaveURL(pagePath(form.locale, 'blogs'))
  inbox.release()
  await form.expectPopup('success')
  await page.goBack()
  await form.expectCleared()
  form.expectDelivered(inbox)
})

formTest('sends what was sent in the moment of leaving', async ({ page, form, inbox }) => {
  inbox.answer = 'hang'
  await form.open()
  await form.fill()
  await Promise.all([page.waitForRequest(serviceAddress), form.send.click()])
  await page.goto(pagePath(form.locale, 'services'))
  await expect.poll(() => inbox.messages.length).toBe(1)
  inbox.answer = 'ok'
  await page.goBack()
  await form.expectTyped()
  await form.expectStatus('send.status.unknown')
  await hydrated(page)
  await form.send.click()
  await form.expectPopup('success')
  form.expectDelivered(inbox, form.case.params, 2)
})

formTest('is sent on the first press, however soon it is filled in', async ({ form, inbox }) => {
  await form.openAtOnce()
  await form.autofill()
  await form.clickTwentyTimes()
  await form.expectStatus(form.case.sent)
  await form.expectCleared()
  form.expectDelivered(inbox)
  expect(inbox.requests).toBe(1)
})
