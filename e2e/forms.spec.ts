import type { BrowserContext, Page } from '@playwright/test'
import type { Inbox } from '../tools/serve/inbox.ts'
import { expect, hydrated, requestsFor, test } from './fixtures.ts'
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
const faults: readonly Fault[] = [
  answers('ok', 'sent'),
  answers(429, 'failed'),
  {
    ...answers('hang', 'unknown'),
    name: 'answers after 60 s',
    meanwhile: async ({ page, inbox }) => {
      await expect.poll(() => inbox.requests).toBe(1)
      await page.clock.fastForward(15_000)
    },
    mend: async ({ inbox }) => inbox.release(),
  },
  { ...answers('cut', 'unknown'), name: 'has its line cut' },
  {
    name: 'is out of reach, the visitor being offline',
    outcome: 'offline',
    cause: ({ context }) => context.setOffline(true),
    mend: ({ context }) => context.setOffline(false),
  },
]

/** Each form meets every third fault. All that a service may answer: app/forms/emailjs-client.test.ts. */
for (const part of formNames.keys()) {
  formTest('loses nothing and sends once a press, whatever the service does', async (visit) => {
    const { page, form, inbox } = visit
    const site = { page, context: page.context(), inbox }
    const sends = requestsFor(page, /\/email\/send$/)
    await form.open()
    const address = page.url()
    for (const fault of faults.filter((_, index) => index % formNames.length === part)) {
      await test.step(`the service ${fault.name}`, async () => {
        inbox.reset()
        sends.length = 0
        await fault.cause(site)
        await form.fill()
        await form.clickTwentyTimes()
        await fault.meanwhile?.(site)
        await form.expectPopup(fault.outcome === 'sent' ? 'success' : 'failure')
        expect(sends).toHaveLength(1)
        await fault.mend?.(site)
        if (fault.outcome === 'sent') return form.expectArrived(inbox)
        await form.expectStatus(`send.status.${fault.outcome}`)
        await form.expectMailLink()
        await form.expectTyped()
        const copies = inbox.messages.length + 1
        inbox.answer = 'ok'
        await form.send.click()
        await form.expectPopup('success')
        await form.expectArrived(inbox, copies)
      })
    }
    expect(page.url()).toBe(address)
  })
}

formTest('says so where its own code does not come, and takes it the next time', async (visit) => {
  const { page, form, inbox } = visit
  await page.route(checksChunk, (route) => route.abort())
  await form.open()
  await form.fill()
  await form.send.click()
  await form.expectFailure()
  await page.unroute(checksChunk)
  await form.expectSends(inbox)
})

formTest('gives up on code that hangs, and takes it when it has come', async (visit) => {
  const { page, form, inbox } = visit
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
  await form.expectSends(inbox)
})

/** What private windows and browsers in apps do to storage; one that is full: replace-storage.test.ts, draft.test.ts. */
const storages: Readonly<Record<string, () => void>> = {
  blocked: blockStorage,
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: null, configurable: true })
    }
  },
}

for (const [state, cause] of Object.entries(storages)) {
  formTest(`keeps its text where storage is ${state}`, async ({ page, form, inbox }) => {
    await page.addInitScript(cause)
    inbox.answer = 500
    await form.open()
    await form.fill()
    await form.send.click()
    await form.expectFailure()
    inbox.answer = 'ok'
    await form.expectSends(inbox)
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
    await other.expectSends(inbox)
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
  await form.expectSends(inbox, 2)
})
