import { useEffect } from 'react'
import { type To, useLocation, useNavigationType } from 'react-router'
import type { SearchDocument } from '#app/views/search.server.ts'

/** Where a result leads, and for a question which one is to be opened there. */
export function targetOf({ kind, title, href }: SearchDocument): { to: To; state: unknown } {
  return { to: href, state: kind === 'question' ? { question: title } : null }
}

/**
 * After a result has led to a question, opens it and puts the focus on it. Going back leaves the
 * page as the visitor had it.
 */
export function useOpenQuestion(): void {
  const location = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const question = type !== 'POP' && questionOf(location.state)
    if (!question) return
    // Scroll and focus of a new page are settled first.
    const frame = requestAnimationFrame(() => open(question))
    return () => cancelAnimationFrame(frame)
  }, [location, type])
}

function questionOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'question' in state && state.question
}

function open(question: unknown) {
  const summaries = document.querySelectorAll<HTMLElement>('main summary')
  const summary = [...summaries].find(({ textContent }) => textContent === question)
  const details = summary?.closest('details')
  if (!summary || !details) return
  details.open = true
  summary.scrollIntoView()
  summary.focus({ preventScroll: true })
}
