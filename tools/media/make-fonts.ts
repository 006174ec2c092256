/**
 * `npm run fonts`: its result is committed, so that a build needs neither the packages nor the fonts
 * measured here (Debian: fonts-liberation fonts-roboto fonts-noto-core fonts-dejavu).
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { cuts, keptFeatures } from './font-cuts.ts'
import { type Fallback, measureFallbacks } from './measure-fallbacks.ts'

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
