#!/bin/sh
# Firefox: once a service worker has touched a navigation preload that fails, its answer is not shown.
# Needs firefox-esr (Debian) and Node 20. Exits 1 when Firefox behaves otherwise.
set -eu
firefox=${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox)}
"$firefox" --version
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/run.mjs" <<'END'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'

const page = (state) => `<!doctype html><title>x</title><script>
  const report = (word) => fetch('/report?' + word, { method: 'POST' })
  onload = async () => {
    if (${JSON.stringify(state)} === 'copy') return report('copy')
    const { active } = await navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)
    if (active.state !== 'activated') await new Promise((resolve) => active.addEventListener('statechange', resolve))
    await report('ready')
    location.reload()
  }
</script>`
const worker = ({ isEnabled, isTouched }) => `
  addEventListener('activate', (event) => event.waitUntil(Promise.all([
    clients.claim(), ${isEnabled ? 'registration.navigationPreload.enable()' : ''}])))
  addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return
    event.respondWith((async () => {
      try {
        return ${isTouched ? '(await event.preloadResponse) ??' : ''} (await fetch(event.request))
      } catch {
        return new Response(${JSON.stringify(page('copy'))}, { headers: { 'Content-Type': 'text/html' } })
      }
    })())
  })`

/** Opens a page, ends the connection of its reload, and notes what is heard. */
async function visit(preload) {
  const isPreload = (request) => 'service-worker-navigation-preload' in request.headers
  const heard = []
  let isGone = false
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url, 'http://localhost')
    if (pathname === '/report') {
      heard.push(search.slice(1))
      isGone ||= search === '?ready'
      return response.end()
    }
    if (pathname === '/worker.js') return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker(preload))
    // Without a network: the connection ends.
    if (isGone) {
      heard.push(isPreload(request) ? 'preload' : 'fetch')
      return request.socket.destroy()
    }
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(page('network'))
  }).listen(0)
  const profile = mkdtempSync(`${process.argv[3]}/profile-`)
  const args = ['--headless', '--no-remote', '--profile', profile, `http://localhost:${server.address().port}/`]
  const browser = spawn(process.argv[2], args, { stdio: 'ignore' })
  const end = Date.now() + 90_000
  const until = async (word, limit) => {
    while (!heard.includes(word) && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await until('ready', end)
  // A copy takes a second or two.
  await until('copy', Date.now() + 30_000)
  browser.kill()
  await once(browser, 'exit')
  server.closeAllConnections()
  server.close()
  return [...new Set(heard)].join(', ')
}

const rows = [
  ['preload off:                 ', { isEnabled: false, isTouched: true }, /^ready, fetch, copy$/],
  ['preload on, never touched:   ', { isEnabled: true, isTouched: false }, /, copy$/],
  ['preload on, awaited in a try:', { isEnabled: true, isTouched: true }, /^ready, preload(?!.*copy)/],
]
let isAsFound = true
for (const [title, preload, found] of rows) {
  const words = await visit(preload)
  console.log(`${title} ${words}`)
  isAsFound &&= found.test(words)
}
console.log(isAsFound ? 'As found: the worker catches the failure, and its copy is not shown.' : 'Firefox behaves otherwise now.')
process.exit(isAsFound ? 0 : 1)
END
node "$work/run.mjs" "$firefox" "$work"
