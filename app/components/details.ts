let isPrinting = false

/**
 * For older browsers:
 * - without `::details-content`, which the style sheet prints closed parts with: opens all for printing;
 * - without `name` on `<details>`: closes the others of a group.
 */
export function supportDetails(): void {
  addEventListener('toggle', closeOthers, true)
  addEventListener('beforeprint', openAll)
}

/** A capture listener, as `toggle` does not bubble: it runs before others, which find the group closed. */
function closeOthers(event: Event) {
  // Details opened for printing are not the visitor's choice.
  if (isPrinting) return event.stopPropagation()
  const { target } = event
  if (!(target instanceof HTMLDetailsElement && target.open)) return
  const group = `details[open][name="${CSS.escape(target.getAttribute('name') ?? '')}"]`
  for (const other of document.querySelectorAll<HTMLDetailsElement>(group)) {
    other.open = other === target
  }
}

function openAll() {
  isPrinting = true
  const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])')
  const undo = [...closed].map(openForPaper)
  const restore = () => {
    isPrinting = false
    for (const close of undo) close()
  }
  addEventListener('afterprint', restore, { once: true })
}

/** Removes `name`, or the browser closes the rest of the group. */
function openForPaper(details: HTMLDetailsElement): () => void {
  const name = details.getAttribute('name')
  details.removeAttribute('name')
  details.open = true
  return () => {
    details.open = false
    if (name !== null) details.setAttribute('name', name)
  }
}
