import type { SearchDocument } from '#app/loaders/search.server.ts'

/**
 * The documents of `searchFile()`, each as soon as its line has arrived: a thousand read at once would
 * hold the page for over 50 ms on a slow phone, and those of today be found 90 (en) to 180 ms (ar) later.
 *
 * @throws SyntaxError when a line is not JSON
 */
export async function* readDocuments(response: Response): AsyncGenerator<SearchDocument> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '\n' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('{')) yield JSON.parse(line.replace(/,$/, ''))
    }
    if (done) return
  }
}
