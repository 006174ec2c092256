import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import styles from './below-head.module.css'

/** History entries that were left while no more of their page was seen than its head. */
const leftAtHead = new Set<string>()

/**
 * What follows a page's head. When no more than the head will be seen of a page, as after a click
 * on a link, that is drawn first and the rest in the frames after it, so that neither the visitor
 * nor the page waits for what lies below. A page that is opened, or wanted further down, is drawn
 * whole.
 */
export function BelowHead({ children }: Readonly<{ children: ReactNode }>) {
  const { key, hash } = useLocation()
  const isNew = useNavigationType() !== 'POP'
  const isHeadFirst = isNew ? !hash : leftAtHead.has(key)
  const isTime = useDeferredValue(true, !isHeadFirst)
  useEffect(() => {
    const note = () => {
      if (scrollY < innerHeight / 4) leftAtHead.add(key)
      else leftAtHead.delete(key)
    }
    note()
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [key])
  return isTime ? children : <div className={styles.room} />
}
