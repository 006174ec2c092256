import { nuqtaPath } from '../geometry.ts'
import { columnMiddle, headArt, headWidth } from './head-art.tsx'

const pitch = 44

type PostStaffProps = Readonly<{
  /** Newest first; `subject` is an index. */
  posts: readonly Readonly<{ isWritten: boolean; subject: number }>[]
  subjects: number
}>

/** A thread for each subject, a bead for each post: saffron where it is written, hollow before. */
export function PostStaff({ posts, subjects }: PostStaffProps) {
  const x = (index: number) => Math.round(columnMiddle(posts.length - 1 - index, posts.length))
  const y = (subject: number) => (subject + 0.5) * pitch
  const foot = subjects * pitch + 24
  const threads = Array.from({ length: subjects }, (_, index) => `M0 ${y(index)}H${headWidth}`)
  const stems = posts.map(({ subject }, index) => `M${x(index)} ${y(subject)}V${foot}`)
  const beads = (areWritten: boolean) =>
    posts
      .map(({ isWritten, subject }, index) =>
        isWritten === areWritten ? nuqtaPath(x(index), y(subject), 13) : '',
      )
      .join('')
  return headArt(
    foot + 12,
    <>
      <path d={threads.join('')} stroke="var(--weft)" strokeWidth={1.5} />
      <path d={stems.join('')} stroke="var(--brand)" strokeWidth={1.5} />
      <path d={`M0 ${foot}H${headWidth}`} stroke="var(--ink)" strokeWidth={1.5} />
      <path d={beads(false)} fill="var(--bg)" stroke="var(--brand)" strokeWidth={2} />
      <path d={beads(true)} fill="var(--accent)" />
    </>,
  )
}
