import { loadEnv } from 'vite'

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

/** The names of the settings without which no form can be delivered. */
export function missingSettings(root: string, mode: string): string[] {
  const given = loadEnv(mode, root, 'VITE_EMAILJS_')
  return required.filter((name) => !given[name])
}
