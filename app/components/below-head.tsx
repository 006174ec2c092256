import { type ReactNode, useDeferredValue, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import styles from './below-head.module.css'

/** How far down history entries were scrolled when they were left, in px, by their keys. */
const leftAt = new Map<string, number>()

/**
 * What follows a page's head. After a click on a link, the head alone is painted first and the rest
 * after it, which halves the time to that paint; while a click waits for its page, the rest renders
 * only when there is time. A page that is opened, addressed at one of its anchors, or gone back to
 * further down is whole in its first paint.
 */
export function BelowHead({ children }: { children: ReactNode }) {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const wasAtHead = (leftAt.get(key) ?? Number.POSITIVE_INFINITY) < 200
  const rest = useDeferredValue(children, hash || (isBack && !wasAtHead) ? children : null)
  // Before the next page is scrolled to its top.
  useLayoutEffect(() => () => void leftAt.set(key, scrollY), [key])
  return rest ?? <div className={styles.room} />
}
