import type { SearchPanel } from './search-panel.tsx'

/**
 * Loads the content of the search dialog.
 *
 * @throws when its script fails to load; a later call tries again
 */
export async function loadPanel(): Promise<typeof SearchPanel> {
  return (await import('./search-panel.tsx')).SearchPanel
}
