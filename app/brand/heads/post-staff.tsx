import { nuqtaPath } from '../geometry.ts'
import { headArt, headWidth } from './head-art.tsx'

const pitch = 44
const edge = 24

type PostStaffProps = Readonly<{
  /** Newest first; `month` counts from any month, `subject` is an index. */
  posts: readonly Readonly<{ month: number; subject: number }>[]
  subjects: number
}>

/** A thread for each subject, a bead in the month of each post; the newest is saffron. */
export function PostStaff({ posts, subjects }: PostStaffProps) {
  const months = posts.map(({ month }) => month)
  const first = Math.min(...months)
  const span = Math.max(1, Math.max(...months) - first)
  const x = (month: number) => edge + ((month - first) * (headWidth - 2 * edge)) / span
  const y = (subject: number) => (subject + 0.5) * pitch
  const foot = subjects * pitch + 24
  const threads = Array.from({ length: subjects }, (_, index) => `M0 ${y(index)}H${headWidth}`)
  const ticks = Array.from(
    { length: span + 1 },
    (_, month) => `M${Math.round(x(first + month))} ${foot}v10`,
  )
  const stems = posts.map(({ month, subject }) => `M${Math.round(x(month))} ${y(subject)}V${foot}`)
  const [newest = '', ...older] = posts.map(({ month, subject }) =>
    nuqtaPath(Math.round(x(month)), y(subject), 13),
  )
  return headArt(
    foot + 12,
    <>
      <path d={threads.join('')} stroke="var(--weft)" strokeWidth={1.5} />
      <path d={stems.join('') + ticks.join('')} stroke="var(--brand)" strokeWidth={1.5} />
      <path d={`M0 ${foot}H${headWidth}`} stroke="var(--ink)" strokeWidth={1.5} />
      <path d={older.join('')} fill="var(--brand)" />
      <path d={newest} fill="var(--accent)" />
    </>,
  )
}
