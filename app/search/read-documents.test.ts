import { expect, it } from 'vitest'
import { type SearchDocument, searchFile } from '#app/loaders/search.server.ts'
import { readDocuments } from './read-documents.ts'
import { createIndex } from './search-index.ts'

const documents: readonly SearchDocument[] = [
  { kind: 'page', title: 'Berths', href: '/home', passages: ['Two\nlines, one {word'] },
  { kind: 'page', title: 'أرصفة', href: '/ar/home', passages: [] },
]

it.each([1, 7, 10_000])('reads documents that come in pieces of %i bytes', async (size) => {
  const bytes = new Uint8Array(await searchFile(documents).arrayBuffer())
  const pieces = new ReadableStream({
    start(controller) {
      for (let start = 0; start < bytes.length; start += size) {
        controller.enqueue(bytes.slice(start, start + size))
      }
      controller.close()
    },
  })
  const read: SearchDocument[] = []
  for await (const document of readDocuments(new Response(pieces))) read.push(document)
  expect(read).toEqual(documents)
})

it('is JSON for whoever else reads it', async () => {
  expect(await searchFile(documents).json()).toEqual(documents)
})

it('fails where a file holds no documents, or a broken one', async () => {
  for (const body of [null, '', '<title>Sign in</title>', '{"kind":\n']) {
    await expect(createIndex(readDocuments(new Response(body))), `${body}`).rejects.toThrow()
  }
})
