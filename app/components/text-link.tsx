import { AnyLink, type AnyLinkProps } from './any-link.tsx'
import styles from './text-link.module.css'

// Not `Omit`: that would merge the two kinds of link into one.
type TextLinkProps = AnyLinkProps & { className?: never }

export function TextLink(props: TextLinkProps) {
  return <AnyLink {...props} className={styles.link} />
}
