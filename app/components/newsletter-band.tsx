import { Suspense, useId } from 'react'
import { NewsletterArt } from '#app/brand/stills.ts'
import { isStarting } from '#app/platform/hydration.ts'
import { whenHydrated } from '#app/platform/late-component.tsx'
import styles from './newsletter-band.module.css'
import type { NewsletterFormProps } from './newsletter-form.tsx'

const NewsletterForm = whenHydrated(
  async () => (await import('./newsletter-form.tsx')).NewsletterForm,
)

/**
 * Waits for the code of forms while the app is starting, whether it comes or not: where something
 * changes around a form before it was taken over, React draws the form anew.
 */
export async function formsAtStart(): Promise<void> {
  if (isStarting()) await NewsletterForm.fetchAhead().catch(() => {})
}

type NewsletterBandProps = NewsletterFormProps & Readonly<{ text: string }>

/** The newsletter on saffron, at the foot of most pages. */
export function NewsletterBand({ text, ...form }: NewsletterBandProps) {
  const headingId = useId()
  return (
    <section className={styles.band} aria-labelledby={headingId}>
      <NewsletterArt />
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
