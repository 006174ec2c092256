/**
 * Opens and closes dialogs by `<button command commandfor>` in browsers without it: Chromium before 135,
 * Safari before 26.2, Firefox before 144.
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
