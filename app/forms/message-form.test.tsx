import { flushSync } from 'react-dom'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '#app/i18n/messages/en.ts'
import { withTimeout } from '#app/platform/chunk-guard.ts'
import { beginAttempt, finishAttempt, readDraft, saveDraft } from './draft.ts'
import type { SendResult, Submission } from './forms.ts'
import { messageSchemas } from './schemas.ts'
import { InquiryForm, NewsletterBand } from './site-forms.tsx'

vi.mock('#app/platform/chunk-guard.ts', { spy: true })

const submissions: Submission[] = []
/** Resolves once the service may answer. */
let mayAnswer = Promise.resolve()
let outcome: SendResult = { outcome: 'sent' }
/** Where the router loses the answer: the page's action is given nothing to settle. */
let isLost = false

/** Both forms, on two pages, the first of which was opened in this moment. */
async function renderForms() {
  const forms = (page: string) => (
    <IntlProvider key={page} locale="en" messages={messages}>
      <h1>{page}</h1>
      <NewsletterBand
        heading="Letter"
        text="Monthly"
        label="Subscribe"
        email="hello@example"
        drawing={{ attributes: {}, markup: '' }}
      />
      <InquiryForm email="hello@example" />
    </IntlProvider>
  )
  const action = async ({ request }: { request: Request }) => {
    const submission = (await request.json()) as Submission
    submissions.push(submission)
    await mayAnswer
    if (isLost) return null
    finishAttempt(submission.form, outcome.outcome)
    return outcome
  }
  const router = createMemoryRouter(
    ['/', '/next'].map((path) => ({ path, element: forms(path), action })),
  )
  const screen = await render(<RouterProvider router={router} />)
  const subscribe = screen.getByRole('button', { name: 'Subscribe' })
  const form = screen.getByRole('form', { name: 'Letter' })
  // The form's code is fetched after the band is shown.
  await expect.element(subscribe).toBeVisible()
  return {
    email: screen.getByRole('textbox', { name: 'Email' }),
    question: screen.getByRole('textbox', { name: 'Your question' }),
    subscribe,
    ask: screen.getByRole('button', { name: 'Send question' }),
    form,
    status: form.getByRole('status'),
    screen,
    goOn: async () => {
      await router.navigate('/next')
      await expect.element(screen.getByRole('heading', { name: '/next' })).toBeVisible()
    },
  }
}

/** Without a pointer, which would come to rest on a pop-up of the test before and hold it. */
function press(button: Locator) {
  const element = button.element()
  if (element instanceof HTMLElement) element.click()
}

/** What the head script does with a form whose code has not come. */
function keepSubmission({ defaultPrevented, target }: Event) {
  if (!defaultPrevented && target instanceof HTMLFormElement) target.dataset.submitted = ''
}

beforeEach(() => {
  // No time passes: a slow machine must not pass for a visitor who took a while to write.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  addEventListener('submit', keepSubmission)
  submissions.length = 0
  isLost = false
  outcome = { outcome: 'sent' }
  mayAnswer = Promise.resolve()
  sessionStorage.clear()
})

/** The start of `newsletter.form.sent`. */
const sent = /^Thank you\./

afterEach(() => {
  vi.restoreAllMocks()
  removeEventListener('submit', keepSubmission)
  finishAttempt('newsletter', 'sent')
  finishAttempt('inquiry', 'sent')
})

/** A form whose code does not load because it is near. */
function loadWhenTouched() {
  class Unseen {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Unseen)
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** What waits until it is let go. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** Holds the answer to what is sent. @returns what lets it come */
function holdAnswer() {
  const { opened, open } = gate()
  mayAnswer = opened
  return open
}

it.each<[string, (email: Locator, status: Locator) => unknown, before?: () => void]>([
  [
    'what the browser filled in, without an event, as some do',
    (email) => Object.assign(email.element(), { value: 'a@b' }),
  ],
  [
    'a text again whose answer the last document did not live to hear, and says so before',
    (_, status) => expect.element(status.getByText('We cannot confirm')).toBeVisible(),
    () => {
      const draft = { values: { email: 'a@b' }, attempt: 'pending' }
      sessionStorage.setItem('draft:newsletter', JSON.stringify(draft))
    },
  ],
])('sends on the first press %s', async (_, enter, before = () => {}) => {
  before()
  const { email, subscribe, status } = await renderForms()
  await enter(email, status)
  press(subscribe)
  await expect.element(status.getByText(sent)).toBeVisible()
  expect(submissions).toMatchObject([{ form: 'newsletter', values: { email: 'a@b' } }])
})

it('says that it was not sent where its check throws, and sends on the next press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { email, subscribe, form, status } = await renderForms()
  await email.fill('a@b')
  subscribe.element().focus()
  const check = vi.spyOn(messageSchemas.newsletter, 'validate')
  check.mockRejectedValueOnce(new TypeError('for the test'))
  press(subscribe)
  const address = form.getByRole('link', { name: 'hello@example' })
  await expect.element(status.getByText('Your message was not sent.')).toBeVisible()
  await expect.element(address).toHaveAttribute('href', expect.stringContaining('body=a%40b'))
  await expect.element(email).toHaveValue('a@b')
  await expect.element(email).not.toHaveAttribute('readonly')
  await expect.element(subscribe).toHaveFocus()
  expect(submissions).toEqual([])
  press(subscribe)
  await expect.element(status.getByText(sent)).toBeVisible()
  expect(submissions).toHaveLength(1)
})

it('says so where the answer is lost, and keeps its text', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  isLost = true
  const { email, subscribe, status } = await renderForms()
  await email.fill('a@b')
  press(subscribe)
  await expect.element(status.getByText('We cannot confirm')).toBeVisible()
  await expect.element(email).toHaveValue('a@b')
  isLost = false
  press(subscribe)
  await expect.element(status.getByText(sent)).toBeVisible()
})

it('keeps the other form on the page out of it', async () => {
  const { email, question, ask, subscribe } = await renderForms()
  await email.fill('half')
  await question.fill('Why?')
  press(ask)
  await expect.element(question).toHaveValue('')
  await expect.element(email).toHaveValue('half')
  expect(readDraft('newsletter')).toEqual({ values: { email: 'half' } })
  press(subscribe)
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(question).not.toHaveAttribute('aria-invalid')
  expect(submissions.map(({ form }) => form)).toEqual(['inquiry'])
})

it('moves the focus once the field is shown as invalid', async () => {
  const { email, subscribe } = await renderForms()
  const field = email.element()
  let isShown = false
  const observer = new MutationObserver(() => requestAnimationFrame(() => (isShown = true)))
  observer.observe(field, { attributeFilter: ['aria-invalid'] })
  const wasShown = new Promise((resolve) => {
    field.addEventListener('focus', () => resolve(isShown))
  })
  press(subscribe)
  expect(await wasShown).toBe(true)
})

it('says no old outcome again where a later message was corrected', async () => {
  const { email, subscribe, status } = await renderForms()
  await email.fill('a@b')
  press(subscribe)
  await expect.element(status.getByText(sent)).toBeVisible()
  await email.fill('half')
  press(subscribe)
  await expect.element(status.getByText('There is no @')).toBeVisible()
  await email.fill('c@d')
  await expect.element(status.getByText('There is no @')).not.toBeInTheDocument()
  await expect.element(status.getByText(sent)).not.toBeInTheDocument()
})

it('a form that was pressed before its code had come leaves the focus where one types on', async () => {
  loadWhenTouched()
  const { question, subscribe, status } = await renderForms()
  press(subscribe)
  const field = question.element()
  if (field instanceof HTMLElement) field.focus()
  await expect.element(status.getByText('Fill in your email')).toBeVisible()
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  await expect.element(question).toHaveFocus()
})

it('says the same problem again at the next press', async () => {
  const { status, subscribe } = await renderForms()
  const line = () => status.element().querySelector('p[data-tone]')
  await subscribe.click()
  await expect.element(status).toHaveTextContent('Fill in your email address')
  const first = line()
  await subscribe.click()
  await expect.poll(line).not.toBe(first)
  await expect.element(status).toHaveTextContent('Fill in your email address')
})

it('says after a failed try, above its button, what to do, without a link in what is spoken', async () => {
  const { email, subscribe, status } = await renderForms()
  await email.fill('half')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  press(subscribe)
  await expect.element(status.getByText('There is no @ in your email address.')).toBeVisible()
  const order = status.element().compareDocumentPosition(subscribe.element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  // A link in a live region is announced by itself as well.
  await expect.element(status.getByRole('link')).not.toBeInTheDocument()
  await email.fill('half@')
  await expect.element(status.getByText('Check your email address:')).toBeVisible()
  await email.fill('a@b')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await email.fill('  ')
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
})

it('shows what became of its text while the document was away', async () => {
  const { email, question, status } = await renderForms()
  await email.fill('old@example')
  await question.fill('Why?')
  // Another document changed the one and sent the other.
  saveDraft('newsletter', { email: 'new@example' })
  finishAttempt('inquiry', 'sent')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  await expect.element(email).toHaveValue('old@example')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(email).toHaveValue('new@example')
  await expect.element(question).toHaveValue('')
  expect(readDraft('inquiry')).toBeUndefined()
  beginAttempt('newsletter', { email: 'new@example' })
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(status.getByText('We cannot confirm')).toBeVisible()
})

it('keeps its text where the storage was cleared while it was being sent, in vain', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  outcome = { outcome: 'failed', detail: 'for the test' }
  const answer = holdAnswer()
  const { email, subscribe, status } = await renderForms()
  await email.fill('a@b')
  press(subscribe)
  await vi.waitFor(() => expect(submissions).toHaveLength(1))
  sessionStorage.clear()
  answer()
  await expect.element(status.getByText('Your message was not sent.')).toBeVisible()
  await expect.element(email).toHaveValue('a@b')
  expect(readDraft('newsletter')).toEqual({ values: { email: 'a@b' } })
})

it.each(['failed', 'pending'] as const)(
  'says no more of a message that was %s once the visitor has deleted it',
  async (attempt) => {
    const draft = { values: { email: 'a@b' }, attempt }
    sessionStorage.setItem('draft:newsletter', JSON.stringify(draft))
    const { email, status } = await renderForms()
    await expect.element(status.getByText('Nothing you wrote is lost')).toBeVisible()
    await email.fill('')
    await expect.element(status.getByText('Nothing you wrote is lost')).not.toBeInTheDocument()
    expect(readDraft('newsletter')).toBeUndefined()
  },
)

it('the form of the next page is cleared by the answer to a message sent before', async () => {
  const answer = holdAnswer()
  const { email, subscribe, status, goOn } = await renderForms()
  await email.fill('a@b')
  press(subscribe)
  await expect.element(subscribe).toHaveAttribute('aria-disabled', 'true')
  await expect.element(status.getByText('Sending')).toBeInTheDocument()
  await goOn()
  await expect.element(email).toHaveValue('a@b')
  await expect.element(email).toHaveAttribute('readonly')
  answer()
  await expect.element(status.getByText(sent)).toBeVisible()
  await expect.element(email).toHaveValue('')
  expect(submissions).toHaveLength(1)
})

it('the form of the next page says that a message was not sent whose form was left before its code came', async () => {
  loadWhenTouched()
  vi.mocked(withTimeout).mockReturnValueOnce(new Promise(() => {}))
  const { email, subscribe, status, goOn } = await renderForms()
  // As some browsers fill in, without an event.
  Object.assign(email.element(), { value: 'a@b' })
  press(subscribe)
  await goOn()
  await expect.element(status.getByText('Your message was not sent.')).toBeVisible()
  await expect.element(email).toHaveValue('a@b')
  press(subscribe)
  await expect.element(status.getByText(sent)).toBeVisible()
  expect(submissions).toHaveLength(1)
})

it('does not send what was pressed before its code came where another document has sent it', async () => {
  loadWhenTouched()
  const check = vi.spyOn(messageSchemas.newsletter, 'validate')
  const { opened, open } = gate()
  vi.mocked(withTimeout).mockImplementationOnce((work) => opened.then(() => work))
  const { email, subscribe, form, status } = await renderForms()
  await email.fill('a@b')
  press(subscribe)
  finishAttempt('newsletter', 'sent')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  open()
  await expect.element(email).toHaveValue('')
  await expect.element(form).not.toHaveAttribute('data-submitted')
  await email.fill('c@d')
  await expect.element(status.getByText('Your message was not sent.')).not.toBeInTheDocument()
  press(subscribe)
  await expect.element(status.getByText(sent)).toBeVisible()
  expect(check).toHaveBeenCalledOnce()
  expect(submissions).toMatchObject([{ values: { email: 'c@d' } }])
})

it('sends what is pressed in the moment in which its code comes', async () => {
  loadWhenTouched()
  let isThere = false
  const { opened, open } = gate()
  vi.mocked(withTimeout).mockImplementationOnce(async (work) => {
    const code = await work
    isThere = true
    await opened
    return code
  })
  const { email, subscribe } = await renderForms()
  await email.fill('layla@example.org')
  await expect.poll(() => isThere).toBe(true)
  // As in a visitor's press: React renders between the listeners of an event, once the stack is empty.
  const renderInBetween = () => flushSync(() => {})
  document.addEventListener('submit', renderInBetween)
  onTestFinished(() => document.removeEventListener('submit', renderInBetween))
  open()
  // React has been told of the code, and has not rendered it.
  for (let step = 0; step < 10; step++) await null
  press(subscribe)
  await expect.poll(() => submissions.length).toBe(1)
})

it('the form of the next page keeps its text and says nothing of a message that was answered', async () => {
  const { email, subscribe, status, goOn } = await renderForms()
  await email.fill('a@b')
  press(subscribe)
  await expect.element(status.getByText(sent)).toBeVisible()
  await email.fill('c@d')
  await goOn()
  await expect.element(email).toHaveValue('c@d')
  await expect.element(status.getByText(sent)).not.toBeInTheDocument()
})
