import { FormattedMessage } from 'react-intl'
import { PhoneLink, WhatsAppLink } from '#app/components/phone-link.tsx'
import type { Site } from '#app/loaders/site.server.ts'

/** Links for phone and WhatsApp, if the company has them. */
export function PhoneLinks({ phone, whatsapp }: Pick<Site, 'phone' | 'whatsapp'>) {
  return (
    <>
      {phone && <PhoneLink phone={phone} />}{' '}
      {whatsapp && (
        <WhatsAppLink phone={whatsapp}>
          <FormattedMessage id="contact.ways.whatsapp" />
        </WhatsAppLink>
      )}
    </>
  )
}
