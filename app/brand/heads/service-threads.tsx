import { linePath, nuqtaRow } from '../geometry.ts'
import { above, columnMiddle, headArt } from './head-art.tsx'

const height = 300
const pitch = 27

/** One hanging thread with a bead for each part of a service, its first bead lower on every other. */
export function serviceThread(index: number, parts: readonly number[]): string {
  const x = Math.round(columnMiddle(index, parts.length))
  const count = parts[index] ?? 0
  const top = 26 + (index % 2) * 40
  const line = linePath([
    [x, above],
    [x, top + (count - 1) * pitch],
  ])
  return line + nuqtaRow(count, [x, top], [0, pitch], 9)
}

type ServiceThreadsProps = Readonly<{
  /** For each service, how many parts and results it has. */
  parts: readonly number[]
}>

/** The services as threads that hang from the header; the page draws the chosen one over its own. */
export function ServiceThreads({ parts }: ServiceThreadsProps) {
  const d = parts.map((_, index) => serviceThread(index, parts)).join('')
  return headArt(height, <path d={d} fill="var(--brand)" stroke="var(--weft)" />)
}
