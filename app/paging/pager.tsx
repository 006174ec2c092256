import type { ReactNode } from 'react'
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

/**
 * A disabled link has no address, and assistive technology still names it. Enabled and disabled are one
 * element, which keeps the focus on the first or last page; `Link` always has an address.
 */
function PageButton(props: PageButtonProps) {
  const { target, isDisabled = false, href, onSelect, onApproach, ...given } = props
  const to = href?.(target) ?? ''
  const follow = useFollowLink({ to, preventScrollReset: true })
  const approach = () => onApproach(target)
  const shared = isDisabled
    ? { ...given, 'aria-disabled': true }
    : { ...given, onPointerEnter: approach, onFocus: approach }
  if (onSelect) {
    const select = () => onSelect(target)
    return <button type="button" onClick={isDisabled ? undefined : select} {...shared} />
  }
  if (isDisabled) return <a {...shared} role="link" tabIndex={-1} />
  return <a {...shared} href={withBase(to)} rel={given['data-direction']} onClick={follow} />
}
