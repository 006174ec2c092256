/**
 * `npm run fonts`: its result is committed, so that a build needs neither the packages nor the fonts
 * measured here (Debian: fonts-liberation fonts-roboto fonts-noto-core fonts-dejavu).
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { cuts, keptFeatures } from './font-cuts.ts'
import { renameFont } from './font-names.ts'
import { type Fallback, measureFallbacks } from './measure-fallbacks.ts'

const root = path.resolve(import.meta.dirname, '../..')
const fonts = path.join(root, 'app/fonts')

/** The notice and the licence of the fonts that reserve their name. */
const plexNames = {
  0: 'Copyright 2017-2019 IBM Corp. with Reserved Font Name "Plex"',
  13: 'Cut from IBM Plex, under the SIL Open Font License, Version 1.1',
  14: 'https://openfontlicense.org',
}

for (const { name, source, characters, axes, ownName } of cuts) {
  const options = { noHinting: true, keepFeatures: keptFeatures }
  const cut = await subsetFont(await readFile(source), characters, {
    ...options,
    targetFormat: ownName ? 'sfnt' : 'woff2',
    ...(axes && { variationAxes: axes }),
  })
  const font = ownName
    ? await subsetFont(renamed(cut, ownName), characters, {
        ...options,
        targetFormat: 'woff2',
        preserveNameIds: Object.keys(plexNames).map(Number),
      })
    : cut
  await writeFile(path.join(fonts, `${name}.woff2`), font)
  console.log(`${name}.woff2: ${font.length} bytes`)
}

function renamed(font: Buffer, name: string): Buffer {
  const file = name.replaceAll(' ', '')
  return renameFont(font, { ...plexNames, 1: name, 2: 'Regular', 3: file, 4: name, 6: file })
}

for (const locale of ['en', 'ar'] as const) {
  const rules = (await measureFallbacks(fonts, locale)).map(fallbackRule)
  const sheet = `/* Written by \`npm run fonts\`; not to be edited. */\n${rules.join('\n')}`
  await writeFile(path.join(root, `app/styles/fallback-fonts-${locale}.css`), sheet)
}

function fallbackRule(fallback: Fallback): string {
  const { family, locals, weight, sizeAdjust, ascent, descent, unicodeRange } = fallback
  const percent = (fraction: number) => `${Number((fraction * 100).toFixed(2))}%`
  return `@font-face {
  font-family: '${family}';
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: 0%;${unicodeRange ? `\n  unicode-range: ${unicodeRange};` : ''}
}
`
}
