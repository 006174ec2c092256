#!/bin/sh
# WebKit: a repeating gradient of thin lines over a wide element is drawn with some of its lines missing
# and the others blurred; the same lines as tiles of `background-size` are all there, one pixel wide.
# Needs webkit2gtk-driver and xvfb (Debian 12), Node 20, npm. Exits 1 when WebKit behaves otherwise.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
dpkg-query --show --showformat '${Package} ${Version}\n' libwebkit2gtk-4.1-0
npm install --silent --no-fund --no-audit --no-package-lock pngjs@7.0.0
cat > run.mjs <<'END'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { PNG } from 'pngjs'

const rows = {
  'repeating, 240 px wide': 'width: 240px; background: repeating-linear-gradient(to right, black 0 1px, white 1px 24px)',
  'repeating, 1440 px wide': 'width: 1440px; background: repeating-linear-gradient(to right, black 0 1px, white 1px 24px)',
  'tiles, 1440 px wide': 'width: 1440px; background: linear-gradient(to right, black 1px, white 0) 0 0 / 24px',
}
const page = `<!doctype html><body style="margin: 0">${Object.values(rows)
  .map((style) => `<div style="height: 40px; ${style}"></div>`)
  .join('')}`
const site = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page)).listen(0)
const screen = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'], {
  stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
})
const [display] = await once(screen.stdio[3], 'data')
const driver = spawn('WebKitWebDriver', ['--port=8917'], {
  env: { ...process.env, DISPLAY: `:${`${display}`.trim()}` },
  stdio: 'ignore',
})
const origin = 'http://127.0.0.1:8917'
while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) await new Promise((resolve) => setTimeout(resolve, 100))
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
await ask('POST', `${session}/window/rect`, { width: 1500, height: 700 })
await ask('POST', `${session}/url`, { url: `http://localhost:${site.address().port}/` })
const { data, width } = PNG.sync.read(Buffer.from(await ask('GET', `${session}/screenshot`), 'base64'))
await ask('DELETE', session)
driver.kill()
screen.kill()
site.close()

const lines = Object.keys(rows).map((name, row) => {
  const [, wide] = name.match(/(\d+) px/)
  const starts = []
  const widths = new Set()
  const isDark = (x) => x < wide && data[((20 + 40 * row) * width + x) * 4] < 250
  for (let x = 0; x < wide; x++) {
    if (!isDark(x) || isDark(x - 1)) continue
    let end = x
    while (isDark(end)) end++
    starts.push(x)
    widths.add(end - x)
  }
  console.log(`${name}: ${starts.length} lines of ${wide / 24}, ${[...widths].join(', ')} px wide`)
  return `${starts.length}/${wide / 24} ${Math.max(...widths)}`
})
const [narrow, wide, tiles] = lines
const isAsSeen = narrow === '10/10 1' && tiles === '60/60 1' && wide !== tiles
process.exit(isAsSeen ? 0 : 1)
END
node run.mjs
