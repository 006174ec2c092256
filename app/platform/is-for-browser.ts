type Press = Readonly<{
  button?: number
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}>

/**
 * Whether a key or click means something to the browser itself: a new tab, a download, Back, a selection.
 * Safari before 18.2 calls a press of the middle button a click.
 */
export function isForBrowser({ button = 0, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey
}
