import { contentReport } from '#tools/check/content-report.ts'
import { isSiteUrlSet, missingSettings, siteUrl } from '#tools/serve/settings.ts'
import { securityTextNotice } from './seo-files.ts'

/** The last lines of a build: what works as it is, and should be looked at. */
export async function buildNotices(root: string, mode: string): Promise<string[]> {
  const { length: worded } = (await contentReport(root)).wording
  const missing = missingSettings(root, mode).join(', ')
  return [
    worded > 0 && `Texts to look through again: ${worded}. See npm run check:content.`,
    missing && `The forms cannot send: ${missing} not set (see .env.example).`,
    securityTextNotice(new Date()),
    !isSiteUrlSet(root, mode) &&
      `VITE_SITE_URL is not set: links, sitemap and sharing pictures name ${siteUrl(root, mode)} (see .env.example).`,
  ].flatMap((line) => line || [])
}
