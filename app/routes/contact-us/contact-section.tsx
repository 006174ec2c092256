import { Suspense } from 'react'
import { whenHydrated } from '#app/platform/late-component.tsx'
import type { BranchView } from '#app/views/contact.server.ts'
import styles from './contact-section.module.css'
import { OfficeMap } from './office-map.tsx'

const ContactForm = whenHydrated(async () => (await import('./contact-form.tsx')).ContactForm)

type ContactSectionProps = Readonly<{ email: string; office: BranchView }>

/** The form beside the map. */
export function ContactSection({ email, office }: ContactSectionProps) {
  return (
    <section className={styles.section}>
      <Suspense>
        <ContactForm email={email} />
      </Suspense>
      <OfficeMap office={office} />
    </section>
  )
}
