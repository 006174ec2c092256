import { Suspense } from 'react'
import { whenTakenOver } from '#app/lib/late-component.tsx'
import type { ContactView } from '#app/views/contact.server.ts'
import styles from './contact-section.module.css'
import { OfficeMap } from './office-map.tsx'

const ContactForm = whenTakenOver(async () => (await import('./contact-form.tsx')).ContactForm)

type ContactSectionProps = Pick<ContactView, 'email' | 'headOffice' | 'mapDrawing'>

/** The form beside the map. */
export function ContactSection({ email, headOffice, mapDrawing }: ContactSectionProps) {
  return (
    <section className={styles.section}>
      <Suspense>
        <ContactForm email={email} />
      </Suspense>
      <OfficeMap office={headOffice} drawing={mapDrawing} />
    </section>
  )
}
