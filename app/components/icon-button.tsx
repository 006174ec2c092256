import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'

type IconButtonProps = Readonly<{
  icon: ComponentProps<typeof Icon>['name']
  /** Not visible: the accessible name. */
  label: string
}> &
  Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'>

export function IconButton({ icon, label, className = '', ...props }: IconButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${className}`} aria-label={label} {...props}>
      <Icon name={icon} />
    </button>
  )
}
