import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ProjectCopy } from '../project-copy.ts'
import { outputDirectory } from '../react-router.ts'
import { builtFiles, countFiles } from './built-files.ts'
import { grownContent, joinPosts } from './grown-content.ts'
import { type BuildCost, measuredBuild } from './measured-build.ts'
import type { Started } from './started.ts'

/** The project built with so many times its content. */
export type Grown = BuildCost &
  Readonly<{
    times: number
    /** Bytes on the wire by file; see `builtFiles`. */
    sizes: ReadonlyMap<string, number>
    fileCount: number
  }>

/**
 * Builds copies of the project with more and more projects, posts and clients, one after another.
 *
 * @param log takes a line for each build
 */
export async function measureGrowth(
  steps: readonly number[],
  started: Started,
  log: (line: string) => void,
): Promise<readonly Grown[]> {
  const results: Grown[] = []
  for (const times of steps) {
    const copy = new ProjectCopy()
    started.add(() => copy.remove())
    writeContent(path.join(copy.directory, 'content'), times)
    const cost = await measuredBuild(copy.directory, started)
    const output = outputDirectory(copy.directory)
    results.push({
      ...cost,
      times,
      sizes: builtFiles(output),
      fileCount: countFiles(output),
    })
    log(`${times} times the content: built in ${cost.seconds.toFixed(1)} s`)
  }
  return results
}

function writeContent(folder: string, times: number): void {
  const files = Object.entries(grownContent(times))
  for (const [name, source] of files) writeFileSync(path.join(folder, name), source)
  const posts = path.join(folder, 'blogs.ts')
  if (files.length > 0) writeFileSync(posts, joinPosts(readFileSync(posts, 'utf8')))
}
