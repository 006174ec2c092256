/**
 * The one call the site makes: an e-mail through an EmailJS-compatible service
 * (specification, section 7). It returns a result and never throws.
 */

/** Version of the service's protocol this body follows. */
const libVersion = '4.4.1'

/** How long the service may take, in milliseconds, before its answer counts as unknown. */
const sendTimeLimit = 15_000

export type MessagingSettings = Readonly<{
  /** `https://…` of the service; empty for the site's own origin. */
  origin: string
  userId: string
  serviceId: string
  contactTemplateId: string
  /** Newsletter and inquiry. */
  inboxTemplateId: string
}>

/** A message, by the form it comes from. */
export type Message =
  | Readonly<{ form: 'contact'; name: string; email: string; message: string }>
  | Readonly<{ form: 'newsletter'; email: string }>
  | Readonly<{ form: 'inquiry'; question: string }>

/**
 * `failed` and `offline`: it certainly did not arrive. `unknown`: the request went out and no
 * usable answer came back, so it may have arrived; nothing is sent again without the visitor's
 * word.
 */
export type SendResult =
  | Readonly<{ outcome: 'sent' }>
  | Readonly<{ outcome: 'failed' | 'offline' | 'unknown'; detail: string }>

/** The settings the site was built with. */
const builtSettings: MessagingSettings = {
  origin: import.meta.env.VITE_EMAILJS_ORIGIN ?? 'https://api.emailjs.com',
  userId: import.meta.env.VITE_EMAILJS_USER_ID ?? '',
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
  contactTemplateId: import.meta.env.VITE_EMAILJS_CONTACT_TEMPLATE_ID ?? '',
  inboxTemplateId: import.meta.env.VITE_EMAILJS_INBOX_TEMPLATE_ID ?? '',
}

/**
 * Sends a message once.
 *
 * @param id the submission's, the same for each try of the same text: where a first copy may have
 *   arrived, a service that reads it can tell the second one
 * @param timeLimit milliseconds to wait for the whole answer
 */
export async function sendMessage(
  message: Message,
  id: string,
  settings: MessagingSettings = builtSettings,
  timeLimit = sendTimeLimit,
): Promise<SendResult> {
  const { userId, serviceId } = settings
  const templateId =
    message.form === 'contact' ? settings.contactTemplateId : settings.inboxTemplateId
  // The service's own client refuses with these words (specification, section 8).
  if (!userId) return failed('The user ID is required')
  if (!serviceId) return failed('The service ID is required')
  if (!templateId) return failed('The template ID is required')

  const body = JSON.stringify({
    lib_version: libVersion,
    user_id: userId,
    service_id: serviceId,
    template_id: templateId,
    template_params: templateParams(message),
  })
  return post(`${settings.origin}/api/v1.0/email/send`, body, id, timeLimit)
}

async function post(url: string, body: string, id: string, timeLimit: number): Promise<SendResult> {
  const wasOffline = isOffline()
  const limit = new AbortController()
  const timer = setTimeout(() => {
    limit.abort(new Error(`no answer in ${timeLimit} ms`))
  }, timeLimit)
  try {
    const response = await fetch(url, {
      method: 'POST',
      // The body stays as the service wants it; a parameter it does not know does not concern it.
      headers: { 'Content-Type': `application/json; submission=${id}` },
      body,
      // A visitor who sends and leaves has sent. Browsers take 64 kB of such requests at a time.
      keepalive: body.length < 15_000,
      signal: limit.signal,
    })
    return judge(response, await response.text())
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    // Asked all the same, as browsers may be wrong about it; but then nothing has left.
    if (wasOffline && isOffline()) return { outcome: 'offline', detail }
    // A refused, cut or late answer looks alike from here: the request may have got through.
    return { outcome: 'unknown', detail }
  } finally {
    clearTimeout(timer)
  }
}

/** Only `false` says something; servers and old browsers know nothing of it. */
function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

/** A gateway that heard nothing from the service behind it, which may well have heard us. */
const gatewayTrouble: readonly number[] = [502, 504]

/** Resolved on status 200 or the text `OK`, but a page of HTML is a proxy's or portal's answer. */
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

/** The parameters each template knows; newsletter and inquiry share one and fill its other half empty. */
function templateParams(message: Message): Record<string, string> {
  switch (message.form) {
    case 'contact':
      return { from_name: message.name, from_email: message.email, message: message.message }
    case 'newsletter':
      return { from_email: message.email, from_question: '' }
    case 'inquiry':
      return { from_email: '', from_question: message.question }
  }
}
