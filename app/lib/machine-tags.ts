const written = 'meta[property], meta[name^=twitter], link[rel=alternate][type], script[type$=json]'

/**
 * Takes what the opened page's file says to machines out of the document, as another page takes its
 * place. Machines open files, so nothing is put there instead.
 */
export function removeMachineTags(): void {
  for (const tag of document.head.querySelectorAll(written)) tag.remove()
}
