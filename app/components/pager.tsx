import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { pagerEntries } from '#app/lib/pagination.ts'
import { Icon } from './icon.tsx'
import styles from './pager.module.css'

type PagerProps = Readonly<{
  page: number
  pageCount: number
  /** The address of a page, counted from 1. */
  href: (page: number) => string
  /** Called when a visitor is likely to want a page next. */
  onApproach: (page: number) => void
}>

/** Prev, the numbers and Next as links; a page change keeps the scroll position. */
export function Pager({ page, pageCount, href, onApproach }: PagerProps) {
  const intl = useIntl()
  const approach = (target: number) => ({
    onPointerEnter: () => onApproach(target),
    onFocus: () => onApproach(target),
  })
  return (
    <nav className={styles.pager} aria-label={intl.formatMessage({ id: 'pager.label' })}>
      <Step target={page - 1} isLast={page <= 1} direction="prev" {...{ href, approach }} />
      <ol className={styles.numbers}>
        {pagerEntries(page, pageCount).map((entry, index) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
            <li key={`gap-${index}`} className={styles.gap}>
              <span role="img" aria-label={intl.formatMessage({ id: 'pager.gap' })} />
            </li>
          ) : (
            <li key={entry}>
              <Link
                to={href(entry)}
                preventScrollReset
                aria-current={entry === page ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'pager.page' }, { page: entry })}
                {...approach(entry)}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step target={page + 1} isLast={page >= pageCount} direction="next" {...{ href, approach }} />
    </nav>
  )
}

type StepProps = Readonly<{
  target: number
  isLast: boolean
  direction: 'prev' | 'next'
  href: (page: number) => string
  approach: (page: number) => { onPointerEnter: () => void; onFocus: () => void }
}>

/** At the end of the line it is a link without an address, which assistive technology still names. */
function Step({ target, isLast, direction, href, approach }: StepProps) {
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
  if (isLast) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link is an anchor without href (ARIA 1.2)
      <a className={styles.step} role="link" aria-disabled="true">
        {content}
      </a>
    )
  }
  return (
    <Link
      className={styles.step}
      to={href(target)}
      rel={direction}
      preventScrollReset
      {...approach(target)}
    >
      {content}
    </Link>
  )
}
