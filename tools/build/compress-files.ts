import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/

/** Files at a time: Brotli at its highest level takes some megabytes for each. */
const concurrency = 8

/** In bytes; below this a compressed file saves no packet. */
const smallest = 512

/** Writes `file.br` and `file.gz` beside every text file. */
export async function compressFiles(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  const queue = files.filter((file) => compressible.test(file)).values()
  const work = async () => {
    for (const file of queue) await compressFile(path.join(directory, file))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < smallest) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }))
  await writeFile(
    `${file}.gz`,
    await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  )
}
