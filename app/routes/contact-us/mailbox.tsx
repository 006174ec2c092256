import type { ReactNode } from 'react'
import { Svg } from '#app/brand/svg.tsx'
import { MailLink, PhoneLink, WhatsAppLink } from '#app/components/address-links.tsx'
import { AnyLink } from '#app/components/any-link.tsx'
import { CopyButton } from '#app/components/copy-button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PartLink } from '#app/components/link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { ContactView } from '#app/loaders/contact.server.ts'
import styles from './mailbox.module.css'

export function Mailbox(view: ContactView) {
  const { email, phone, whatsapp, website, social, headOffice, mailboxDrawing } = view
  const t = useTranslations()
  return (
    <aside className={styles.mailbox} data-stack="wide" aria-labelledby="mailbox">
      <div className={styles.art}>
        <Svg drawing={mailboxDrawing} />
      </div>
      <h2 id="mailbox">{t('contact.ways.heading')}</h2>
      <dl className={styles.ways}>
        <ContactRow icon="globe" term={t('contact.ways.website')}>
          <AnyLink href={website} dir="ltr" translate="no">
            {new URL(website).host}
          </AnyLink>
        </ContactRow>
        <ContactRow
          icon="mail"
          term={t('contact.ways.email')}
          action={<CopyButton text={email} what={email} />}
        >
          <MailLink email={email} />
        </ContactRow>
        {phone && (
          <ContactRow icon="phone" term={t('contact.ways.phone')}>
            <PhoneLink phone={phone} />
          </ContactRow>
        )}
        {whatsapp && (
          <ContactRow icon="chat" term={t('contact.ways.whatsapp')}>
            <WhatsAppLink phone={whatsapp}>
              <bdi dir="ltr" translate="no">
                {whatsapp}
              </bdi>
            </WhatsAppLink>
          </ContactRow>
        )}
        <ContactRow icon="pin" term={t('contact.ways.location')}>
          <PartLink id="map">
            {t('contact.ways.place', { address: headOffice.address, city: headOffice.city })}
          </PartLink>
        </ContactRow>
      </dl>
      {social.length > 0 && (
        <p className={styles.social} data-row="">
          <span>{t('contact.ways.follow')}</span>
          {social.map(({ key, name, url }) => (
            <a
              key={key}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              data-touch=""
              aria-label={`${name} ${t('link.newTab')}`}
            >
              <Icon name={key} />
            </a>
          ))}
        </p>
      )}
    </aside>
  )
}

type ContactRowProps = Readonly<{
  icon: 'globe' | 'mail' | 'phone' | 'chat' | 'pin'
  term: ReactNode
  action?: ReactNode
  children: ReactNode
}>

function ContactRow({ icon, term, action, children }: ContactRowProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {term}
      </dt>
      <dd>{children}</dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  )
}
