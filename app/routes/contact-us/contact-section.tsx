import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { ContactFormView } from './contact-form-view.tsx'
import styles from './contact-section.module.css'
import { DeferredContactForm } from './deferred-contact-form.tsx'

type ContactSectionProps = Readonly<{ email: string; website: string }>

/** The form, and beside it the ways to reach the company without it. */
export function ContactSection({ email, website }: ContactSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.form}>
        <h2>
          <FormattedMessage id="contact.form.heading" />
        </h2>
        <noscript>
          <p>
            <FormattedMessage id="contact.form.noScript" values={{ email }} />
          </p>
        </noscript>
        <Suspense fallback={<ContactFormView email={email} />}>
          <DeferredContactForm email={email} />
        </Suspense>
      </div>
      <aside className={styles.mailbox}>
        <h2>
          <FormattedMessage id="contact.ways.heading" />
        </h2>
        <dl>
          <div>
            <dt>
              <FormattedMessage id="contact.ways.website" />
            </dt>
            <dd>
              <a href={website} dir="ltr">
                {new URL(website).host}
              </a>
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="contact.ways.email" />
            </dt>
            <dd>
              <a href={`mailto:${email}`} dir="ltr">
                {email}
              </a>
            </dd>
          </div>
        </dl>
      </aside>
    </section>
  )
}
