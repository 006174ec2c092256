#!/bin/sh
# Firefox: a repeating gradient that is interpolated in Oklab, as each with color-mix() or color() is by
# default, draws no stripes. `in srgb`, a colour spelled in hex, or a gradient that does not repeat helps.
# Needs firefox-esr (Debian), Node 20, npm. Exits 1 when Firefox behaves otherwise.
set -eu
firefox=${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox)}
"$firefox" --version
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-fund --no-audit --no-package-lock pngjs@7.0.0
cat > page.html <<'END'
<!doctype html><style>body { margin: 0; background: white } div { height: 40px; width: 400px }</style>
<div style="background: repeating-linear-gradient(to right, black 0 4px, white 0 10px)"></div>
<div style="background: repeating-linear-gradient(to right, color-mix(in srgb, black 80%, white) 0 4px, white 0 10px)"></div>
<div style="background: repeating-linear-gradient(to right in srgb, color-mix(in srgb, black 80%, white) 0 4px, white 0 10px)"></div>
<div style="background: repeating-linear-gradient(to right in oklab, black 0 4px, white 0 10px)"></div>
<div style="background: linear-gradient(to right in oklab, black 0 4px, white 0 10px) 0 0 / 10px"></div>
END
mkdir profile
"$firefox" --headless --no-remote --profile "$work/profile" --window-size 420,300 --screenshot "$work/page.png" "file://$work/page.html" 2> log || { cat log; exit 1; }
cat > read.mjs <<'END'
import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
const { data, width } = PNG.sync.read(readFileSync('page.png'))
const names = ['hex', 'color-mix()', 'color-mix() in srgb', 'hex in oklab', 'hex in oklab, as a tile']
const stripes = names.map((_, row) => {
  let count = 0
  for (let x = 1; x < 400; x++) {
    const red = (at) => data[((20 + 40 * row) * width + at) * 4]
    if (red(x) < 128 && red(x - 1) >= 128) count++
  }
  return count
})
names.forEach((name, row) => console.log(`${name}: ${stripes[row]} stripes begin after the first pixel (39 expected)`))
process.exit(stripes.join() === '39,0,39,0,39' ? 0 : 1)
END
node read.mjs
