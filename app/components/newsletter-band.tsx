import { Suspense, useId } from 'react'
import type { RenderedSvg } from '#app/brand/render-svg.server.ts'
import { Svg } from '#app/brand/svg.tsx'
import { isStarting } from '#app/lib/hydration.ts'
import { whenTakenOver } from '#app/lib/late-component.tsx'
import styles from './newsletter-band.module.css'
import type { NewsletterFormProps } from './newsletter-form.tsx'

const NewsletterForm = whenTakenOver(
  async () => (await import('./newsletter-form.tsx')).NewsletterForm,
)

/** Fetches ahead what forms are made of, for the next page that has one. */
export const fetchForms = NewsletterForm.fetchAhead

/**
 * Waits for the code of forms while the app is starting, whether it comes or not: where something
 * changes around a form before it was taken over, React draws the form anew.
 */
export async function formsAtStart(): Promise<void> {
  if (isStarting()) await fetchForms().catch(() => {})
}

type NewsletterBandProps = NewsletterFormProps & Readonly<{ text: string; drawing: RenderedSvg }>

/** The newsletter on saffron, at the foot of most pages. */
export function NewsletterBand({ text, drawing, ...form }: NewsletterBandProps) {
  const headingId = useId()
  return (
    <section className={styles.band} aria-labelledby={headingId}>
      <Svg drawing={drawing} />
      <div className={styles.words}>
        <h2 id={headingId}>{form.heading}</h2>
        <p className={styles.text}>{text}</p>
        <Suspense>
          <NewsletterForm {...form} />
        </Suspense>
      </div>
    </section>
  )
}
