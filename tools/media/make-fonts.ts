/** `npm run fonts`: its result is committed, so that a build needs no font packages. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { cuts, fontFeatures } from './font-cuts.ts'
import { renameFont } from './font-names.ts'

const root = path.resolve(import.meta.dirname, '../..')
const fonts = path.join(root, 'app/fonts')

/** The notice and the licence of the fonts that reserve their name. */
const plexNames = {
  0: 'Copyright 2017-2019 IBM Corp. with Reserved Font Name "Plex"',
  13: 'Cut from IBM Plex, under the SIL Open Font License, Version 1.1',
  14: 'https://openfontlicense.org',
}

for (const { name, source, characters, axes, ownName } of cuts) {
  const options = { noHinting: true, keepFeatures: fontFeatures }
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
