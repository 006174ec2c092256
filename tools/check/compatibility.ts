import data from '@mdn/browser-compat-data/forLegacyNode'
import type {
  BrowserName,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types'
import { promised } from '#tools/build/browsers.ts'

/** MDN's data, by which a feature is compared with the oldest browsers promised. */
export const features = data

const browsers = Object.entries(promised.plainer) as readonly [BrowserName, number][]

/**
 * A feature without data counts as one that all browsers have.
 *
 * @param name `prefixed`: one under a prefixed name will do, as in style sheets, which have both
 */
export function isPromised(feature: Identifier | undefined, name: 'own' | 'prefixed' = 'own') {
  const support = feature?.__compat?.support
  if (!support) return true
  return browsers.every(([browser, version]) =>
    [support[browser] ?? []].flat().some((statement) => {
      return isIn(statement, version) && (name === 'prefixed' || !statement.prefix)
    }),
  )
}

function isIn(statement: SimpleSupportStatement, version: number): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    alternative_name: other,
  } = statement
  if (flags || other) return false
  return numberOf(added) <= version && !(numberOf(removed) <= version)
}

/** `≤37` is 37; `preview` and `false` are no version yet. */
function numberOf(version: SimpleSupportStatement['version_added'] | undefined): number {
  return Number.parseFloat(`${version}`.replace('≤', '')) || Number.POSITIVE_INFINITY
}

/**
 * What scripts may call, by name: `toWellFormed` and `Object.groupBy`, `structuredClone`. Of methods
 * of the same name the oldest counts, and methods that only one maker's browsers have do not.
 */
export function newerCalls(): ReadonlySet<string> {
  const known = new Set<string>()
  const newer = new Set<string>()
  const note = (name: string, feature: Identifier) => {
    if (isPromised(feature)) known.add(name)
    else if (isWidespread(feature)) newer.add(name)
  }
  const read = (owner: string, node: Identifier) => {
    note(owner, node)
    for (const [key, feature] of parts(node)) {
      if (key.endsWith('_event')) continue
      const name = key.replace(/_static$/, '')
      if (Object.keys(feature).length > 1 && /^[A-Z]/.test(name)) read(`${owner}.${name}`, feature)
      note(`${owner}.${name}`, feature)
      if (name === key) note(name, feature)
    }
  }
  for (const tree of [features.api, features.javascript.builtins]) {
    for (const [owner, node] of parts(tree ?? {})) read(owner, node)
  }
  return new Set([...newer].filter((name) => !known.has(name)))
}

function parts(feature: Identifier): [string, Identifier][] {
  return Object.entries(feature as Record<string, Identifier>).filter(([key]) => key !== '__compat')
}

function isWidespread({ __compat: compat }: Identifier): boolean {
  const makers = (['chrome', 'firefox', 'safari'] as const).filter((browser) =>
    [compat?.support[browser] ?? []]
      .flat()
      .some((statement) => isIn(statement, Number.MAX_SAFE_INTEGER)),
  )
  return makers.length > 1 && !compat?.status?.deprecated
}
