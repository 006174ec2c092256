import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The page with a script element for the router's manifest, the file that names all others, and
 * its hash: a manifest that was cut short or tampered with on the way is not run. It is small, and
 * comes behind all that is seen; the app imports the same file, which is fetched once.
 *
 * @param output folder of the built site
 * @throws Error when the page's start data names no manifest
 */
export async function withManifestIntegrity(
  html: string,
  output: string,
  base: string,
): Promise<string> {
  const address = /"manifest":"(?<address>[^"]*\/manifest-[\w-]+\.js)"/.exec(html)?.groups?.address
  if (!address) throw new Error('no manifest to vouch for')
  const file = await readFile(path.join(output, address.slice(base.length)))
  const hash = createHash('sha384').update(file).digest('base64')
  const attributes = `async fetchpriority="low" src="${address}" integrity="sha384-${hash}"`
  return html.replace('</body>', () => `<script type="module" ${attributes}></script></body>`)
}
