import { loadEnv } from 'vite'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { pagePaths } from '#app/i18n/paths.ts'

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
function isSiteUrlSet(root: string, mode = 'production'): boolean {
  return Boolean(loadEnv(mode, root, 'VITE_SITE_').VITE_SITE_URL)
}

/** Another company's pages would name the sample's address. */
export function siteUrlProblem(root: string, mode: string, isSample: boolean): string | undefined {
  if (isSample || isSiteUrlSet(root, mode)) return undefined
  return 'VITE_SITE_URL: is not set: write https:// and the site’s own address in .env or the environment'
}

/** What is told after a build: links, sitemap and sharing pictures would name another address. */
export function siteUrlNotice(root: string, mode: string): string | undefined {
  const url = siteUrl(root, mode)
  if (!isSiteUrlSet(root, mode))
    return `VITE_SITE_URL is not set: links, sitemap and sharing pictures name ${url} (see .env.example).`
  if (!/^http:\/\/(?!localhost\b|127\.)/i.test(url)) return undefined
  return `VITE_SITE_URL is ${url}: write https:// unless the site has no certificate.`
}

/** `VITE_SITE_URL` without a trailing slash. */
export function siteUrl(root: string, mode = 'production'): string {
  const given = loadEnv(mode, root, 'VITE_SITE_').VITE_SITE_URL || exampleUrl
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

/** Without a trailing slash. Empty, for the site's own origin, only with the embedded inbox. */
export function emailServiceOrigin(root: string, mode: string): string {
  const given = loadEnv(mode, root, 'VITE_EMAILJS_')
  const isEmbedded = given.VITE_EMAILJS_USER_ID === embeddedSettings.VITE_EMAILJS_USER_ID
  return (given.VITE_EMAILJS_ORIGIN || (isEmbedded ? '' : emailOrigin)).replace(/\/+$/, '')
}

/** Empty if the e-mail service has the site's own origin. */
export function connectOrigins(root: string, mode: string): string[] {
  const origin = emailServiceOrigin(root, mode)
  return origin ? [new URL(origin).origin] : []
}

/** Settings without which no form can be delivered. */
export function missingSettings(root: string, mode: string): string[] {
  const given = loadEnv(mode, root, 'VITE_EMAILJS_')
  return required.filter((name) => !given[name])
}

type Rule = readonly [allowed: RegExp, advice: string]

/** What stands at the top of the built site: below a path of such a name, both would lie in one folder. */
const ownNames = [
  ...Object.values(pagePaths),
  ...localeKeys.map((locale) => locales[locale].prefix).filter(Boolean),
  ...['/data', '/media', '/index.html'],
].join('|')

const isId: Rule = [/^[\w.:-]+$/, 'write the id alone, without spaces and quotes']

const rules: Readonly<Record<string, Rule>> = {
  VITE_SITE_URL: [
    new RegExp(
      String.raw`^https?:\/\/[^\s/?#@\\,;'"]+(?!(?:${ownNames})(?:\/|$))(?:\/[\w~-][\w.~-]*)*\/*$`,
      'i',
    ),
    `write the address of the whole site, without a page, such as ${exampleUrl}`,
  ],
  VITE_OFFLINE: [/^off$/, 'write off, or take the line out'],
  VITE_MESSAGE_ORIGIN: [/^on$/, 'write on, or take the line out'],
  VITE_EMAILJS_ORIGIN: [/^https?:\/\/[^\s/?#@]+\/*$/i, `write an address such as ${emailOrigin}`],
  VITE_EMAILJS_USER_ID: isId,
  VITE_EMAILJS_SERVICE_ID: isId,
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: isId,
  VITE_EMAILJS_INBOX_TEMPLATE_ID: isId,
}

/** A line for each setting of `.env` or the environment that is not as `.env.example` says. */
export function settingProblems(root: string, mode: string): string[] {
  return Object.entries(loadEnv(mode, root, 'VITE_')).flatMap(([name, value]) => {
    const rule = rules[name]
    if (!rule) {
      // The environment may hold other programs' settings.
      if (name in process.env) return []
      return [`.env: ${name}: is no setting: there are ${Object.keys(rules).join(', ')}`]
    }
    const [allowed, advice] = rule
    const isAddress = value.includes('://')
    if (!value || (allowed.test(value) && (!isAddress || URL.canParse(value)))) return []
    return [`.env: ${name}: ${JSON.stringify(value)} is not allowed: ${advice}`]
  })
}

/** Ends the process with these lines: thrown, each would stand among those of a stack. */
export function stopAtSettingProblems(root: string, mode: string): void {
  const lines = settingProblems(root, mode)
  if (lines.length === 0) return
  for (const line of lines) console.error(line)
  process.exit(1)
}
