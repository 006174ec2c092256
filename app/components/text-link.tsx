import { AnyLink, type AnyLinkProps } from './any-link.tsx'
import styles from './text-link.module.css'

// Not `Omit`: that would merge the two kinds of link into one.
export function TextLink(props: AnyLinkProps & { className?: never }) {
  return <AnyLink {...props} className={styles.link} />
}
