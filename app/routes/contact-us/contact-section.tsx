import { ContactForm } from '#app/forms/contact-form.tsx'
import type { BranchView } from '#app/views/contact.server.ts'
import styles from './contact-section.module.css'
import { OfficeMap } from './office-map.tsx'

type ContactSectionProps = Readonly<{ email: string; office: BranchView }>

/** The form beside the map. */
export function ContactSection({ email, office }: ContactSectionProps) {
  return (
    <section className={styles.section}>
      <ContactForm email={email} />
      <OfficeMap office={office} />
    </section>
  )
}
