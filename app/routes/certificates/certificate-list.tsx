import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Svg } from '#app/brand/svg.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { CertificatesView, Paper as PaperImage } from '#app/loaders/certificates.server.ts'
import styles from './certificate-list.module.css'
import { Dialog } from './dialog.tsx'

type CertificateListProps = Readonly<{
  certificates: CertificatesView['certificates']
  /** Marks each card and each open sheet as a sample. */
  isSample: boolean
}>

export function CertificateList({ certificates, isSample }: CertificateListProps) {
  const intl = useIntl()
  const [openId, setOpenId] = useState<number>()
  return (
    <>
      <ul className={styles.list}>
        {certificates.map(
          ({ id, title, description, source, number, validUntil, alt, sheet, scan }) => (
            <li key={id} className={styles.card}>
              <div className={styles.words}>
                {isSample && <SampleMark />}
                <h2>
                  <button
                    type="button"
                    data-covers=""
                    aria-haspopup="dialog"
                    aria-expanded={openId === id}
                    onClick={() => setOpenId(id)}
                  >
                    {title}
                  </button>
                </h2>
                <p data-text="small">{description}</p>
                <p data-text="caption">
                  <FormattedMessage id="certificates.source" values={{ source }} />
                  <br />
                  <FormattedMessage
                    id="certificates.paper"
                    values={{ number: <bdi dir="ltr">{number}</bdi>, date: validUntil }}
                  />
                </p>
              </div>
              <div className={styles.paper} role="img" aria-label={alt}>
                <Paper sheet={sheet} scan={scan} sizes="224px" />
              </div>
            </li>
          ),
        )}
      </ul>
      {certificates.map(({ id, title, source, alt, sheet, scan }) => (
        <Dialog key={id} isOpen={openId === id} onClose={() => setOpenId(undefined)} title={title}>
          <div className={styles.large}>
            <div className={styles.largeSheet}>
              <div role="img" aria-label={alt}>
                <Paper sheet={sheet} scan={scan} sizes="520px" />
              </div>
              {isSample && <SampleMark />}
            </div>
            <p data-text="caption">
              {intl.formatMessage({ id: 'certificates.source' }, { source })}
            </p>
          </div>
        </Dialog>
      ))}
    </>
  )
}

/** The image is named by its parent. */
function Paper({ sheet, scan, sizes }: PaperImage & Readonly<{ sizes: string }>) {
  if (sheet) return <Svg drawing={sheet} className={styles.sheet} />
  if (!scan) return null
  return (
    <div>
      <Picture picture={{ ...scan, alt: '' }} sizes={sizes} />
    </div>
  )
}

function SampleMark() {
  return (
    <p className={styles.sample} data-nuqta="before">
      <FormattedMessage id="certificates.sample" />
    </p>
  )
}
