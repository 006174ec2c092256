import { Section } from '#app/components/section.tsx'
import type { ContactView } from '#app/loaders/contact.server.ts'
import styles from './privacy.module.css'

/** The anchor is in `PrivacyLink`. */
export function Privacy({ kicker, heading, ...privacy }: ContactView['privacy']) {
  return (
    <Section id="privacy" head={{ kicker, heading }}>
      <div data-grid="2">
        <div data-stack="far">
          {privacy.parts.map(({ id, title, text }) => (
            <div key={id} data-stack="">
              <h3>{title}</h3>
              <p data-text="small">{text}</p>
            </div>
          ))}
        </div>
        <div className={styles.kept} data-stack="">
          <h3>{privacy.keptTitle}</h3>
          <p data-text="small">{privacy.keptText}</p>
          <dl>
            {privacy.kept.map(({ names, text }) => (
              <div key={text}>
                {names.map((name) => (
                  <dt key={name}>
                    <code dir="ltr" translate="no">
                      {name}
                    </code>
                  </dt>
                ))}
                <dd data-text="small">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}
