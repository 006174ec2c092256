import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'>

/** A square-cut plate with one mitred corner and an arrow along the reading direction. */
export function Button({ children, type = 'button', ...props }: ButtonProps) {
  return (
    <button {...props} type={type} className={styles.button}>
      <span>{children}</span>
      <Icon name="forward" />
    </button>
  )
}
