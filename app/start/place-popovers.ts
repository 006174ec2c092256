/**
 * Opens a popover below its button, the element before it, in browsers without anchor positioning:
 * Chromium before 129, Safari before 26, Firefox before 147.
 */
export function placePopovers(): void {
  if (CSS.supports('position-area', 'block-end')) return
  const { documentElement: root } = document
  const place = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.popover) return
    const button = target.previousElementSibling?.getBoundingClientRect()
    if (!button) return
    const start = root.dir === 'rtl' ? root.clientWidth - button.right : button.left
    target.style.insetInlineStart = `${start}px`
  }
  document.addEventListener('beforetoggle', place, true)
}
