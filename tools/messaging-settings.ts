import { loadEnv } from 'vite'

/** The service's own, where none is given. */
const usualOrigin = 'https://api.emailjs.com'

/** Settings that point the site at the inbox its own server embeds. */
const embedded = {
  VITE_EMAILJS_ORIGIN: '',
  VITE_EMAILJS_USER_ID: 'embedded-user',
  VITE_EMAILJS_SERVICE_ID: 'embedded-service',
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  VITE_EMAILJS_INBOX_TEMPLATE_ID: 'inbox',
} as const

const required = Object.keys(embedded).filter((name) => name !== 'VITE_EMAILJS_ORIGIN')

/**
 * The embedded inbox's settings where the owner has given none, in the environment or an
 * `.env` file; nothing where any is given, so that a half-filled file is never papered over.
 *
 * @param mode Vite's mode, which selects `.env.{mode}`
 */
export function embeddedSettingsIfUnset(root: string, mode: string): Partial<typeof embedded> {
  const given = loadEnv(mode, root, 'VITE_EMAILJS_')
  return Object.keys(given).length === 0 ? embedded : {}
}

/** The embedded inbox's settings whatever the owner has set, for tests. */
export function embeddedSettings(): typeof embedded {
  return embedded
}

/** The e-mail service's origin where it is not the site's own, for the pages' policy; throws where it is no address. */
export function connectOrigins(root: string, mode: string): string[] {
  const { VITE_EMAILJS_ORIGIN: origin = usualOrigin } = loadEnv(mode, root, 'VITE_EMAILJS_')
  if (!origin) return []
  if (!URL.canParse(origin)) throw new Error(`VITE_EMAILJS_ORIGIN is ${origin}: no web address`)
  return [new URL(origin).origin]
}

/** The names of the settings without which no form can be delivered. */
export function missingSettings(root: string, mode: string): string[] {
  const given = loadEnv(mode, root, 'VITE_EMAILJS_')
  return required.filter((name) => !given[name])
}
