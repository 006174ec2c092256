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

const required = Object.keys(embeddedSettings).filter((name) => name !== 'VITE_EMAILJS_ORIGIN')

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

/** Empty if the owner has set any, so that an incomplete file is not hidden. */
export function embeddedSettingsIfUnset(
  root: string,
  mode: string,
): Partial<typeof embeddedSettings> {
  const given = loadEnv(mode, root, 'VITE_EMAILJS_')
  return Object.keys(given).length === 0 ? embeddedSettings : {}
}

/** Empty if the e-mail service has the site's own origin. @throws Error for no web address */
export function connectOrigins(root: string, mode: string): string[] {
  const { VITE_EMAILJS_ORIGIN: origin = emailOrigin } = loadEnv(mode, root, 'VITE_EMAILJS_')
  if (!origin) return []
  if (!URL.canParse(origin)) throw new Error(`VITE_EMAILJS_ORIGIN is ${origin}: no web address`)
  return [new URL(origin).origin]
}

/** Settings without which no form can be delivered. */
export function missingSettings(root: string, mode: string): string[] {
  const given = loadEnv(mode, root, 'VITE_EMAILJS_')
  return required.filter((name) => !given[name])
}
