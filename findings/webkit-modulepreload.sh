#!/bin/sh
# WebKit 2.38 (Safari 16.0): `<link rel=modulepreload>` fires neither load nor error; 2.50 fires load.
# Needs wpewebkit-driver, webkit2gtk-driver and xvfb (Debian 12) and Node 20. Exits 1 when they differ.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
dpkg-query --show --showformat '${Package} ${Version}\n' libwpewebkit-1.1-0 libwebkit2gtk-4.1-0
cat > "$work/run.mjs" <<'END'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'

const page = `<!doctype html><title>x</title><script type="module">
  const report = (words) => fetch('/report?' + words, { method: 'POST' })
  const events = []
  const add = (rel, href) => {
    const link = Object.assign(document.createElement('link'), { rel, href })
    for (const type of ['load', 'error']) link.addEventListener(type, () => events.push(rel + ' ' + type))
    document.head.append(link)
    return link
  }
  const link = add('modulepreload', '/module.js')
  add('stylesheet', '/sheet.css')
  // The browser has the module, and a sheet asked for later; ten seconds more for an event.
  await import('/module.js')
  await new Promise((resolve) => setTimeout(resolve, 10000))
  await report(encodeURIComponent(events.sort().join(', ') + '; supports: ' + link.relList.supports('modulepreload')))
</script>`

async function visit(file, args, env) {
  let heard = () => {}
  const report = new Promise((resolve) => {
    heard = resolve
  })
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url, 'http://localhost')
    if (pathname === '/report') heard(decodeURIComponent(search.slice(1)))
    const type = { '/module.js': 'text/javascript', '/sheet.css': 'text/css' }[pathname] ?? 'text/html'
    response.writeHead(200, { 'Content-Type': type }).end(type === 'text/html' ? page : '')
  }).listen(0)
  const browser = spawn(file, [...args, `http://localhost:${server.address().port}/`], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const late = setTimeout(() => heard('nothing heard'), 120_000)
  const words = await report
  clearTimeout(late)
  browser.kill()
  await once(browser, 'exit')
  server.closeAllConnections()
  server.close()
  return words
}

const libraries = '/usr/lib/x86_64-linux-gnu'
const screen = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
const [display] = await once(screen.stdio[3], 'data')
const older = await visit(`${libraries}/wpe-webkit-1.1/MiniBrowser`, ['--headless'], {})
const newer = await visit(`${libraries}/webkit2gtk-4.1/MiniBrowser`, [], { DISPLAY: `:${`${display}`.trim()}` })
screen.kill()
console.log(`WPE WebKit: ${older}`)
console.log(`WebKitGTK:  ${newer}`)
const isAsFound =
  older === 'stylesheet load; supports: false' && newer === 'modulepreload load, stylesheet load; supports: true'
console.log(isAsFound ? 'As found: ask relList.supports before waiting for either event.' : 'WebKit behaves otherwise now.')
process.exit(isAsFound ? 0 : 1)
END
node "$work/run.mjs"
