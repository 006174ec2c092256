import { expect, it } from 'vitest'
import { markup } from './markup.ts'

it('text is escaped, in elements and in attributes', () => {
  const { markup: text } = markup`<a b="${`"<&'`}">${']]> <b> & &amp;'}</a>`
  expect(text).toBe('<a b="&quot;&lt;&amp;&apos;">]]&gt; &lt;b&gt; &amp; &amp;amp;</a>')
})

it('pieces of markup are kept in their order', () => {
  const items = ['a', '<'].map((text) => markup`<i>${text}</i>`)
  expect(markup`<p>${items}${markup`<b/>`}\n</p>`.markup).toBe('<p><i>a</i><i>&lt;</i><b/>\n</p>')
})
