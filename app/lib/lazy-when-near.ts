import { type ComponentType, lazy } from 'react'
import { nearOrTouched, nextTouch } from './deferred.ts'

/**
 * A component whose code comes when its place nears the viewport or is touched. Inside `Suspense`
 * the prerendered markup stands there until then and is taken over as it is. Where the code fails
 * to come, the next touch tries again.
 *
 * @param id of an element that stands in the page before the code does
 */
export function lazyWhenNear<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    await nearOrTouched(id)
    for (;;) {
      try {
        return { default: await load() }
      } catch (error) {
        if (typeof document === 'undefined') throw error
        await nextTouch(id)
      }
    }
  })
}
