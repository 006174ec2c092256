/**
 * Stands in for `<button command commandfor>` where the browser does not know it yet (Safari
 * before 26.2, Firefox before 144), as far as this site needs it: a dialog opened and closed.
 */
export function supportDialogCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  })
}
