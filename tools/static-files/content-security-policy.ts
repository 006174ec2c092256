import { createHash } from 'node:crypto'

/** The one other site a page shows in a frame, and asks whether it can be reached. */
const mapOrigin = 'https://www.openstreetmap.org'

type InlineCode = Readonly<{
  /** The texts of the page's inline scripts and styles. */
  scripts: readonly string[]
  styles: readonly string[]
}>

type PolicyOptions = Readonly<{
  /** Other origins the pages may send requests to, such as the e-mail service's. */
  connectOrigins: readonly string[]
}>

/**
 * What a page may load and run. Inline scripts and styles are named by their hashes, since a nonce is
 * worth nothing in a file; all else comes from the site itself. Frames of others around the site are
 * for the host's headers to refuse, which a page cannot.
 */
function contentSecurityPolicy(
  { scripts, styles }: InlineCode,
  { connectOrigins }: PolicyOptions,
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    // The placeholders of pictures are data addresses.
    'img-src': ["'self'", 'data:'],
    // Two fonts of 1 to 2 kB stand in the style sheet.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connectOrigins, mapOrigin],
    'frame-src': [mapOrigin],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/**
 * The page with its policy right behind the charset, ahead of all it speaks of; one that stands
 * there already is replaced.
 *
 * @throws Error when the page declares no charset
 */
export function withPolicy(html: string, options: PolicyOptions): string {
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(bare)?.[0]
  if (!charset) throw new Error('no charset to put the policy behind')
  const policy = contentSecurityPolicy(
    { scripts: inlineScripts(bare), styles: inlineStyles(bare) },
    options,
  )
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return bare.replace(charset, () => charset + meta)
}

/** The texts of the scripts that run in place; blocks of data are no scripts. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs)]
    .filter(({ groups }) => !/\ssrc=/.test(groups?.attributes ?? ''))
    .filter(({ groups }) => !/type="application\//.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.text ?? '')
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(?<text>.*?)<\/style>/gs)].map(
    ({ groups }) => groups?.text ?? '',
  )
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${sha256(text)}'`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
