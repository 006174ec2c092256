#!/bin/sh
# axe-core: the contrast of Arabic words is not measured; pale Arabic passes where pale English is a violation.
# Needs chromium (Debian), Node 20, npm. Exits 1 when axe-core behaves otherwise.
set -eu
chromium=${CHROMIUM_PATH:-$(command -v chromium)}
"$chromium" --version
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --silent --no-fund --no-audit --no-package-lock axe-core@4.13.0 playwright-core@1.65.1
cat > run.mjs <<'END'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
const axe = createRequire(import.meta.url).resolve('axe-core')
const texts = { English: ['en', 'Pale words'], Arabic: ['ar', 'كلمات باهتة'], 'Arabic with digits': ['ar', 'كلمات 2026'], Cyrillic: ['ru', 'Бледные слова'] }
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.setContent(
  `<!doctype html><html lang="en"><title>x</title><main style="background: white; color: #bbb">${Object.values(texts)
    .map(([lang, text]) => `<p lang="${lang}">${text}</p>`)
    .join('')}</main>`,
)
await page.addScriptTag({ path: axe })
const { version, found } = await page.evaluate(async () => {
  const { violations, incomplete, passes } = await window.axe.run(document, { runOnly: ['color-contrast'] })
  const found = [...document.querySelectorAll('p')].map((paragraph) => {
    for (const [name, results] of Object.entries({ violation: violations, incomplete, pass: passes })) {
      if (results.some(({ nodes }) => nodes.some(({ target }) => document.querySelector(target[0]) === paragraph))) return name
    }
    return 'not looked at'
  })
  return { version: window.axe.version, found }
})
await browser.close()
console.log(`axe-core ${version}`)
Object.keys(texts).forEach((name, index) => console.log(`${name}, 1.9:1: ${found[index]}`))
process.exit(found[0] === 'violation' && found[1] !== 'violation' ? 0 : 1)
END
node run.mjs "$chromium"
