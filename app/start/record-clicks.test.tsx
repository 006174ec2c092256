import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { replayClicks } from '#app/platform/replay-clicks.ts'
import { hydrationEnds } from './protocol.ts'
import { recordClicks } from './record-clicks.ts'

const heard: string[] = []

/** A button that has no listener yet, as before React has hydrated it. */
function addButton(name: string) {
  const button = document.body.appendChild(document.createElement('button'))
  button.type = 'button'
  button.textContent = name
  onTestFinished(() => button.remove())
  return button
}

function hydrate(button: HTMLElement) {
  button.addEventListener('click', () => heard.push(button.textContent))
}

function start() {
  dispatchEvent(new Event(hydrationEnds))
}

/** Stops clicks on their way, as React does on what has not hydrated. */
function blockClicks() {
  const stop = (event: Event) => event.stopPropagation()
  document.addEventListener('click', stop, true)
  return () => document.removeEventListener('click', stop, true)
}

beforeEach(() => {
  heard.length = 0
})

it('clicks are repeated in their order, as often as they were made', () => {
  const [one, two] = [addButton('one'), addButton('two')]
  recordClicks()
  for (const button of [two, one, one]) button.click()
  replayClicks()
  hydrate(one)
  hydrate(two)
  expect(heard).toEqual([])
  start()
  expect(heard).toEqual(['two', 'one', 'one'])
  start()
  one.click()
  expect(heard).toEqual(['two', 'one', 'one', 'one'])
})

it('clicks that React stops while it hydrates are repeated; those it handles are not', () => {
  const [late, early] = [addButton('late'), addButton('early')]
  recordClicks()
  replayClicks()
  hydrate(early)
  early.click()
  const letThrough = blockClicks()
  late.click()
  letThrough()
  hydrate(late)
  expect(heard).toEqual(['early'])
  start()
  expect(heard).toEqual(['early', 'late'])
})

it('clicks on a button that React has replaced reach the one in its place', () => {
  const old = addButton('one')
  recordClicks()
  old.click()
  replayClicks()
  old.remove()
  hydrate(addButton('another'))
  hydrate(addButton('one'))
  start()
  expect(heard).toEqual(['one'])
})
