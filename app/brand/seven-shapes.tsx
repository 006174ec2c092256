import styles from './seven-shapes.module.css'

/**
 * In the order of the style sheet, which places and colours them. `letterPath` of geometry.ts with a
 * unit of 40, written out so that pages do not download that file.
 */
const shapes = [
  // Only the ring of the م; its blurred base line would be a blot.
  { key: 'م', width: 120, height: 120, d: 'M20 20H100V100H20Z' },
  { key: 'ن', width: 200, height: 120, d: 'M180 100H20M100 100V20' },
  { key: 'و', width: 200, height: 200, d: 'M100 20H180V100H100ZM180 100V180H20' },
  { key: 'ا', width: 40, height: 200, d: 'M20 20V180' },
  { key: 'ل', width: 120, height: 200, d: 'M100 20V180H20V100' },
  { key: 'nuqta', width: 40, height: 40, d: 'M20 0l20 20-20 20-20-20z', isFilled: true },
  { key: 'knot', width: 200, height: 200, d: 'M60 20V180M140 20V180M20 60H180M20 140H180' },
]

type SevenShapesProps = Readonly<{
  id?: string
  /** By how many places each shape moves on. */
  turn?: number | undefined
}>

/**
 * Letters, nuqta and knot, blurred behind the head of a page. They drift on one opaque layer, which is
 * blurred once and without alpha, hence without steps. Last in the head: they would shift as it grows while its file loads.
 */
export function SevenShapes({ id, turn = 0 }: SevenShapesProps) {
  return (
    <div id={id} className={styles.seven} data-screen="" aria-hidden="true">
      <div className={styles.drift}>
        <div className={styles.blur}>
          {shapes.map(({ key, width, height, d, isFilled }, index) => (
            <svg
              key={key}
              className={styles.shape}
              data-shape={((index + turn) % shapes.length) + 1}
              viewBox={`-20 -20 ${width + 40} ${height + 40}`}
              aria-hidden="true"
            >
              <path d={d} data-filled={isFilled} />
            </svg>
          ))}
        </div>
      </div>
    </div>
  )
}
