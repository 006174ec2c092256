import { contentReport } from '#tools/check/content-report.ts'
import { missingSettings, siteUrlNotice } from '#tools/serve/settings.ts'

/** The last lines of a build: what works as it is, and should be looked at. */
export async function buildNotices(root: string, mode: string): Promise<string[]> {
  const { length: worded } = (await contentReport(root)).wording
  const missing = missingSettings(root, mode).join(', ')
  return [
    worded > 0 && `Texts to look through again: ${worded}. See npm run check:content.`,
    missing && `The forms cannot send: ${missing} not set (see .env.example).`,
    siteUrlNotice(root, mode),
  ].flatMap((line) => line || [])
}
