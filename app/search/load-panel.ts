import { addSheet, missingSheets } from '#app/start/style-sheets.ts'
import type { SearchPanel } from './search-panel.tsx'

/**
 * Fetches what stands in the search's window.
 *
 * @throws when a script or a style sheet does not arrive; a later call asks for it again
 */
export async function loadPanel(): Promise<typeof SearchPanel> {
  const [panel] = await Promise.all([
    import('./search-panel.tsx'),
    ...missingSheets().map(addSheet),
  ])
  return panel.SearchPanel
}
