import { nuqtaPath } from './geometry.ts'
import { icons, nuqtaRadius } from './icons.ts'

type LineIconProps = Readonly<{
  /** From content, whose check knows all names. */
  name: string
  /** In px. */
  size?: 32 | 40
}>

/** Strokes in the text's colour, one saffron nuqta; never mirrored. */
export function LineIcon({ name, size = 32 }: LineIconProps) {
  const icon = icons[name]
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      {icon && (
        <>
          <path
            d={icon.strokes}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="square"
          />
          <path d={nuqtaPath(icon.nuqta[0], icon.nuqta[1], nuqtaRadius)} fill="var(--accent)" />
        </>
      )}
    </svg>
  )
}
