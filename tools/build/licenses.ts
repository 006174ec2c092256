import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Vite's list of the packages in the scripts; `writeLicenses` puts a text in its place. */
export const packageList = 'licenses.json'

export type BundledPackage = Readonly<{
  name: string
  version: string
  /** As SPDX has it. */
  identifier?: string
  /** Missing where the package names its licence and does not carry it. */
  text?: string
}>

/** Packages that carry the text of a licence whole. */
const carriers: Readonly<Record<string, string>> = {
  MIT: 'react/LICENSE',
  'Apache-2.0': 'sharp/LICENSE',
}

/** What the licences of packages and fonts ask of whoever publishes them: notice and text. */
export async function writeLicenses(root: string, output: string): Promise<void> {
  const list = path.join(output, packageList)
  const packages: readonly BundledPackage[] = JSON.parse(await readFile(list, 'utf8'))
  await rm(list)
  const notices = await Promise.all(packages.map((one) => notice(root, one)))
  const fonts = await readFile(path.join(root, 'app/fonts/LICENSE.txt'), 'utf8')
  const hash = createHash('sha256').update(fonts).digest('hex').slice(0, 8)
  const fontsFile = `media/assets/fonts-license-${hash}.txt`
  await writeFile(path.join(output, fontsFile), fonts)
  const heading = 'What the scripts of this site contain besides its own code'
  const parts = [
    heading,
    ...notices,
    `The fonts: ${path.basename(fontsFile)} beside them\n\n${fonts}`,
  ]
  await writeFile(path.join(output, 'licenses.txt'), `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}`)
}

/** @throws Error when the licence is not known */
export async function notice(root: string, one: BundledPackage): Promise<string> {
  const { name, version, identifier = '' } = one
  const title = `${name} ${version} (${identifier})`
  if (one.text) return `${title}\n\n${one.text}`
  const carrier = carriers[identifier]
  if (!carrier) throw new Error(`${title}: its licence has to be published, and is not known`)
  const modules = path.join(root, 'node_modules')
  const { author } = JSON.parse(await readFile(path.join(modules, name, 'package.json'), 'utf8'))
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`)
  const text = await readFile(path.join(modules, carrier), 'utf8')
  // Without the carrier's own notice.
  const terms = text.slice(text.search(/^Permission is hereby|^\s*Apache License/m)).trim()
  return `${title}\n\nCopyright (c) ${holder}\n\n${terms}`
}
