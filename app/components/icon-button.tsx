import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'

type IconButtonProps = Readonly<{
  icon: ComponentProps<typeof Icon>['name']
  /** What it does; nobody sees it, so it is said. */
  label: string
}> &
  Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'>

/** A sign that is pressed, on a square large enough for a finger. */
export function IconButton({ icon, label, className = '', ...props }: IconButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${className}`} aria-label={label} {...props}>
      <Icon name={icon} />
    </button>
  )
}
