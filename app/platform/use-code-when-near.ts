import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { withTimeout } from './chunk-guard.ts'
import { nearOrTouched, retryOnTouch } from './deferred.ts'

/**
 * Loads code once an element nears the viewport or is touched; after a failure the next touch tries again.
 * Unlike `lazy`, it holds no step of the router back until the code has come.
 *
 * @param load of one module; must not differ between renders
 * @param onFailure told whether the next load begins at once
 * @returns what has loaded
 */
export function useCodeWhenNear<Code>(
  element: RefObject<HTMLElement | null>,
  load: () => Promise<Code>,
  onFailure?: (error: unknown, isRetried: boolean) => void,
): Code | undefined {
  const [code, setCode] = useState<Code>()
  const fail = useEffectEvent((error: unknown, isRetried: boolean) => onFailure?.(error, isRetried))
  useEffect(() => {
    const target = element.current
    if (!target) return
    const watch = new AbortController()
    const loadWhenNear = async () => {
      await nearOrTouched(target, watch.signal)
      const tell = (error: unknown, isRetried: boolean) => fail(error, isRetried)
      const loaded = await retryOnTouch(target, () => withTimeout(load()), tell, watch.signal)
      setCode(() => loaded)
    }
    void loadWhenNear()
    return () => watch.abort()
  }, [element, load])
  return code
}
