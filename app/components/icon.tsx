import styles from './icon.module.css'

type Drawing = Readonly<{ path: string; points?: 'forward' | 'backward' }>

/** On a 24 unit grid. Only those that point along the line are mirrored. */
const drawings = {
  forward: { path: 'M4 12H18M13 6L19 12L13 18', points: 'forward' },
  backward: { path: 'M20 12H6M11 6L5 12L11 18', points: 'backward' },
  /** To block-start inline-end: a page of another site. */
  external: { path: 'M7 17L16 8M9 7H17V15', points: 'forward' },
  down: { path: 'M6 9L12 15L18 9' },
  up: { path: 'M12 20V6M6 11L12 5L18 11' },
  menu: { path: 'M4 7H20M4 12H20M4 17H20' },
  close: { path: 'M6 6L18 18M18 6L6 18' },
  plus: { path: 'M12 5V19M5 12H19' },
  check: { path: 'M4 12L9 17L20 6' },
  play: { path: 'M8 4L16 12L8 20Z' },
  pause: { path: 'M8 6V18M16 6V18' },
  search: { path: 'M8 3H13L18 8V13L13 18H8L3 13V8ZM16 16L20 20' },
  copy: { path: 'M9 9H20V20H9ZM15 5V4H4V15H5' },
  mail: { path: 'M3 5H21V19H3ZM4 6L12 14L20 6' },
  phone: { path: 'M7 3H17V21H7ZM11 18H13' },
  chat: { path: 'M3 4H21V17H11L6 21V17H3ZM8 9H16M8 12H13' },
  pin: { path: 'M9 3H15L19 7V14L12 21L5 14V7ZM12 8L14 10L12 12L10 10Z' },
  globe: { path: 'M9 3H15L21 9V15L15 21H9L3 15V9ZM4 12H20M12 4L8 8V16L12 20L16 16V8Z' },
  light: { path: 'M12 3V4M12 20V21M3 12H4M20 12H21M12 8L16 12L12 16L8 12Z' },
  dark: { path: 'M13 3H9L3 9V15L9 21H15L21 15V11H17L13 7Z' },
  x: { path: 'M3 5H7L21 19H17ZM19 5L15 9M9 15L5 19' },
  linkedin: { path: 'M5 11V19M5 5V5.1M11 11V19M11 15L15 11H16L19 14V19' },
} as const satisfies Readonly<Record<string, Drawing>>

export type InterfaceIconName = keyof typeof drawings

/** In the size and colour of the text; an icon never carries a meaning alone. */
export function Icon({ name }: Readonly<{ name: InterfaceIconName }>) {
  const { path, points }: Drawing = drawings[name]
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-points={points}>
      <path d={path} />
    </svg>
  )
}
