import { about } from '#content/about.ts'
import { projectsByYear } from './projects-by-year.server.ts'

/** What the home page's drawing counts: the first of our figures, spread as the register is. */
export function heroBeads() {
  return {
    total: about.figures[0].value,
    register: projectsByYear().map(({ count }) => count),
  }
}
