/** At the top of the fallback file alone, before the head script: an old address leads to its new page. */

import { withBase, withoutBase } from '#app/i18n/paths.ts'
import { movedTo } from './moved.ts'
import { movedAttribute } from './protocol.ts'

const table = document.documentElement.dataset[movedAttribute]
const target = movedTo(table, withoutBase(location.pathname))
if (target) {
  location.replace(withBase(target))
  // What follows is text, so that nothing of it leads home.
  document.write('<plaintext hidden>')
}
