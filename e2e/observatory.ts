/**
 * The HTTP Observatory's published scoring (algorithm 5, developer.mozilla.org/observatory), for
 * what a site like this one can be judged by: no cookies, no scripts of others, HTTPS with a good
 * certificate and a redirect to it, which is the host's business.
 */
export type Judged = Readonly<{
  /** The answer's headers, by name in lower case. */
  headers: Readonly<Record<string, string | undefined>>
  /** The policy in the page's `<meta>`, if any. */
  metaPolicy: string | undefined
}>

type Directives = ReadonlyMap<string, readonly string[]>

/** Points by what they are given for. */
export function observatoryPoints(page: Judged): Readonly<Record<string, number>> {
  const { headers, metaPolicy } = page
  const header = directives(headers['content-security-policy'])
  const policy = new Map([...header, ...directives(metaPolicy)])
  return {
    'content-security-policy': policyPoints(policy),
    // Only a header can refuse frames.
    'x-frame-options': header.has('frame-ancestors')
      ? 5
      : /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
        ? 0
        : -20,
    'strict-transport-security': transportPoints(headers['strict-transport-security']),
    'referrer-policy': referrerPoints(headers['referrer-policy']),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(
      headers['cross-origin-resource-policy'] ?? '',
    )
      ? 10
      : 0,
  }
}

/** The score: extra points count only for those who lose hardly any. */
export function observatoryScore(page: Judged): number {
  const points = Object.values(observatoryPoints(page))
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  const withoutExtras = 100 + sum(points.filter((one) => one < 0))
  return Math.max(0, withoutExtras >= 90 ? 100 + sum(points) : withoutExtras)
}

function policyPoints(policy: Directives): number {
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const broad = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/
  const isUnsafe = (source: string) =>
    broad.test(source) || source === "'unsafe-inline'" || source === 'data:'
  if (!policy.has('default-src') && !policy.has('script-src')) return -25
  if (sources('script-src').some(isUnsafe) || sources('object-src').some((s) => broad.test(s)))
    return -20
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return -10
  if (sources('style-src').some(isUnsafe)) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

/**
 * Five points are for hosts on the browsers' preload list, which takes those that ask for it by
 * these three words and hold a year or more; half a year is enough to lose nothing.
 */
function transportPoints(value = ''): number {
  const words = value.toLowerCase().split(/;\s*/)
  const age = Number(words.find((word) => word.startsWith('max-age='))?.slice('max-age='.length))
  if (Number.isNaN(age)) return -20
  if (age < 15_768_000) return -10
  const asksForList = words.includes('includesubdomains') && words.includes('preload')
  return asksForList && age >= 31_536_000 ? 5 : 0
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
  return isPrivate.test(value) ? 5 : -5
}

function directives(policy = ''): Directives {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]))
}
