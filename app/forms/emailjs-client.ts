import type { FormName, FormValues, SendResult, Submission } from './forms.ts'

const libVersion = '4.4.1'

/** Longest wait for an answer, in ms. */
const sendTimeout = 15_000

export type MessagingSettings = Readonly<{
  /** `https://…` of the service; empty for the site's own origin. */
  origin: string
  userId: string
  serviceId: string
  contactTemplateId: string
  inboxTemplateId: string
  /** Whether a contact message ends with the page it was sent from, and the visit's campaign. */
  tellsOrigin: boolean
}>

const builtSettings: MessagingSettings = {
  origin: import.meta.env.VITE_EMAILJS_ORIGIN ?? 'https://api.emailjs.com',
  userId: import.meta.env.VITE_EMAILJS_USER_ID ?? '',
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
  contactTemplateId: import.meta.env.VITE_EMAILJS_CONTACT_TEMPLATE_ID ?? '',
  inboxTemplateId: import.meta.env.VITE_EMAILJS_INBOX_TEMPLATE_ID ?? '',
  tellsOrigin: import.meta.env.VITE_MESSAGE_ORIGIN === 'on',
}

/**
 * Sends a checked message once through an EmailJS-compatible service (specification, section 7).
 * It never throws, and sends nothing again without the visitor's consent.
 *
 * @param timeout milliseconds to wait for the whole answer
 */
export async function sendMessage(
  { form, values }: Submission,
  settings: MessagingSettings = builtSettings,
  timeout = sendTimeout,
): Promise<SendResult> {
  const { userId, serviceId } = settings
  const templateId = form === 'contact' ? settings.contactTemplateId : settings.inboxTemplateId
  // The words of the service's own client (specification, section 8).
  if (!userId) return failed('The user ID is required')
  if (!serviceId) return failed('The service ID is required')
  if (!templateId) return failed('The template ID is required')

  const body = JSON.stringify({
    lib_version: libVersion,
    user_id: userId,
    service_id: serviceId,
    template_id: templateId,
    template_params: templateParams(form, values, settings.tellsOrigin),
  })
  return post(`${settings.origin}/api/v1.0/email/send`, body, timeout)
}

/** The parameters each template expects; newsletter and inquiry share one and fill half of it. */
function templateParams(
  form: FormName,
  values: FormValues,
  tellsOrigin: boolean,
): Record<string, string> {
  const { name = '', email = '', message: text = '', question = '' } = values
  if (form === 'contact') {
    const message = tellsOrigin ? `${text}\n\n${origin()}` : text
    return { from_name: name, from_email: email, message }
  }
  return { from_email: email, from_question: question }
}

/** `Sent from /ar/contact-us; the visit began at /services?utm_source=letter.` Nothing is stored for it. */
function origin(): string {
  const [landing] = performance.getEntriesByType('navigation')
  const { pathname, searchParams } = new URL(landing?.name || location.href)
  const campaign = [...searchParams].filter(([key]) => key.startsWith('utm_'))
  const query = campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : ''
  return `Sent from ${location.pathname}; the visit began at ${pathname}${query}.`
}

async function post(url: string, body: string, timeout: number): Promise<SendResult> {
  const wasOffline = isOffline()
  const limit = new AbortController()
  const timer = setTimeout(() => {
    limit.abort(new Error(`no answer in ${timeout} ms`))
  }, timeout)
  let response: Response | undefined
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      // The request goes on if the visitor leaves. Browsers allow 64 kB of such requests at a time.
      keepalive: body.length < 15_000,
      signal: limit.signal,
    })
    return judge(response, await response.text())
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    // The request was made even if the browser said it is offline, as it may be wrong: where there was an
    // answer, or a wait for one, it had left.
    const hasLeft = response || limit.signal.aborted
    if (!hasLeft && wasOffline && isOffline()) return { outcome: 'offline', detail }
    // A refused, cut and late answer look alike: the request may have arrived.
    return { outcome: 'unknown', detail }
  } finally {
    clearTimeout(timer)
  }
}

/** Of `onLine`, only `false` is reliable. */
function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

/** The gateway got no answer from the service, which may have received the request. */
const gatewayTrouble: readonly number[] = [502, 504]

/** Sent on status 200 or the text `OK`; an HTML page is a proxy's or a portal's answer. */
function judge(response: Response, body: string): SendResult {
  const text = body.trim()
  const isHtml =
    text.startsWith('<') || (response.headers.get('Content-Type') ?? '').includes('text/html')
  if (!isHtml && (response.status === 200 || text === 'OK')) return { outcome: 'sent' }
  const detail = `${response.status}: ${isHtml ? 'a page of HTML' : text.slice(0, 200)}`
  const isUnclear = response.ok || gatewayTrouble.includes(response.status)
  return isUnclear ? { outcome: 'unknown', detail } : failed(detail)
}

function failed(detail: string): SendResult {
  return { outcome: 'failed', detail }
}
