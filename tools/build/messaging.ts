import path from 'node:path'
import type { Plugin } from 'vite'
import { Inbox } from '#tools/serve/inbox.ts'
import { emailServiceOrigin } from '#tools/serve/settings.ts'

/** Sets the e-mail service's usual origin where none is given; takes messages in development. */
export function messaging(): Plugin {
  return {
    name: 'messaging',
    config({ root = process.cwd() }, { mode }) {
      // Before Vite reads the settings: an empty one in `.env` is an unset one.
      if (!process.env.VITEST) process.env.VITE_EMAILJS_ORIGIN = emailServiceOrigin(root, mode)
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
