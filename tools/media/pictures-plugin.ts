import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Connect, type Plugin, runnerImport } from 'vite'
import type { content } from '#content/all.ts'
import { collectPictures } from './collect-pictures.ts'
import { makeFiles, type PlannedPicture, planPictures, publicDirectory } from './make-pictures.ts'

const moduleId = 'virtual:pictures'

type ContentModule = { content: typeof content }

/** `virtual:pictures` gives loaders the addresses, sizes and placeholders. */
export function pictures(): Plugin {
  let root: string
  let base: string
  return {
    name: 'pictures',
    configResolved(config) {
      root = config.root
      base = config.base.replace(/\/$/, '')
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null
      const { planned, dependencies } = await plan(root, base)
      for (const file of dependencies) this.addWatchFile(file)
      const views = Object.fromEntries(planned.map(({ file, view }) => [file, view]))
      return { code: `export default ${JSON.stringify(views)}`, map: null }
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const place of await makeAll(root, (await plan(root)).planned)) {
        const fileName = path.posix.join(publicDirectory, path.basename(place)).slice(1)
        this.emitFile({ type: 'asset', fileName, source: await readFile(place) })
      }
    },
    configureServer({ middlewares }) {
      // Vite takes the base path off an address only after this.
      middlewares.use(base + publicDirectory, servePictures(root))
    },
  }
}

/** Two at a time: enough for every processor, and at most two are decoded in memory. */
async function makeAll(root: string, planned: readonly PlannedPicture[]): Promise<string[]> {
  const files: string[] = []
  const queue = planned.values()
  const work = async () => {
    for (const picture of queue) files.push(...(await makeFiles(root, picture)))
  }
  await Promise.all([work(), work()])
  return files
}

function servePictures(root: string): Connect.NextHandleFunction {
  let known: readonly PlannedPicture[] = []
  const find = (name: string) => known.find(({ files }) => files.some((file) => file.name === name))
  return async (request, response, next) => {
    const name = request.url?.slice(1).replace(/\?.*/, '') ?? ''
    if (!/\.(avif|webp|svg)$/.test(name)) return next()
    try {
      if (!find(name)) known = (await plan(root)).planned
      const picture = find(name)
      if (!picture) return next()
      const files = picture.files.filter((file) => file.name === name)
      const [place = ''] = await makeFiles(root, { ...picture, files })
      const type = path.extname(name).slice(1)
      response.setHeader('Content-Type', `image/${type === 'svg' ? 'svg+xml' : type}`)
      response.setHeader('Cache-Control', 'max-age=31536000, immutable')
      response.end(await readFile(place))
    } catch (cause) {
      next(cause)
    }
  }
}

/** Reads content anew, so that development shows changes. */
async function plan(root: string, base = '') {
  const contentFile = path.join(root, 'content/all.ts')
  const { module, dependencies } = await runnerImport<ContentModule>(contentFile)
  return {
    planned: await planPictures(root, collectPictures(module.content), base),
    dependencies: [contentFile, ...dependencies.filter(path.isAbsolute)],
  }
}
