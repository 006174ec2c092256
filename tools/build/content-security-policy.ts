import { createHash } from 'node:crypto'
import { load } from 'cheerio'

const mapOrigin = 'https://www.openstreetmap.org'

const charset = /<meta charset="utf-8"\s*\/?>/i

export type PolicyOptions = Readonly<{
  /** Further origins for requests, such as the e-mail service's. */
  connectOrigins: readonly string[]
}>

/**
 * Put after the charset. Inline scripts and styles are listed by hash, as a file cannot have a nonce;
 * what only a header can say is in the hosts' files.
 *
 * @throws Error when the page declares no charset
 */
export function withPolicy(html: string, { connectOrigins }: PolicyOptions): string {
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
  if (!charset.test(bare)) throw new Error('no charset to put the policy behind')
  const $ = load(bare)
  const hashes = (selector: string) => [
    ...new Set($(selector).map((_, element) => hashSource($(element).text()))),
  ]
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('script:not([src], [type^="application/"])')],
    'style-src': ["'self'", ...hashes('style')],
    'img-src': ["'self'", 'data:'],
    // The font of the digits (2 kB) is part of the style sheet.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connectOrigins, mapOrigin],
    'frame-src': [mapOrigin],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  const policy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
  return bare.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}

/** As a policy names an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
