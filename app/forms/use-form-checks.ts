import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { nearOrTouched, nextTouch } from '#app/platform/deferred.ts'

/**
 * Loads Formik, yup and the pop-ups once a form nears the viewport or is touched. After a failure
 * the next touch tries again.
 *
 * @param onMissing called when the form was submitted and this code failed to load
 * @returns the component that checks and sends, once it has loaded
 */
export function useFormChecks(element: RefObject<HTMLFormElement | null>, onMissing: () => void) {
  const [FormChecks, setFormChecks] = useState<Awaited<ReturnType<typeof load>>>()
  const report = useEffectEvent(({ dataset }: HTMLFormElement, error: unknown) => {
    if (!('submitted' in dataset)) return
    delete dataset.submitted
    console.error('The message was not sent:', error)
    onMissing()
  })
  useEffect(() => {
    const target = element.current
    if (!target) return
    const watch = new AbortController()
    const loadWhenNear = async () => {
      await nearOrTouched(target, watch.signal)
      while (!watch.signal.aborted) {
        // Registered before loading: a touch meanwhile may be the last one for long.
        const touch = nextTouch(target, watch.signal)
        try {
          const loaded = await load()
          return setFormChecks(() => loaded)
        } catch (error) {
          // The head script marks a submitted form after `nextTouch` has heard of it.
          await new Promise((resolve) => setTimeout(resolve))
          report(target, error)
          await touch
        }
      }
    }
    void loadWhenNear()
    return () => watch.abort()
  }, [element])
  return FormChecks
}

async function load() {
  const [{ FormChecks }] = await Promise.all([
    import('./form-checks.tsx'),
    // For `messageAction`: the connection may be lost before the press.
    import('./emailjs-client.ts'),
  ])
  return FormChecks
}
