import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { iconFiles } from '../icons/icon-files.ts'

/**
 * Writes the icons that browsers and devices ask for beside `favicon.svg`.
 *
 * @param output the site's folder
 */
export async function writeAppIcons(output: string): Promise<void> {
  const files = await iconFiles()
  await Promise.all([...files].map(([file, bytes]) => writeFile(path.join(output, file), bytes)))
}
