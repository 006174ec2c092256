import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { withBase } from '#app/i18n/base-path.ts'
import { nearOrTouched, nextTouch } from '#app/lib/deferred.ts'
import { leaveToNextDocument, takeSubmission } from '#app/lib/form-draft.ts'
import { isReachable } from '#app/lib/import-chunk.ts'
import type { FormName } from '#app/lib/message-forms.ts'
import type { MessageFormEngine } from './message-form-engine.tsx'

type Engine = typeof MessageFormEngine

/** Once it has come it serves every form of every page. */
let loaded: Engine | undefined

/** Whether this document was loaded to send what the one before could not: there is no third. */
let wasReloaded = false

/** A new document that has not taken over after this long, in ms, was stopped or never comes. */
const documentTimeLimit = 15_000

async function load(): Promise<Engine> {
  const [{ MessageFormEngine }] = await Promise.all([
    import('./message-form-engine.tsx'),
    // What the page's action sends with: a line that breaks later must not stand in its way.
    import('#app/lib/deliver-submission.ts'),
  ])
  loaded = MessageFormEngine
  return loaded
}

/**
 * What checks and sends a form, once the form has neared the viewport or was touched. Where the
 * code fails to come, the next touch tries again. Where that was in vain once more, a new document
 * sends what was submitted: by the HTML standard (module map) a script that failed has failed for as
 * long as its document lives, though Chromium asks again, and after a deployment it may be gone.
 *
 * @param onMissing called when a form was submitted and its code failed to come
 */
export function useMessageFormEngine(
  form: FormName,
  element: RefObject<HTMLFormElement | null>,
  onMissing: () => void,
): Engine | undefined {
  const [engine, setEngine] = useState(() => loaded)
  const mayReload = useRef(false)
  const report = useEffectEvent(async ({ dataset }: HTMLFormElement, error: unknown) => {
    if (!('submitted' in dataset)) return
    if (mayReload.current && (await isServerThere()) && leaveToNextDocument(form)) {
      location.reload()
      // Nothing from here meanwhile: one more try would ask for the new document a second time.
      await new Promise((resolve) => setTimeout(resolve, documentTimeLimit))
      // What is said to have failed must not be sent after all.
      takeSubmission(form)
    }
    delete dataset.submitted
    console.error('The message was not sent:', error)
    mayReload.current = !wasReloaded
    onMissing()
  })
  useEffect(() => {
    if (engine || !element.current) return
    const target = element.current
    const watch = new AbortController()
    const bring = async () => {
      if (takeSubmission(form)) {
        wasReloaded = true
        target.dataset.submitted = ''
        focusSendButton(target)
      }
      await nearOrTouched(target, watch.signal)
      while (!watch.signal.aborted) {
        // Heard while the code is on its way as well: it may be the last touch for long.
        const touch = nextTouch(target, watch.signal)
        try {
          const arrived = await load()
          return setEngine(() => arrived)
        } catch (error) {
          // A submission is heard here before the head script has noted it.
          await new Promise((resolve) => setTimeout(resolve))
          await report(target, error)
          await touch
        }
      }
    }
    void bring()
    return () => watch.abort()
  }, [engine, form, element])
  return engine
}

/** Gives the keyboard its place back, unless the visitor has found another one meanwhile. */
function focusSendButton(form: HTMLFormElement) {
  if (document.activeElement !== document.body) return
  form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
}

/** Asked of a file of which the service worker has no copy. */
function isServerThere(): Promise<boolean> {
  return isReachable(withBase('/robots.txt'))
}
