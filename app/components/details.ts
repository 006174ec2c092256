let isPrinting = false

/**
 * For browsers that do not know `::details-content`, by which the style sheet prints what is closed, and
 * for the older ones among them, which do not know the name of a group either.
 */
export function supportDetails(): void {
  addEventListener('toggle', closeOthers, true)
  addEventListener('beforeprint', openAll)
}

/** Captures, as the event does not bubble: listeners hear of an opened one when the others are closed. */
function closeOthers(event: Event) {
  // What opens for the paper is not the visitor's choice.
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

/** Without its name, as browsers that know it leave one of a group open. */
function openForPaper(details: HTMLDetailsElement): () => void {
  const name = details.getAttribute('name')
  details.removeAttribute('name')
  details.open = true
  return () => {
    details.open = false
    if (name !== null) details.setAttribute('name', name)
  }
}
