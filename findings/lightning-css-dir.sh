#!/bin/sh
# Lightning CSS writes `:dir(rtl)` for browsers without it as a list of languages: by targets as 19
# selectors, by `include` alone as one that no Chromium reads. Needs Node 20, npm and Debian's chromium.
# Exits 1 when either behaves otherwise.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --prefix . lightningcss@1.33.0 > install.log 2>&1 || { cat install.log; exit 1; }
cat > run.mjs <<'END'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { Features, transform } from 'lightningcss'

const { version } = JSON.parse(readFileSync('node_modules/lightningcss/package.json', 'utf8'))
const write = (options) =>
  transform({ filename: 'a.css', code: Buffer.from('a:dir(rtl) { float: left }'), minify: true, ...options })
    .code.toString()
const chrome109 = { chrome: 109 << 16 }
const byTargets = write({ targets: chrome109 })
const byFeature = write({ include: Features.DirSelector })
console.log(`lightningcss ${version}`)
console.log(`for Chrome 109:            ${byTargets}`)
console.log(`include: DirSelector only: ${byFeature}`)
const languages = byTargets.match(/:lang\([\w-]+\)/g) ?? []
console.log(`${languages.length} languages; ${brotliCompressSync(byTargets).length} bytes with Brotli for ${brotliCompressSync('[dir=rtl] a{float:left}').length}`)

const browser = process.env.CHROMIUM_PATH ?? 'chromium'
const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${process.cwd()}/profile`]
const run = (...args) => execFileSync(browser, [...flags, ...args], { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
const page = `data:text/html,<html lang="ar" dir="rtl"><style>${byFeature}</style><a>x</a><script>
  document.title = getComputedStyle(document.querySelector('a')).float + ' ' + CSS.supports('selector(:lang(ar,fa))')
</script>`
const [, title] = /<title>(.*?)<\/title>/.exec(run('--dump-dom', page)) ?? []
console.log(`${run('--version').trim()}, Arabic page with the latter, float and support: ${title}`)
const isAsFound =
  languages.length === 19 && languages.includes(':lang(ar)') && !byTargets.includes('dir') &&
  /^a:lang\([\w-]+(?:,\s?[\w-]+){18}\)\{/.test(byFeature) && title === 'none false'
console.log(isAsFound ? 'As found: neither asks for the dir attribute, and one is never read.' : 'It behaves otherwise now.')
process.exit(isAsFound ? 0 : 1)
END
node run.mjs
