/**
 * Cuts the site's fonts from their packages into `app/fonts/` and writes the style sheets that name
 * them. Run by `npm run fonts` after a change to `cuts.ts` or to a font package; the result is
 * committed, so that a build needs neither the packages' cuts nor the fonts measured here.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { cuts, keptFeatures } from './cuts.ts'
import { fontSheet } from './font-sheet.ts'
import { measureFallbacks } from './measure-fallbacks.ts'

const root = path.resolve(import.meta.dirname, '../..')
const fonts = path.join(root, 'app/fonts')

for (const { name, source, characters, axes } of cuts) {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: keptFeatures,
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(path.join(fonts, `${name}.woff2`), font)
  console.log(`${name}.woff2: ${font.length} bytes`)
}

const styles = path.join(root, 'app/styles')
for (const locale of ['en', 'ar'] as const) {
  const fallbacks = await measureFallbacks(fonts, locale)
  await writeFile(path.join(styles, `fonts-${locale}.css`), fontSheet(locale, fallbacks))
}
