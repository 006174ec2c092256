import { useRef } from 'react'
import { type RenderedSvg, Svg } from '#app/brand/svg.tsx'
import { PrivacyLink } from '#app/components/privacy-link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import { MessageField } from './field.tsx'
import { MessageForm } from './message-form.tsx'
import styles from './site-forms.module.css'
import { useAskedService } from './use-asked-service.ts'

type FormProps = Readonly<{ email: string }>

export function ContactForm({ email }: FormProps) {
  const t = useTranslations()
  const place = useRef<HTMLDivElement>(null)
  useAskedService(place)
  return (
    <div ref={place} data-stack="" data-screen="">
      <h2 id="form" tabIndex={-1}>
        {t('contact.form.heading')}
      </h2>
      <MessageForm
        form="contact"
        label={t('contact.form.heading')}
        email={email}
        sendLabel={t('contact.form.send')}
        note={
          <>
            {t('contact.form.privacy')} {t('form.kept')} <PrivacyLink />
          </>
        }
      >
        <p data-text="small">{t('contact.form.allRequired')}</p>
        <MessageField name="name" autoComplete="name" />
        <MessageField name="email" type="email" dir="ltr" autoComplete="email" />
        <MessageField name="message" rows={6} hint={t('contact.form.messageHint')} />
      </MessageForm>
    </div>
  )
}

export function InquiryForm({ email }: FormProps) {
  const t = useTranslations()
  return (
    <section className={styles.inquiry} data-stack="wide">
      <h2>{t('inquiry.form.heading')}</h2>
      <p className={styles.lead}>{t('inquiry.form.lead')}</p>
      <MessageForm
        form="inquiry"
        label={t('inquiry.form.heading')}
        email={email}
        sendLabel={t('inquiry.form.send')}
        note={
          <>
            {t('form.kept')} <PrivacyLink />
          </>
        }
      >
        <MessageField name="question" rows={5} hint={t('inquiry.form.questionHint')} />
      </MessageForm>
    </section>
  )
}

/** An example that is readable in every language. */
const exampleAddress = 'name@organization.example'

type NewsletterBandProps = FormProps &
  Readonly<{ heading: string; text: string; label: string; drawing: RenderedSvg }>

export function NewsletterBand({ heading, text, label, email, drawing }: NewsletterBandProps) {
  const t = useTranslations()
  return (
    <section className={styles.band} data-screen="">
      <Svg drawing={drawing} />
      <div className={styles.words} data-stack="wide">
        <h2>{heading}</h2>
        <p className={styles.text}>
          {text} {t('newsletter.form.kept')} <PrivacyLink />
        </p>
        <MessageForm
          form="newsletter"
          label={heading}
          email={email}
          sendLabel={label}
          variant="inline"
        >
          <MessageField
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            placeholder={exampleAddress}
            variant="inline"
          />
        </MessageForm>
      </div>
    </section>
  )
}
