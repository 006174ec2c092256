import type { ReactNode } from 'react'
import { PhoneLink, WhatsAppLink } from '#app/components/address-links.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { Site } from '#app/loaders/site.server.ts'
import styles from './contact-links.module.css'

type ContactLinksProps = Pick<Site, 'phone' | 'whatsapp'> &
  Readonly<{
    /** Comes before phone and WhatsApp. */
    children?: ReactNode
  }>

/** A row of links, with phone and WhatsApp if the company has them. */
export function ContactLinks({ phone, whatsapp, children }: ContactLinksProps) {
  const t = useTranslations()
  if (!(children || phone || whatsapp)) return null
  return (
    <p className={styles.links} data-row="wrap">
      {children} {phone && <PhoneLink phone={phone} />}{' '}
      {whatsapp && <WhatsAppLink phone={whatsapp}>{t('contact.ways.whatsapp')}</WhatsAppLink>}
    </p>
  )
}
