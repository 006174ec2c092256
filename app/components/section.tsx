import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { type RenderedSvg, Svg } from '#app/brand/svg.tsx'
import { Kicker } from './kicker.tsx'
import styles from './section.module.css'
import { TextLink } from './text-link.tsx'

export type SectionHeadProps = Readonly<{
  kicker: string
  heading: string
  /** A letter of the name, behind the kicker. */
  letter?: RenderedSvg
}>

type SectionProps = Readonly<{
  /** The background: the page's own, a quiet band, or the dark one with its warp. */
  tone?: 'plain' | 'sunk' | 'deep'
  head?: SectionHeadProps
  /** The page with all of what the section shows some of; its link is in the head. */
  all?: 'projects' | 'solutions' | 'certificates' | 'blogs'
  /** The id of the heading, where the section has no `head`. */
  labelledBy?: string
  id?: string
  children: ReactNode
}>

export function Section({ tone = 'plain', head, all, labelledBy, id, children }: SectionProps) {
  const own = useId()
  // Back looks for the heading of a section that a link led to.
  const headId = id ? `${id}-heading` : own
  return (
    <section
      id={id}
      className={styles.section}
      data-tone={tone}
      aria-labelledby={head ? headId : labelledBy}
    >
      <div className={styles.inner} data-wrap="" data-stack="">
        {head && (
          <div
            className={styles.head}
            data-grid="12"
            data-alone={head.letter || all ? undefined : ''}
          >
            <Kicker>{head.kicker}</Kicker>
            {head.letter && <Svg drawing={head.letter} />}
            {/* The heading of a section that links lead to takes the focus. */}
            <h2 id={headId} tabIndex={id ? -1 : undefined}>
              {head.heading}
            </h2>
            {all && (
              <div className={styles.link}>
                <TextLink page={all}>
                  <FormattedMessage id={`home.all.${all}`} />
                </TextLink>
              </div>
            )}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
