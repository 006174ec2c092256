import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Subject } from './options.ts'

const file = path.resolve(import.meta.dirname, '../../bench/README.md')

const heading = `# What was measured

Written by \`npm run bench -- --write\`; each part says when and where. Figures of different machines, or of a
busy one, do not compare; builds measured in turns do.
`

/**
 * Puts a part into the file of results, in place of the same part of an earlier run.
 *
 * @param text the file as it is; empty where there is none
 */
export function withPart(text: string, part: Subject, body: string): string {
  const marks = [`<!-- ${part} -->`, `<!-- end of ${part} -->`] as const
  const section = `${marks[0]}\n${body}\n${marks[1]}`
  const [start, end] = marks.map((mark) => text.indexOf(mark)) as [number, number]
  if (start >= 0 && end > start)
    return text.slice(0, start) + section + text.slice(end + marks[1].length)
  return `${text || heading}\n${section}\n`
}

/** Writes a part into `bench/README.md`. */
export async function writePart(part: Subject, body: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, withPart(text, part, body))
}
