#!/bin/sh
# Chromium: a second DevTools session, however idle, takes `emulateMedia({ media })` from the next document.
# Needs chromium (Debian), Node 20 and a network. Exits 1 when Chromium behaves otherwise.
set -eu
chromium=${CHROMIUM_PATH:-$(command -v chromium)}
"$chromium" --version
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --ignore-scripts playwright-core@1.65.1
cat > run.mjs <<'END'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'

const queries = ['print', '(prefers-color-scheme: dark)']
const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>x</title>')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${server.address().port}`
const args = process.getuid() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: process.argv[2], args })

/** What matches in the document that was open, and in the next one. */
async function visit(session) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/first`)
  const second = session === 'none' ? undefined : await context.newCDPSession(page)
  if (session === 'detached') await second.detach()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const matching = () => page.evaluate((all) => all.filter((query) => matchMedia(query).matches), queries)
  const first = await matching()
  await page.goto(`${origin}/next`)
  const next = await matching()
  await context.close()
  return { first, next }
}

const seen = {}
for (const session of ['none', 'idle', 'detached']) seen[session] = await visit(session)
await browser.close()
server.close()
console.log(JSON.stringify(seen, null, 1))
const isSame = (name, next) => {
  return `${seen[name].first}` === `${queries}` && `${seen[name].next}` === `${next}`
}
const isAsNoted = isSame('none', queries) && isSame('idle', queries.slice(1)) && isSame('detached', queries)
console.log(isAsNoted ? 'As noted: the media type is lost, the features stay.' : 'Changed.')
process.exitCode = isAsNoted ? 0 : 1
END
node run.mjs "$chromium"
