import { CertificateSheet } from '#app/brand/certificate-sheet.tsx'
import { colourways } from '#app/brand/colourways.ts'
import { Drawing } from '#app/brand/drawing.tsx'
import { icons } from '#app/brand/icons.ts'
import { LetterTile } from '#app/brand/letter-tile.tsx'
import { LineIcon } from '#app/brand/line-icon.tsx'
import { Mark } from '#app/components/mark.tsx'
import { Section } from '#app/components/section.tsx'
import styles from './sheet.module.css'
import type { SheetView } from './sheet.tsx'

const drawings = ['crop', 'dots', 'steps', 'city', 'weave'] as const
const letters = ['م', 'ن', 'و', 'ا', 'ل'] as const
const names = Object.keys(colourways) as (keyof typeof colourways)[]

/** What the brand draws: letters, pictures, certificates, icons, marks. */
export function Drawn({ words, home }: Pick<SheetView, 'words' | 'home'>) {
  return (
    <>
      <Section tone="sunk" head={{ kicker: words.heading, heading: words.sections.brand }}>
        <div className={styles.tiles}>
          {letters.map((letter, index) => (
            <LetterTile key={letter} letter={letter} colourway={names[index] ?? 'deep'} />
          ))}
        </div>
        <div className={styles.drawings}>
          {drawings.flatMap((drawing) =>
            names.map((colourway) => (
              <Drawing
                key={`${drawing}-${colourway}`}
                {...{ drawing, colourway }}
                width={320}
                height={200}
                seed={1}
              />
            )),
          )}
        </div>
        <div className={styles.tiles}>
          {([1, 2, 3, 4, 5, 6] as const).map((variant) => (
            <CertificateSheet key={variant} variant={variant} />
          ))}
        </div>
      </Section>
      <Section head={{ kicker: words.heading, heading: words.sections.icons }}>
        <ul className={styles.icons}>
          {Object.keys(icons).map((name) => (
            <li key={name}>
              <LineIcon name={name} size="large" />
            </li>
          ))}
        </ul>
        <ul className={styles.icons}>
          {home.logos.entries.map(({ key, logo }) => (
            <li key={key}>
              <Mark path={logo} />
            </li>
          ))}
          {home.logos.entries.map(({ key, logo }) => (
            <li key={key}>
              <Mark path={logo} variant="wall" />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
