import { useId } from 'react'
import type { RenderedSvg } from '#app/brand/render-svg.server.ts'
import { Svg } from '#app/brand/svg.tsx'
import { MessageField } from './field.tsx'
import { MessageForm } from './message-form.tsx'
import styles from './newsletter-band.module.css'

/** An example that is readable in every language. */
const exampleAddress = 'name@organization.example'

type NewsletterBandProps = Readonly<{
  heading: string
  text: string
  label: string
  email: string
  drawing: RenderedSvg
}>

export function NewsletterBand({ heading, text, label, email, drawing }: NewsletterBandProps) {
  const headingId = useId()
  return (
    <section className={styles.band} data-screen="" aria-labelledby={headingId}>
      <Svg drawing={drawing} />
      <div className={styles.words}>
        <h2 id={headingId}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <MessageForm
          form="newsletter"
          label={heading}
          email={email}
          sendLabel={label}
          look="inline"
        >
          <MessageField
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            placeholder={exampleAddress}
            look="inline"
          />
        </MessageForm>
      </div>
    </section>
  )
}
