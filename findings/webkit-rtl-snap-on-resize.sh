#!/bin/sh
# WebKit: a row that scrolls with `scroll-snap-type` and stands at its start is moved when the window gets
# narrower, if it runs from right to left: of cards that were seen three at a time, the third is in view, not
# the first. From left to right the first stays.
# Needs webkit2gtk-driver and xvfb (Debian 12), Node 20. Exits 1 when WebKit behaves otherwise.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
dpkg-query --show --showformat '${Package} ${Version}\n' libwebkit2gtk-4.1-0
cat > run.mjs <<'END'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'

const page = (dir) => `<!doctype html><html dir="${dir}"><style>
  body { margin: 0 }
  div { overflow-x: auto; scroll-snap-type: inline mandatory }
  ul { display: flex; margin: 0; padding: 0; list-style: none }
  li { flex: 0 0 calc(100% / 3); height: 200px; scroll-snap-align: start }
  @media (max-width: 600px) { li { flex-basis: 100% } }
</style><div><ul>${'<li>card</li>'.repeat(6)}</ul></div>`
const site = createServer(({ url }, response) =>
  response.setHeader('Content-Type', 'text/html').end(page(url.slice(1))),
).listen(0)
const screen = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'], {
  stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
})
const [display] = await once(screen.stdio[3], 'data')
const driver = spawn('WebKitWebDriver', ['--port=8918'], {
  env: { ...process.env, DISPLAY: `:${`${display}`.trim()}` },
  stdio: 'ignore',
})
const origin = 'http://127.0.0.1:8918'
const pause = () => new Promise((resolve) => setTimeout(resolve, 100))
while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) await pause()
const ask = async (method, path, body) => {
  const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(value.message)
  return value
}
const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const { sessionId } = await ask('POST', '/session', {
  capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
})
const session = `/session/${sessionId}`
const resize = (width) => ask('POST', `${session}/window/rect`, { width, height: 700 })
const read = () =>
  ask('POST', `${session}/execute/sync`, {
    script: `const row = document.querySelector('div')
      const { offsetWidth } = row.querySelector('li')
      return { first: Math.round(Math.abs(row.scrollLeft) / offsetWidth), one: offsetWidth === innerWidth }`,
    args: [],
  })
const seen = []
for (const dir of ['ltr', 'rtl']) {
  await resize(1300)
  await ask('POST', `${session}/url`, { url: `http://localhost:${site.address().port}/${dir}` })
  const wide = await read()
  await resize(450)
  for (let tries = 0; tries < 30 && !(await read()).one; tries++) await pause()
  for (let more = 0; more < 5; more++) await pause()
  const narrow = await read()
  console.log(`${dir}: first card in view, counted from 0: ${wide.first}, in a narrow window ${narrow.first}`)
  seen.push(wide.first, narrow.first)
}
await ask('DELETE', session)
driver.kill()
screen.kill()
site.close()
process.exit(seen.join() === '0,0,0,2' ? 0 : 1)
END
node run.mjs
