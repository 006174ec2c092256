import type { AnyNode } from 'domhandler'
import type { Page } from './site.ts'

/** Elements that separate words without any style sheet; all others stand within a line. */
const separate =
  /^(?:address|article|aside|blockquote|body|br|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|img|input|legend|li|main|nav|ol|p|picture|pre|search|section|select|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul)$/

const noText = /^(?:script|style|template)$/

/**
 * Words of different elements that only the style sheet keeps apart: text browsers, reader views and
 * a copied passage show them as one word.
 */
export function gluedWords({ $ }: Page): string[] {
  const found = new Set<string>()
  let before = ''
  /** What lies between a text and the one before it. */
  let between: 'nothing' | 'elements' | 'space' = 'space'
  const visit = (node: AnyNode) => {
    if (node.type === 'text') {
      const glued = between === 'elements' && `${before.slice(-1)}${node.data.slice(0, 1)}`
      if (glued && /^[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}.,:;?%،؛؟][+\p{L}\p{N}]$/u.test(glued)) {
        found.add(`${before.slice(-24)}|${node.data.slice(0, 24)}`)
      }
      before = node.data
      between = 'nothing'
    } else if ('name' in node && 'children' in node && !noText.test(node.name)) {
      const edge = separate.test(node.name) ? 'space' : 'elements'
      if (between !== 'space') between = edge
      for (const child of node.children) visit(child)
      if (between !== 'space') between = edge
    }
  }
  for (const body of $('body').get()) visit(body)
  return [...found].map((words) => `runs words together: ${words}`)
}
