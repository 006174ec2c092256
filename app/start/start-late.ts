import { nextTouch, retryOnTouch } from '#app/platform/deferred.ts'
import { preloadModule } from '#app/platform/preload-module.ts'
import { idle, nextPaint } from '#app/platform/when-idle.ts'
import { type StartData, startDataId } from './protocol.ts'
import { recordClicks } from './record-clicks.ts'

/** Longest wait for `load` and the first paint, in ms after `DOMContentLoaded`. */
const timeout = 4000

/**
 * Hydrates the page without delaying its first paint: the app's files are fetched, at low priority,
 * after `load` and that paint, and run when the browser is idle. The first touch, key, pointer or focus
 * brings all that forward. Until then the page is a plain document whose links and menus work.
 *
 * @param isUrgent whether the page needs the app to show what its address asks for
 * @param onFailure called when a file fails to load; the next touch tries again
 */
export async function startLate(isUrgent: boolean, onFailure: () => void): Promise<void> {
  recordClicks()
  const firstTouch = nextTouch(document.documentElement)
  await documentRead()
  // The fallback file has no content to show meanwhile.
  const isNow = isUrgent || !document.querySelector('main')
  const touch = isNow ? Promise.resolve() : firstTouch
  await Promise.race([touch, seen()])
  const start = async () => {
    const data = startData()
    await Promise.race([touch, preloaded(data).then(idle)])
    await run(data)
  }
  await retryOnTouch(document.documentElement, start, onFailure)
}

/** @throws SyntaxError where the response was cut short */
function startData(): StartData {
  return JSON.parse(document.getElementById(startDataId)?.textContent ?? '')
}

function documentRead(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

/** Resolves after `load` and the first paint, which may follow `load` on a fast network. */
function seen(): Promise<unknown> {
  // Some browsers' settings take the paint's observer away.
  const isSeen = Promise.all([loaded(), painted().catch(() => {})])
  return Promise.race([isSeen, new Promise((resolve) => setTimeout(resolve, timeout))])
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    const onLoad = () => void nextPaint().then(resolve)
    if (document.readyState === 'complete') onLoad()
    else addEventListener('load', onLoad)
  })
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

/** Low priority; resolves when each module has loaded or failed. */
function preloaded({ manifest, entry, routes, imports }: StartData): Promise<unknown> {
  const modules = [entry, ...imports, ...Object.values(routes), manifest]
  return Promise.all(modules.map((address) => preloadModule(address, 'low')))
}

/** In the order of the router's own script: manifest and routes first, then the entry. */
async function run({ manifest, entry, routes }: StartData) {
  const chunks = Object.entries(routes).map(async ([id, address]) => [id, await load(address)])
  const [modules] = await Promise.all([Promise.all(chunks), load(manifest)])
  window.__reactRouterRouteModules = Object.fromEntries(modules)
  await load(entry)
}

function load(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address)
}
