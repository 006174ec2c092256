import { loadEnv } from 'vite'

/** The default of `VITE_SITE_URL`. */
const exampleUrl = 'https://www.minwal.example'

/** The default of `VITE_EMAILJS_ORIGIN`. */
const emailOrigin = 'https://api.emailjs.com'

export const embeddedSettings = {
  VITE_EMAILJS_ORIGIN: '',
  VITE_EMAILJS_USER_ID: 'embedded-user',
  VITE_EMAILJS_SERVICE_ID: 'embedded-service',
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  VITE_EMAILJS_INBOX_TEMPLATE_ID: 'inbox',
} as const

/** Tests run with these and without `.env`, so that none reaches the owner's service. */
export const noSettings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(embeddedSettings).map((name) => [name, '']),
)

const required = Object.keys(embeddedSettings).filter((name) => name !== 'VITE_EMAILJS_ORIGIN')

/** An empty one is none. */
export function isSiteUrlSet(root: string, mode = 'production'): boolean {
  return Boolean(loadEnv(mode, root, 'VITE_SITE_').VITE_SITE_URL)
}

/** Another company's pages would name the sample's address. */
export function siteUrlProblem(root: string, mode: string, isSample: boolean): string | undefined {
  if (isSample || isSiteUrlSet(root, mode)) return undefined
  return 'VITE_SITE_URL: is not set: write https:// and the site’s own address in .env or the environment'
}

/** `VITE_SITE_URL` without a trailing slash. @throws Error when it is no web address */
export function siteUrl(root: string, mode = 'production'): string {
  const given = loadEnv(mode, root, 'VITE_SITE_').VITE_SITE_URL || exampleUrl
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`VITE_SITE_URL is ${given}: give an address such as ${exampleUrl}`)
  }
  return given.replace(/\/+$/, '')
}

/** `/website`, or an empty string. */
export function basePath(root: string, mode = 'production'): string {
  return new URL(siteUrl(root, mode)).pathname.replace(/\/+$/, '')
}

/** False if `VITE_OFFLINE` is `off`. */
export function keepsOfflineCopies(root: string, mode = 'production'): boolean {
  return loadEnv(mode, root, 'VITE_OFFLINE').VITE_OFFLINE !== 'off'
}

/**
 * Empty if the owner has set any, so that an incomplete file is not hidden. An empty setting is an
 * unset one, and an origin alone sends nothing: a copy of `.env.example` is both.
 */
export function embeddedSettingsIfUnset(
  root: string,
  mode: string,
): Partial<typeof embeddedSettings> {
  return missingSettings(root, mode).length === required.length ? embeddedSettings : {}
}

/** Empty, for the site's own origin, only with the embedded inbox. */
export function emailServiceOrigin(root: string, mode: string): string {
  const given = loadEnv(mode, root, 'VITE_EMAILJS_')
  const isEmbedded = given.VITE_EMAILJS_USER_ID === embeddedSettings.VITE_EMAILJS_USER_ID
  return given.VITE_EMAILJS_ORIGIN || (isEmbedded ? '' : emailOrigin)
}

/** Empty if the e-mail service has the site's own origin. @throws Error for no web address */
export function connectOrigins(root: string, mode: string): string[] {
  const origin = emailServiceOrigin(root, mode)
  if (!origin) return []
  if (!URL.canParse(origin)) throw new Error(`VITE_EMAILJS_ORIGIN is ${origin}: no web address`)
  return [new URL(origin).origin]
}

/** Settings without which no form can be delivered. */
export function missingSettings(root: string, mode: string): string[] {
  const given = loadEnv(mode, root, 'VITE_EMAILJS_')
  return required.filter((name) => !given[name])
}
