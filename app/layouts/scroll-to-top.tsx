import { type ComponentProps, type MouseEvent, memo, useCallback, useState } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import { isForBrowser } from '#app/platform/is-for-browser.ts'
import styles from './scroll-to-top.module.css'

/** The id of the first focusable element of every page. */
export const topId = 'top'

/**
 * A floating link to the top, shown between the end of the first screen and the footer, which has
 * its own link.
 */
export const ScrollToTop = memo(function ScrollToTop() {
  const [firstScreen, isShown] = useIsBetween()
  const t = useTranslations()
  return (
    <>
      <span ref={firstScreen} className={styles.firstScreen} aria-hidden="true" />
      <TopLink
        className={styles.link}
        data-shown={isShown || undefined}
        data-screen=""
        aria-label={t('footer.backToTop')}
      >
        <Icon name="up" />
      </TopLink>
    </>
  )
})

/** A ref, and whether neither its element nor the footer is in view. */
function useIsBetween() {
  const [isBetween, setIsBetween] = useState(false)
  const ref = useCallback((element: HTMLElement) => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setIsBetween(inView.size === 0)
    })
    observer.observe(element)
    const footer = document.querySelector('footer')
    if (footer) observer.observe(footer)
    return () => observer.disconnect()
  }, [])
  return [ref, isBetween] as const
}

export function TopLink(props: Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  return <a {...props} href={`#${topId}`} onClick={goToTop} />
}

function goToTop(event: MouseEvent) {
  if (isForBrowser(event)) return
  event.preventDefault()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(topId)?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}
