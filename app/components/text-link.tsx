import { AnyLink, type AnyLinkProps } from './any-link.tsx'
import styles from './text-link.module.css'

// Not `Omit`: that would fold the two kinds of link into one.
type TextLinkProps = AnyLinkProps & { className?: never }

/** A link outside running text, underlined in saffron. */
export function TextLink(props: TextLinkProps) {
  return <AnyLink {...props} className={styles.link} />
}
