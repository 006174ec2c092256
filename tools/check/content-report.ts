import { icons } from '#app/art/icons.ts'
import { letters } from '#app/brand/identity.ts'
import { messages } from '#app/i18n/messages.server.ts'
import { pageKeys, sitePaths } from '#app/i18n/paths.ts'
import { content } from '#content/all.ts'
import { contentProblems, wordingProblems } from '#content/check.ts'
import { messageProblems } from '#content/check-wording.ts'
import { languages } from '#content/languages.ts'
import { valueAt } from '#content/places.ts'
import { pictureProblems } from '#tools/media/make-pictures.ts'
import { messageShapeProblems } from './message-shapes.ts'

/** Lines of one file, entry, field, problem and advice. */
export type ContentReport = Readonly<{
  /** Any stops a build. */
  problems: readonly string[]
  /** Told where nothing is broken. */
  wording: readonly string[]
  isSample: boolean
}>

export async function contentReport(root: string): Promise<ContentReport> {
  const site = {
    icons: Object.keys(icons),
    letters: letters.map(({ name }) => name),
    pages: pageKeys,
    paths: sitePaths(content.blogSlugs),
  }
  const problems = [
    ...contentProblems(site),
    ...(await pictureProblems(root, content)),
    ...languages.flatMap((key) => messageShapeProblems(key, messages[key], messages.en)),
  ].sort(byFile)
  // The export of a file may be called otherwise, which is one of the problems.
  const isSample = valueAt(content.company, 'isSample') !== false
  if (problems.length > 0) return { problems, wording: [], isSample }
  const worded = languages.flatMap((key) => messageProblems(key, messages[key]))
  return { problems, wording: [...wordingProblems(), ...worded], isSample }
}

function byFile(one: string, other: string): number {
  const [file = '', otherFile = ''] = [one, other].map((line) => line.split(': ')[0])
  return file < otherFile ? -1 : file > otherFile ? 1 : 0
}
