/** Reads a sheet's own file where a mirror altered the page's copy, which is then refused. */
export function replaceRefusedSheets(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('style + link')) {
      const { sheet } = link.previousElementSibling as HTMLStyleElement
      link.disabled = Boolean(sheet)
    }
  })
}
