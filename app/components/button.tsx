import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { AnyLink, type AnyLinkProps, opensNewTab } from './any-link.tsx'
import styles from './button.module.css'
import { Icon } from './icon.tsx'
import { Beads } from './loading-beads.tsx'

type Look = Readonly<{
  /** Named by the background: `light` and `accent` are for dark bands. */
  tone?: 'brand' | 'light' | 'accent'
  size?: 'regular' | 'small'
  /** Follows the label. */
  icon?: 'forward' | 'external' | 'none'
}>

/** What is seen while the button's action runs; name and width stay, and a live region announces it. */
type Busy = Readonly<
  { isBusy: boolean; busyLabel: ReactNode } | { isBusy?: never; busyLabel?: never }
>

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & Look & Busy

export function Button({
  children,
  type = 'button',
  tone,
  size,
  icon = 'forward',
  isBusy = false,
  busyLabel,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      // A busy button keeps the focus, which a disabled one would lose.
      {...(isBusy && { 'aria-disabled': true, onClick: ignore })}
      type={type}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-busy={isBusy || undefined}
    >
      <Label icon={icon}>{children}</Label>{' '}
      {busyLabel && (
        <span className={styles.label} aria-hidden="true">
          {busyLabel}
          <Beads />
        </span>
      )}
    </button>
  )
}

type ButtonLinkProps = AnyLinkProps & Look & { className?: never }

export function ButtonLink({ children, tone, size, icon, ...props }: ButtonLinkProps) {
  return (
    <AnyLink {...props} className={styles.button} data-tone={tone} data-size={size}>
      <Label icon={icon ?? (opensNewTab(props.href) ? 'external' : 'forward')}>{children}</Label>
    </AnyLink>
  )
}

function Label({ icon, children }: { icon: NonNullable<Look['icon']>; children: ReactNode }) {
  return (
    <span className={styles.label}>
      {children}
      {icon !== 'none' && <Icon name={icon} />}
    </span>
  )
}

/** A second click must not send twice. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}
