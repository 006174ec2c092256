import { shapes } from './identity.ts'
import styles from './seven-shapes.module.css'

type SevenShapesProps = Readonly<{
  id?: string
  /** By how many places each shape moves on. */
  turn?: number | undefined
}>

/**
 * The identity's shapes, blurred behind the head of a page. They drift on one opaque layer, which is
 * blurred once and without alpha, hence without steps. Last in the head: they would shift as it grows while its file loads.
 */
export function SevenShapes({ id, turn = 0 }: SevenShapesProps) {
  return (
    <div id={id} className={styles.seven} data-screen="" aria-hidden="true">
      <div className={styles.drift}>
        <div className={styles.blur}>
          {shapes.map(({ width, height, d, isFilled }, index) => (
            <svg
              key={d}
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
