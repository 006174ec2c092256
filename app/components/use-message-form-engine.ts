import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { nearOrTouched, nextTouch } from '#app/lib/deferred.ts'
import { addSheet, missingSheets } from '#app/start/style-sheets.ts'
import type { MessageFormEngine } from './message-form-engine.tsx'

type Engine = typeof MessageFormEngine

/** Once it has come it serves every form of every page. */
let loaded: Engine | undefined

async function load(): Promise<Engine> {
  const [{ MessageFormEngine }] = await Promise.all([
    import('./message-form-engine.tsx'),
    // What the page's action sends with: a line that breaks later must not stand in its way.
    import('#app/lib/deliver-submission.ts'),
    ...missingSheets().map(addSheet),
  ])
  loaded = MessageFormEngine
  return loaded
}

/**
 * What checks and sends a form, once the form has neared the viewport or was touched. Where the
 * code fails to come, the next touch tries again.
 *
 * @param onMissing called when a form was submitted and its code failed to come
 */
export function useMessageFormEngine(
  form: RefObject<HTMLFormElement | null>,
  onMissing: () => void,
): Engine | undefined {
  const [engine, setEngine] = useState(() => loaded)
  const report = useEffectEvent((element: HTMLFormElement, error: unknown) => {
    if (!('submitted' in element.dataset)) return
    delete element.dataset.submitted
    console.error('The message was not sent:', error)
    onMissing()
  })
  useEffect(() => {
    const element = form.current
    if (engine || !element) return
    const watch = new AbortController()
    const bring = async () => {
      await nearOrTouched(element, watch.signal)
      while (!watch.signal.aborted) {
        try {
          const arrived = await load()
          return setEngine(() => arrived)
        } catch (error) {
          report(element, error)
          await nextTouch(element, watch.signal)
        }
      }
    }
    void bring()
    return () => watch.abort()
  }, [engine, form])
  return engine
}
