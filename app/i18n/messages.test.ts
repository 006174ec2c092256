import { TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import { messageProblems } from '#content/check-wording.ts'
import { localeKeys } from './locales.ts'
import ar from './messages/ar.ts'
import { messages } from './messages.server.ts'

// Ids, arguments, plural forms and scripts stop a build: tools/check/message-shapes.ts.

it.each(localeKeys)('words the messages in %s by the rules of content/README.md', (locale) => {
  expect(messageProblems(locale, messages[locale])).toEqual([])
})

it('writes Arabic messages with Arabic punctuation and without Latin letters', () => {
  const texts: string[] = []
  // A build, and this test with it, turns messages into syntax trees.
  JSON.stringify(ar, (_key, node) => {
    if (node?.type === TYPE.literal) texts.push(node.value)
    return node
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /\p{Script=Latin}|[,;?]|\s{2}/u.test(text))).toEqual([])
})

it.each([
  ['en', 'Your telephone', 'a.b: “telephone”: write “phone”'],
  ['ar', 'استلمنا الرسالة', 'a.b: “استلمنا”: write “تلقّى”'],
  ['ar', 'اكتب إلينا', 'a.b: “اكتب”: the site speaks to several readers, «كم» and «وا»'],
  ['ar', 'تلقّينا رسالتك', 'a.b: “رسالتك”: the site speaks to several readers, «كم» and «وا»'],
] as const)('%s: %s', (locale, text, line) => {
  expect(messageProblems(locale, { 'a.b': text })).toEqual([
    `app/i18n/messages/${locale}.ts: ${line}`,
  ])
})
