import type { Plugin, ViteDevServer } from 'vite'
import { readContent } from '#tools/check/read-content.ts'
import { siteUrlProblem } from '#tools/serve/settings.ts'

/** The lines of `npm run check:content`, before anything is built: no stack and no page hides them. */
export function stopAtContentProblems(): Plugin {
  let isChecked = false
  return {
    name: 'stop-at-content-problems',
    apply: 'build',
    enforce: 'pre',
    async config({ root = process.cwd() }, { mode }) {
      // The router resolves the configuration more than once.
      if (isChecked) return
      isChecked = true
      const { problems, isSample } = await readContent(root)
      const address = siteUrlProblem(root, mode, isSample)
      const lines = address ? [...problems, address] : problems
      if (lines.length === 0) return
      for (const line of lines) console.error(line)
      process.exit(1)
    },
  }
}

const edited = /\/(?:content|app\/i18n\/messages)\/[^?]+\.ts$/

/** In ms: an editor that saves several files is one edit. */
const pause = 50

/** In ms: the page is shown first, as both want the same processor. */
const headStart = 1000

/** Each save of a text: the page anew, and what is wrong in the terminal and over the page. */
export function checkContentInDev(): Plugin {
  let told: readonly string[] = []
  let timer: NodeJS.Timeout | undefined
  let isChecking: Promise<void> = Promise.resolve()

  async function check({ config, environments }: ViteDevServer) {
    const { problems } = await readContent(config.root)
    const isMended = told.length > 0 && problems.length === 0
    told = problems
    for (const line of problems) config.logger.error(line)
    if (problems.length > 0) environments.client.hot.send(overlay(problems))
    if (isMended) {
      config.logger.info('The content is in order.')
      environments.client.hot.send({ type: 'full-reload' })
    }
  }

  /** A visitor's page holds texts that the server rendered: it is asked for again. */
  function reload(server: ViteDevServer) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      server.environments.client.hot.send({ type: 'full-reload' })
      timer = setTimeout(() => {
        isChecking = isChecking.then(() => check(server))
      }, headStart)
    }, pause)
  }

  return {
    name: 'check-content-in-dev',
    apply: (_, { command }) => command === 'serve' && !process.env.VITEST,
    configureServer(server) {
      isChecking = check(server)
      server.environments.client.hot.on('vite:client:connect', () => {
        if (told.length > 0) server.environments.client.hot.send(overlay(told))
      })
    },
    hotUpdate: {
      order: 'pre',
      handler({ file, modules, timestamp, server }) {
        if (!edited.test(file)) return
        const { moduleGraph, name } = this.environment
        for (const module of modules) {
          moduleGraph.invalidateModule(module, new Set(), timestamp, true)
        }
        if (name === 'ssr') reload(server)
        // No module is left for the router, whose updates of routes would hold the reload back by 2 s.
        return []
      },
    },
  }
}

function overlay(problems: readonly string[]) {
  const err = { message: problems.join('\n'), stack: '', plugin: 'content' }
  return { type: 'error', err } as const
}
