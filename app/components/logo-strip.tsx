import type { ComponentProps } from 'react'
import styles from './logo-carousel.module.css'
import { Logo } from './mark.tsx'

/** A client's logo: its name and its mark, path data on a 32 unit grid. */
export type LogoEntry = Readonly<{ key: string; name: string; logo: string }>

/** Logos in view at once on a wide screen; the style sheet says where fewer are. */
const mostInView = 6

/**
 * How often the set stands in the strip. The loop needs one slide more than are in view: the one
 * that leaves at one end while the next comes in at the other.
 */
export function setsToLoop(count: number): number {
  return Math.ceil((mostInView + 1) / count)
}

type LogoStripProps = Omit<ComponentProps<'div'>, 'children' | 'className'> &
  Readonly<{ logos: readonly LogoEntry[] }>

/** The logos in a row, as many in view as the window has room for. One set of them is read out. */
export function LogoStrip({ logos, ...props }: LogoStripProps) {
  const sets = Array.from({ length: setsToLoop(logos.length) }, (_, set) => set)
  return (
    <div {...props} className={styles.view}>
      <ul className={styles.track}>
        {sets.flatMap((set) =>
          logos.map(({ key, name, logo }) => (
            <li key={`${key}-${set}`} aria-hidden={set > 0 || undefined}>
              <Logo path={logo} name={name} />
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
