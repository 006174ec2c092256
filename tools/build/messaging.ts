import path from 'node:path'
import type { Plugin } from 'vite'
import { Inbox } from '#tools/serve/inbox.ts'
import { missingSettings } from '#tools/serve/settings.ts'

/** Sets the e-mail service for `npm run dev`; warns of a build without one. */
export function messaging(): Plugin {
  return {
    name: 'messaging',
    buildStart() {
      const { command, mode, root } = this.environment.config
      if (command !== 'build' || this.environment.name !== 'client') return
      const missing = missingSettings(root, mode)
      if (missing.length === 0) return
      this.warn(`The forms cannot send: ${missing.join(', ')} not set (see .env.example).`)
    },
    configureServer({ config, middlewares }) {
      const inbox = new Inbox({
        directory: path.join(config.root, '.inbox'),
        log: (line) => config.logger.info(line),
      })
      middlewares.use((request, response, next) => {
        inbox.handle(request, response).then((isHandled) => isHandled || next(), next)
      })
    },
  }
}
