import { nuqtaRow } from '../geometry.ts'
import { above, columnMiddle, headArt } from './head-art.tsx'

const height = 300
const radius = 9
/** Of the first bead, on even threads and on odd ones. */
const tops = [26, 66] as const

/** A bead for each part of a service; the first bead is lower on every other thread. */
export function serviceThread(index: number, parts: readonly number[]): string {
  const x = Math.round(columnMiddle(index, parts.length))
  const count = parts[index] ?? 0
  // The longest thread fits the drawing.
  const pitch = Math.min(27, Math.floor((height - tops[1] - radius) / (Math.max(...parts) - 1)))
  const top = tops[index % 2 === 0 ? 0 : 1]
  const line = `M${x} ${above}V${top + (count - 1) * pitch}`
  return line + nuqtaRow(count, [x, top], [0, pitch], radius)
}

type ServiceThreadsProps = Readonly<{
  /** Parts and results of each service. */
  parts: readonly number[]
}>

/** The page draws the chosen thread again in its own colour. */
export function ServiceThreads({ parts }: ServiceThreadsProps) {
  const d = parts.map((_, index) => serviceThread(index, parts)).join('')
  return headArt(height, <path d={d} fill="var(--brand)" stroke="var(--weft)" />, 'down')
}
