import { ButtonLink } from '#app/components/button.tsx'
import type { SolutionsView } from '#app/loaders/solutions.server.ts'
import styles from './reach-us.module.css'

export function ReachUs({ heading, text, label, productSite }: SolutionsView['reachUs']) {
  return (
    <section className={styles.reach}>
      <div className={styles.bar} data-wrap="" data-grid="2">
        <h2>{heading}</h2>
        <div className={styles.words} data-stack="far start">
          <p>{text}</p>
          <ButtonLink href={productSite}>{label}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
