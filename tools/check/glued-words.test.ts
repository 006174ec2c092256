import { describe, expect, it } from 'vitest'
import { inHome } from './fixture.ts'
import { gluedWords } from './glued-words.ts'

describe('words that only the style sheet keeps apart', () => {
  it.each([
    ['<h3>Riyadh<em>Head office</em></h3>', 'Riyadh|Head office'],
    ['<p><span>1</span><span>of 17</span></p>', '1|of 17'],
    ['<p><bdi>+220</bdi><span>More than 220</span></p>', '+220|More than 220'],
    ['<a><span>Dark</span></a><a><svg><path/></svg><span>Light</span></a>', 'Dark|Light'],
    ['<p>A question?<b>Ask us</b></p>', 'A question?|Ask us'],
    ['<p>دبي<em>برمجيات</em></p>', 'دبي|برمجيات'],
    ['<svg><text>2014</text><text>2015</text></svg>', '2014|2015'],
    ['<p>One<script>1</script><b>two</b></p>', 'One|two'],
    ['<div>One<button>Two</button></div>', 'One|Two'],
  ])('are found: %s', (body, words) => {
    expect(inHome(gluedWords, { body })).toEqual([`runs words together: ${words}`])
  })

  it.each([
    '<p>One <b>two</b> three</p>',
    '<p>One</p><p>two</p>',
    '<ul><li>One<ul><li>two</li></ul></li></ul>',
    '<p>One<br/>two</p>',
    '<p>One<!-- -->two</p>',
    '<p>(<b>one</b>), “<b>two</b>”.</p>',
    '<p><b> </b><i>One</i>\n<i>two</i></p>',
  ])('are not in %s', (body) => {
    expect(inHome(gluedWords, { body })).toEqual([])
  })
})
