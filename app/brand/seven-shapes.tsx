import { type Letter, letterPath, letterSize, nuqtaPath } from './geometry.ts'
import styles from './seven-shapes.module.css'

const unit = 40

const lone = (letter: Letter) => ({
  key: letter,
  ...letterSize(letter),
  d: letterPath(letter, { unit, x: 0, y: 0 }),
})

/** In the order of the style sheet, which places and colours them. */
const shapes = [
  // The ring of the م; blurred, its base line would only be a blot.
  { key: 'م', columns: 3, rows: 3, d: 'M20 20H100V100H20Z' },
  lone('ن'),
  lone('و'),
  lone('ا'),
  lone('ل'),
  { key: 'nuqta', columns: 1, rows: 1, d: nuqtaPath(20, 20, 20), isFilled: true },
  { key: 'knot', columns: 5, rows: 5, d: 'M60 20V180M140 20V180M20 60H180M20 140H180' },
]

/**
 * The seven blurred shapes behind the head of a page: the five letters, the nuqta and the knot.
 * The sides they stand on follow the writing direction, the letters themselves do not turn. They
 * drift on two layers: blurred once each, a layer costs next to nothing to move. They come last in the
 * head, since they would move as it grows while its file arrives.
 */
export function SevenShapes({ id }: { id?: string }) {
  return (
    <div id={id} className={styles.seven} aria-hidden="true">
      {[0, 1].map((remainder) => (
        <div key={remainder} className={styles.layer}>
          {shapes.map(
            ({ key, columns, rows, d, isFilled }, index) =>
              index % 2 === remainder && (
                <svg
                  key={key}
                  className={styles.shape}
                  data-shape={index + 1}
                  viewBox={`-20 -20 ${columns * unit + 40} ${rows * unit + 40}`}
                  aria-hidden="true"
                  focusable="false"
                >
                  <path d={d} data-filled={isFilled} />
                </svg>
              ),
          )}
        </div>
      ))}
    </div>
  )
}
