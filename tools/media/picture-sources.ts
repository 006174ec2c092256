import { readFile } from 'node:fs/promises'
import path from 'node:path'

const pictures = 'content/pictures'

/** @throws Error of one line with what is wrong with its name or place */
export async function readSource(root: string, file: string): Promise<Buffer> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif|svg)$/.test(file)) {
    throw new Error('is not lower-case words and hyphens with the ending of a picture')
  }
  return readFile(path.join(root, pictures, file)).catch((cause) => {
    throw new Error(`is not in ${pictures}/`, { cause })
  })
}
