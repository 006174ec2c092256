import { ButtonLink } from '#app/components/button.tsx'
import type { HomeView } from '#app/loaders/home.server.ts'
import styles from './contact-call.module.css'

export function ContactCall({ heading, text, label }: HomeView['contact']) {
  return (
    <section className={styles.call} data-wrap="section" data-grid="2">
      <h2>{heading}</h2>
      <div data-stack="far start">
        <p data-text="lead">{text}</p>
        <ButtonLink page="contactUs">{label}</ButtonLink>
      </div>
    </section>
  )
}
