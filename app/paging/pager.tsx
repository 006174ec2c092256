import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { useFollowLink } from '#app/components/link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import { withBase } from '#app/i18n/paths.ts'
import styles from './pager.module.css'
import { pagerEntries } from './pagination.ts'

/** Pages that have an address are links; pages a component keeps to itself are buttons. */
type PageControl = Readonly<
  | { href: (page: number) => string; onSelect?: never }
  | { href?: never; onSelect: (page: number) => void }
>

type PagerProps = PageControl &
  Readonly<{
    /** Counted from 1. */
    page: number
    pageCount: number
    /** Called when a visitor is likely to want a page next. */
    onApproach: (page: number) => void
  }>

export function Pager({ page, pageCount, onApproach, ...control }: PagerProps) {
  const t = useTranslations()
  const shared = { ...control, onApproach }
  const step = (direction: 'prev' | 'next', target: number) => (
    <PageButton
      {...shared}
      target={target}
      isDisabled={target < 1 || target > pageCount}
      className={styles.step}
      data-direction={direction}
    >
      {direction === 'prev' && <Icon name="backward" />}
      <span>{t(`pager.${direction}`)}</span>
      {direction === 'next' && <Icon name="forward" />}
    </PageButton>
  )
  return (
    <nav
      className={styles.pager}
      data-row=""
      data-screen=""
      data-scripted=""
      aria-label={t('pager.label')}
    >
      {step('prev', page - 1)}
      <ol className={styles.numbers}>
        {pagerEntries(page, pageCount).map((entry, index) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
            <li key={`gap-${index}`} className={styles.gap}>
              <span role="img" aria-label={t('pager.gap')} />
            </li>
          ) : (
            <li key={entry}>
              <PageButton
                {...shared}
                target={entry}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={t('pager.page', { page: entry })}
              >
                {entry}
              </PageButton>
            </li>
          ),
        )}
      </ol>
      {step('next', page + 1)}
    </nav>
  )
}

type PageButtonProps = PageControl &
  Readonly<{
    target: number
    isDisabled?: boolean
    onApproach: (page: number) => void
    className?: string | undefined
    'aria-current'?: 'page' | undefined
    'aria-label'?: string
    'data-direction'?: 'prev' | 'next'
    children: ReactNode
  }>

function PageButton({
  target,
  isDisabled = false,
  href,
  onSelect,
  onApproach,
  ...props
}: PageButtonProps) {
  const approach = {
    onPointerEnter: () => onApproach(target),
    onFocus: () => onApproach(target),
  }
  const shared = isDisabled ? { ...props, 'aria-disabled': true } : { ...props, ...approach }
  if (href) return <PagerLink to={href(target)} isDisabled={isDisabled} {...shared} />
  return (
    <button type="button" {...(!isDisabled && { onClick: () => onSelect(target) })} {...shared} />
  )
}

type PagerLinkProps = ComponentProps<'a'> &
  Readonly<{ to: string; isDisabled: boolean; 'data-direction'?: 'prev' | 'next' }>

/**
 * A disabled link has no address, and assistive technology still names it. Enabled and disabled are one
 * element, which keeps the focus on the first or last page; `Link` always has an address.
 */
function PagerLink({ to, isDisabled, ...props }: PagerLinkProps) {
  const follow = useFollowLink({ to, preventScrollReset: true })
  if (isDisabled) return <a {...props} role="link" tabIndex={-1} />
  return <a {...props} href={withBase(to)} rel={props['data-direction']} onClick={follow} />
}
