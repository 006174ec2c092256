import type { ReactNode } from 'react'
import { AnyLink } from './any-link.tsx'

type MailLinkProps = Readonly<{ email: string; href?: string }>

/** `href` may hold a text as well. */
export function MailLink({ email, href = `mailto:${email}` }: MailLinkProps) {
  return (
    <a href={href} dir="ltr" translate="no">
      {email}
    </a>
  )
}

type PhoneLinkProps = Readonly<{ phone: string }>

export function PhoneLink({ phone }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr" translate="no">
      {phone}
    </a>
  )
}

type WhatsAppLinkProps = PhoneLinkProps & Readonly<{ children: ReactNode }>

/** Opens a chat in the app, or in the browser where there is none. */
export function WhatsAppLink({ phone, children }: WhatsAppLinkProps) {
  return <AnyLink href={`https://wa.me/${phone.replaceAll(/\D/g, '')}`}>{children}</AnyLink>
}
