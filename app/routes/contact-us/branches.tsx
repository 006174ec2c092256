import { PhoneLink } from '#app/components/address-links.tsx'
import { CopyButton } from '#app/components/copy-button.tsx'
import { Section } from '#app/components/section.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { BranchView } from '#app/loaders/contact.server.ts'
import styles from './branches.module.css'
import { LocalTime } from './local-time.tsx'

type BranchesProps = Readonly<{ branches: readonly BranchView[]; hours: string }>

export function Branches({ branches, hours }: BranchesProps) {
  const t = useTranslations()
  const head = {
    kicker: t('contact.branches.kicker'),
    heading: t('contact.branches.heading'),
  }
  return (
    <Section head={head} tone="sunk">
      <ul className={styles.branches} data-columns="3" data-nuqta="items">
        {branches.map((branch) => (
          <li key={branch.id} data-stack="">
            <p data-text="caption">{branch.country}</p>
            <h3>
              {branch.city}
              {branch.role && <em>{` ${branch.role}`}</em>}
            </h3>
            <p>{branch.address}</p>
            <p className={styles.phone} data-row="">
              <PhoneLink phone={branch.phone} />
              <CopyButton text={branch.phone} what={branch.phone} />
            </p>
            <p className={styles.place} data-text="caption">
              <bdi>{branch.coordinates}</bdi> <LocalTime timeZone={branch.timeZone} />
            </p>
          </li>
        ))}
      </ul>
      <p data-text="small">{hours}</p>
    </Section>
  )
}
