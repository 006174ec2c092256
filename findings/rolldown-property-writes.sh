#!/bin/sh
# rolldown's `treeshake.propertyWriteSideEffects: false` does not only leave out writes to objects that nobody
# reads: a function that writes to what it is given goes, with its calls, though the object is read later.
# Needs Node 20 and npm. Exits 1 when rolldown behaves otherwise.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --prefix . rolldown@1.2.19 > install.log 2>&1 || { cat install.log; exit 1; }
cat > draw.js <<'END_OF_FILE'
function caption(shape, words) {
  shape.words = words
}
function draw(shape) {
  caption(shape, 'a name')
  shape.isDrawn = true
  return shape
}
console.log(JSON.stringify(draw(globalThis.shape ?? {})))
END_OF_FILE
cat > run.mjs <<'END_OF_FILE'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { rolldown } from 'rolldown'

const { version } = JSON.parse(readFileSync('node_modules/rolldown/package.json', 'utf8'))
console.log(`rolldown ${version}`)
const printed = []
for (const treeshake of [{}, { propertyWriteSideEffects: false }]) {
  const bundle = await rolldown({ input: 'draw.js', treeshake })
  const { output } = await bundle.generate({ minify: false })
  writeFileSync('built.mjs', output[0].code)
  printed.push(execFileSync(process.execPath, ['built.mjs'], { encoding: 'utf8' }).trim())
  console.log(`${JSON.stringify(treeshake)} prints ${printed.at(-1)}`)
}
const isAsFound = printed[0] === '{"words":"a name","isDrawn":true}' && printed[1] === '{"isDrawn":true}'
console.log(isAsFound ? 'As found: the function and its call are gone, though the object is printed.' : 'It behaves otherwise now.')
process.exit(isAsFound ? 0 : 1)
END_OF_FILE
node run.mjs
