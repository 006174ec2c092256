import { expect, it } from 'vitest'
import { unreadable } from './read-content.ts'

it('a file that is no TypeScript is told in one line: where, what, and what to do', () => {
  const message = `Transform failed with 1 error:

\u001b[31m[PARSE_ERROR]\u001b[0m Expected \`,\` or \`}\` but found \`Identifier\`
    \u001b[38;5;246m╭─[ content/projects.ts:16:21 ]
 16 │ en: 'The city's register',`
  expect(unreadable('/site', new Error(message))).toBe(
    'content/projects.ts:16:21: Expected `,` or `}` but found `Identifier`: write an apostrophe as ’, and a comma after each field',
  )
})

it('any other failure keeps its words, in one line', () => {
  const error = new Error('Cannot find module ./wadi.ts\n  imported by /site/content/services.ts')
  expect(unreadable('/site', error)).toBe(
    'Cannot find module ./wadi.ts imported by content/services.ts: see whether each name is spelled as in its own file',
  )
})

it('a file that is not there is told with the one that asks for it', () => {
  const message =
    'Failed to load url ./a.ts (resolved id: ./a.ts) in /site/content/services.ts. Does the file exist?'
  expect(unreadable('/site', new Error(message))).toMatch(
    /^content\/services\.ts: no file \.\/a\.ts: see /,
  )
})

it('a failure whose words name no file is told with the line that threw it', () => {
  const error = new ReferenceError('giss is not defined')
  error.stack = 'ReferenceError: giss is not defined\n    at /site/content/services.ts:31:3'
  expect(unreadable('/site', error)).toMatch(/^content\/services\.ts:31: giss is not defined: see /)
})
