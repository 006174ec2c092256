import { nextTouch } from '#app/lib/deferred.ts'
import { preloadModule } from '#app/lib/preload-module.ts'
import { idle } from '#app/lib/when-idle.ts'
import { keepClicks } from './keep-clicks.ts'
import { type StartData, startDataId } from './start-data.ts'

/** What is still loading after this long, in ms from the document's end, no longer keeps the app waiting. */
const patience = 4000

/**
 * Starts the app without getting in the way of what is seen: its files are fetched, at low priority,
 * once everything the first screen needs is there, and run when the browser is idle. The first touch,
 * key, pointer or focus brings all that forward. Until then the page is a document: links lead, menus
 * open, and what is clicked in vain is clicked again once the app stands.
 *
 * @param isUrgent whether the page waits for the app to show what its address asks for
 * @param onFailure called when a file fails to come; the next touch tries again
 */
export async function startLate(isUrgent: boolean, onFailure: () => void): Promise<void> {
  const release = keepClicks()
  const firstTouch = nextTouch(document.documentElement)
  await documentRead()
  const text = document.getElementById(startDataId)?.textContent
  // A file that was cut short on its way is read as far as it goes.
  if (!text) return onFailure()
  const data: StartData = JSON.parse(text)
  window.startData = data
  // The fallback file holds no page to look at meanwhile.
  const isNow = isUrgent || !document.querySelector('main')
  const touch = isNow ? Promise.resolve() : firstTouch
  await Promise.race([touch, seen()])
  await Promise.race([touch, preloaded(data).then(idle)])
  for (;;) {
    try {
      await run(data)
      return release()
    } catch {
      onFailure()
      await nextTouch(document.documentElement)
    }
  }
}

function documentRead(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

/**
 * Waits until the page stands on the screen with all it began with. On a fast line it has loaded
 * before it is painted, and what is asked for then would come between.
 */
function seen(): Promise<unknown> {
  return within(patience, Promise.all([loaded(), painted()]))
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    const onLoad = () => requestAnimationFrame(() => setTimeout(resolve))
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

/** Asks for the app's modules at low priority, and waits until they are here or have failed. */
function preloaded({ manifest, entry, routes, imports }: StartData): Promise<unknown> {
  const modules = [entry, ...imports, ...Object.values(routes), manifest]
  return Promise.all(modules.map((address) => preloadModule(address, 'low')))
}

function within(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))])
}

/**
 * Runs the app as the router's own script would have: manifest and routes first, then the entry.
 */
async function run({ manifest, entry, routes }: StartData) {
  const chunks = Object.entries(routes).map(async ([id, address]) => [id, await load(address)])
  const [modules] = await Promise.all([Promise.all(chunks), load(manifest)])
  window.__reactRouterRouteModules = Object.fromEntries(modules)
  await load(entry)
}

function load(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address)
}
