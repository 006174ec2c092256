/**
 * Reads a sheet's own file where the page's copy of it was altered and then refused, as in a mirror
 * that rewrites the addresses in it.
 */
export function replaceRefusedSheets(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('style + link')) {
      const { sheet } = link.previousElementSibling as HTMLStyleElement
      link.disabled = Boolean(sheet)
    }
  })
}
