import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { pagerEntries } from '#app/lib/pager-entries.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './pager.module.css'

/** Pages that have an address are links; pages a component keeps to itself are buttons. */
type Ways = Readonly<
  | { href: (page: number) => string; onSelect?: never }
  | { href?: never; onSelect: (page: number) => void }
>

type PagerProps = Ways &
  Readonly<{
    /** Counted from 1. */
    page: number
    pageCount: number
    /** Called when a visitor is likely to want a page next. */
    onApproach: (page: number) => void
  }>

/** Prev, the numbers and Next; a page change keeps the scroll position. */
export function Pager({ page, pageCount, onApproach, ...ways }: PagerProps) {
  const intl = useIntl()
  const shared = { ...ways, onApproach }
  return (
    <nav className={styles.pager} aria-label={intl.formatMessage({ id: 'pager.label' })}>
      <Step {...shared} target={page - 1} isEnd={page <= 1} direction="prev" />
      <ol className={styles.numbers}>
        {pagerEntries(page, pageCount).map((entry, index) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
            <li key={`gap-${index}`} className={styles.gap}>
              <span role="img" aria-label={intl.formatMessage({ id: 'pager.gap' })} />
            </li>
          ) : (
            <li key={entry}>
              <Way
                {...shared}
                target={entry}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'pager.page' }, { page: entry })}
              >
                {entry}
              </Way>
            </li>
          ),
        )}
      </ol>
      <Step {...shared} target={page + 1} isEnd={page >= pageCount} direction="next" />
    </nav>
  )
}

type WayProps = Ways &
  Readonly<{
    target: number
    onApproach: (page: number) => void
    className?: string | undefined
    'aria-current'?: 'page' | undefined
    'aria-label'?: string
    'data-direction'?: 'prev' | 'next'
    children: ReactNode
  }>

function Way({ target, href, onSelect, onApproach, children, ...props }: WayProps) {
  const approach = {
    onPointerEnter: () => onApproach(target),
    onFocus: () => onApproach(target),
  }
  if (!href) {
    return (
      <button type="button" onClick={() => onSelect(target)} {...approach} {...props}>
        {children}
      </button>
    )
  }
  const rel = props['data-direction']
  return (
    <Link to={href(target)} preventScrollReset {...(rel && { rel })} {...approach} {...props}>
      {children}
    </Link>
  )
}

type StepProps = Ways &
  Readonly<{
    target: number
    isEnd: boolean
    direction: 'prev' | 'next'
    onApproach: (page: number) => void
  }>

/** At the end of the line it leads nowhere, and assistive technology still names it. */
function Step({ isEnd, direction, ...way }: StepProps) {
  const label = (
    <span>
      <FormattedMessage id={direction === 'prev' ? 'pager.prev' : 'pager.next'} />
    </span>
  )
  const content =
    direction === 'prev' ? (
      <>
        <Icon name="backward" />
        {label}
      </>
    ) : (
      <>
        {label}
        <Icon name="forward" />
      </>
    )
  if (!isEnd) {
    return (
      <Way {...way} className={styles.step} data-direction={direction}>
        {content}
      </Way>
    )
  }
  if (!way.href) {
    return (
      <button type="button" className={styles.step} aria-disabled="true">
        {content}
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: a disabled link is an anchor without href (ARIA 1.2)
    <a className={styles.step} role="link" aria-disabled="true">
      {content}
    </a>
  )
}
