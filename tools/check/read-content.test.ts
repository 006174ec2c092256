import { expect, it } from 'vitest'
import { unreadable } from './read-content.ts'

const red = '\u001b[31m'
const plain = '\u001b[0m'
const spelling = 'see whether each name is spelled as in its own file'

it.each([
  [
    'a file that is no TypeScript is told with its place',
    `Transform failed with 1 error:\n\n${red}[PARSE_ERROR]${plain} Expected \`,\` but found \`Identifier\`
    \u001b[38;5;246m╭─[ content/projects.ts:16:21 ]\n 16 │ en: 'The city's register',`,
    'content/projects.ts:16:21: Expected `,` but found `Identifier`: write an apostrophe as ’, and a comma after each field',
  ],
  [
    'any other failure keeps its words, in one line',
    'Cannot find module ./wadi.ts\n  imported by /site/content/services.ts',
    `Cannot find module ./wadi.ts imported by content/services.ts: ${spelling}`,
  ],
  [
    'a file that is not there is told with the one that asks for it',
    'Failed to load url ./a.ts (resolved id: ./a.ts) in /site/content/services.ts. Does the file exist?',
    `content/services.ts: no file ./a.ts: ${spelling}`,
  ],
  [
    'a failure whose words name no file is told with the line that threw it',
    'giss is not defined',
    `content/services.ts:31: giss is not defined: ${spelling}`,
  ],
])('%s', (_, message, line) => {
  const stack = `ReferenceError: ${message}\n    at /site/content/services.ts:31:3`
  expect(unreadable('/site', Object.assign(new Error(message), { stack }))).toBe(line)
})
