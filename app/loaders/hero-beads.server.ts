import { about } from '#content/about.ts'
import { projectsByYear } from './projects-by-year.server.ts'

export function heroBeads() {
  return {
    total: about.figures[0].value,
    register: projectsByYear().map(({ count }) => count),
  }
}
