import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What shrinks; pictures and fonts are compressed already. */
const compressible = /\.(?:html|js|css|json|data|svg|txt|xml|webmanifest)$/

/** Files compressed at a time: Brotli at its best takes some megabytes for each. */
const hands = 8

/** Below this many bytes a compressed file saves no packet. */
const smallest = 512

/**
 * Writes `file.br` and `file.gz` beside every file of text, as small as can be, for hosts that
 * send them as they are. The same files give the same bytes.
 */
export async function compressFiles(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  const waiting = files.filter((file) => compressible.test(file))
  await Promise.all(
    Array.from({ length: hands }, async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) await compressOne(file)
    }),
  )

  async function compressOne(file: string): Promise<void> {
    const place = path.join(directory, file)
    const text = await readFile(place)
    if (text.length < smallest) return
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    }
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(text, { params }),
      promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
    ])
    await Promise.all([writeFile(`${place}.br`, br), writeFile(`${place}.gz`, gz)])
  }
}
