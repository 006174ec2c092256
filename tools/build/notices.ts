import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { wordingProblems } from '#content/check.ts'
import { messageProblems } from '#content/check-wording.ts'
import { isSiteUrlSet, missingSettings, siteUrl } from '#tools/serve/settings.ts'
import { securityTextNotice } from './seo-files.ts'

/** The last lines of a build: what works as it is, and should be looked at. */
export function buildNotices(root: string, mode: string): string[] {
  const worded = [...wordingProblems(), ...messageProblems('en', en), ...messageProblems('ar', ar)]
    .length
  const missing = missingSettings(root, mode).join(', ')
  return [
    worded > 0 && `Texts to look through again: ${worded}. See npm run check:content.`,
    missing && `The forms cannot send: ${missing} not set (see .env.example).`,
    securityTextNotice(new Date()),
    !isSiteUrlSet(root, mode) &&
      `VITE_SITE_URL is not set: links, sitemap and sharing pictures name ${siteUrl(root, mode)} (see .env.example).`,
  ].flatMap((line) => line || [])
}
