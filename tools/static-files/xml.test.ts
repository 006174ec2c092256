import { describe, expect, it } from 'vitest'
import { element, xmlDocument } from './xml.ts'

describe('an XML document', () => {
  it('holds its elements in their order, an empty one closed at once', () => {
    const root = element('a', { b: '1' }, element('c', {}), 'd', element('e', {}, 'سلام'))
    expect(xmlDocument(root)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a b="1"><c/>d<e>سلام</e></a>\n',
    )
  })

  it('escapes what would be markup, in text and in attributes', () => {
    const { xml } = element('a', { b: `"<&'` }, ']]> <b> & &amp;')
    expect(xml).toBe('<a b="&quot;&lt;&amp;&apos;">]]&gt; &lt;b&gt; &amp; &amp;amp;</a>')
  })

  it.each(['\u0000', '\u0008', '\u001f', '\uffff', '\ud83d'])(
    'replaces %j, which XML does not know',
    (character) => {
      expect(element('a', {}, character).xml).toBe('<a>\ufffd</a>')
    },
  )

  it('keeps line breaks and characters beyond the first plane', () => {
    expect(element('a', {}, 'x\n\t\u{1f600}').xml).toBe('<a>x\n\t\u{1f600}</a>')
  })
})
