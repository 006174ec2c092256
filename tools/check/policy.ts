import type { Element } from 'domhandler'
import { hashSource } from '#tools/build/content-security-policy.ts'
import type { Page, Site } from './site.ts'

const policyMeta = 'meta[http-equiv="content-security-policy" i]'

/** Types of script that browsers run; others are data. */
const runs = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

/** The policy directly follows the charset, as it applies only to what comes after it. */
export function policyPlace({ $ }: Page): string[] {
  const count = $(policyMeta).length
  if (count !== 1) return [`has ${count} Content-Security-Policies, not one`]
  const [first, second] = $('head').children().toArray()
  const inPlace = $(first).is('meta[charset]') && $(second).is(policyMeta)
  return inPlace ? [] : ['the Content-Security-Policy does not follow the charset']
}

/** What other directives do not stand in for. */
const closed = ['default-src', 'base-uri', 'form-action']

/** Nothing by default; nothing unsafe, no whole scheme or domain. */
export function policySources(page: Page): string[] {
  const policy = policyOf(page)
  if (!policy) return []
  const open = closed
    .map((directive) => [directive, policy.get(directive)?.join(' ') ?? 'missing'] as const)
    .filter(([, sources]) => sources !== "'none'")
  return [
    ...open.map(([directive, sources]) => `the policy's ${directive} is ${sources}, not 'none'`),
    ...[...policy].flatMap(([directive, sources]) =>
      sources.filter(isTooWide).map((source) => `the policy's ${directive} allows ${source}`),
    ),
  ]
}

/** The policy lists the hashes of exactly the page's inline scripts and styles. */
export function policyHashes(page: Page): string[] {
  const policy = policyOf(page)
  if (!policy) return []
  const { $ } = page
  const textsOf = (elements: Element[]) => elements.map((element) => $(element).text())
  const scripts = $('script:not([src])').filter((_, { attribs }) =>
    runs.test(attribs.type?.trim() ?? ''),
  )
  return [
    ...hashProblems('script', policy.get('script-src') ?? [], textsOf(scripts.toArray())),
    ...hashProblems('style', policy.get('style-src') ?? [], textsOf($('style').toArray())),
  ]
}

/** Scripts, style sheets and preloads are of the site's own origin. */
export function ownResources({ $, address }: Page, site: Site): string[] {
  const links = '[rel~="stylesheet" i], [rel~="preload" i], [rel~="modulepreload" i]'
  const from = site.url + address
  return $(`script[src], link[href]:is(${links})`)
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
    .filter((resource) => URL.canParse(resource, from))
    .filter((resource) => new URL(resource, from).origin !== new URL(site.url).origin)
    .map((resource) => `loads ${resource} from another origin`)
}

function policyOf({ $ }: Page): ReadonlyMap<string, readonly string[]> | undefined {
  const content = $(policyMeta).first().attr('content')
  if (content === undefined) return undefined
  const directives = content.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

function isTooWide(source: string): boolean {
  return /^'unsafe-|^https?:$|^http:|\*/i.test(source)
}

function hashProblems(
  kind: 'script' | 'style',
  sources: readonly string[],
  texts: readonly string[],
): string[] {
  const named = new Set(sources.filter((source) => /^'sha\d+-/.test(source)))
  const present = new Map(texts.map((text) => [hashSource(text), text]))
  const missing = [...present].filter(([hash]) => !named.has(hash))
  const spare = [...named].filter((hash) => !present.has(hash))
  return [
    ...missing.map(([, text]) => `the policy lacks the hash of the ${kind} “${opening(text)}”`),
    ...spare.map((hash) => `the policy's hash ${hash} belongs to no ${kind} of the page`),
  ]
}

function opening(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, 40)
}
