import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Svg } from '#app/brand/svg.tsx'
import { Picture } from '#app/components/picture.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { CertificatesView, Paper as PaperImage } from '#app/loaders/certificates.server.ts'
import styles from './certificate-list.module.css'
import { Dialog } from './dialog.tsx'

type Certificate = CertificatesView['certificates'][number]

type CertificateListProps = Readonly<{
  certificates: readonly Certificate[]
  /** Marks each card and each open sheet as a sample. */
  isSample: boolean
}>

export function CertificateList({ certificates, isSample }: CertificateListProps) {
  const t = useTranslations()
  const [chosen, setChosen] = useState<Certificate>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <li key={certificate.id} className={styles.card}>
            <div className={styles.words} data-stack="">
              {isSample && <SampleNote />}
              <h2>
                <button
                  type="button"
                  data-covers=""
                  aria-haspopup="dialog"
                  aria-expanded={isOpen && certificate === chosen}
                  onClick={() => {
                    setChosen(certificate)
                    setIsOpen(true)
                  }}
                >
                  {certificate.title}
                </button>
              </h2>
              <p data-text="small">{certificate.description}</p>
              <p data-text="caption">
                {t('certificates.source', { source: certificate.source })}
                <br />
                <FormattedMessage
                  id="certificates.paper"
                  values={{
                    number: <bdi dir="ltr">{certificate.number}</bdi>,
                    date: certificate.validUntil,
                  }}
                />
              </p>
            </div>
            <div className={styles.paper} role="img" aria-label={certificate.alt}>
              <Paper {...certificate} sizes="224px" />
            </div>
          </li>
        ))}
      </ul>
      {chosen && (
        // While it closes it shows the same certificate.
        <Dialog
          key={chosen.id}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={chosen.title}
        >
          <div className={styles.large}>
            <div className={styles.largeSheet}>
              <div role="img" aria-label={chosen.alt}>
                <Paper {...chosen} sizes="520px" />
              </div>
              {isSample && <SampleNote />}
            </div>
            <p data-text="caption">{t('certificates.source', { source: chosen.source })}</p>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** The image is named by its parent. */
function Paper({ sheet, scan, sizes }: PaperImage & Readonly<{ sizes: string }>) {
  if (sheet) return <Svg drawing={sheet} className={styles.sheet} />
  if (!scan) return null
  return (
    <div>
      <Picture picture={scan} sizes={sizes} />
    </div>
  )
}

function SampleNote() {
  const t = useTranslations()
  return (
    <p className={styles.sample} data-row="" data-nuqta="before">
      {t('certificates.sample')}
    </p>
  )
}
