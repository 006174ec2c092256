import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { registerWorker } from './offline/register-worker.ts'
import { captureVisit } from './platform/capture-visit.ts'
import { popInOneStep } from './platform/pop-in-one-step.ts'
import { replayClicks } from './platform/replay-clicks.ts'

// Some browsers' settings take it away: nothing then moves or loads before it is touched.
if (typeof IntersectionObserver === 'undefined') {
  const value = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'IntersectionObserver', { value })
}

popInOneStep()
replayClicks()
const restoreVisit = captureVisit()
const onRecoverableError = (error: unknown) => {
  // After the head script has restored the theme, without which forms are hidden.
  queueMicrotask(restoreVisit)
  reportError(error)
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A transition renders a click's page in steps between frames of the old one: 50 ms more. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
    { onRecoverableError },
  )
})
registerWorker()
// Chromium before 131, Safari before 18.4, Firefox before 143. Without it, several stay open.
if (!CSS.supports('selector(::details-content)')) {
  import('./components/details.ts').then(
    ({ supportDetails }) => supportDetails(),
    () => {},
  )
}
