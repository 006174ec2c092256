import { ContactForm } from '#app/forms/page-forms.ts'
import type { ContactView } from '#app/loaders/contact.server.ts'
import styles from './contact-section.module.css'
import { OfficeMap } from './office-map.tsx'

type ContactSectionProps = Pick<ContactView, 'email' | 'headOffice' | 'mapDrawing'>

export function ContactSection({ email, headOffice, mapDrawing }: ContactSectionProps) {
  return (
    <section className={styles.section} data-wrap="">
      <ContactForm email={email} />
      <OfficeMap office={headOffice} drawing={mapDrawing} />
    </section>
  )
}
