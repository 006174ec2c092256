import type { Identifier } from '@mdn/browser-compat-data/types'
import { type Selector, transform } from 'lightningcss'
import { features, isPromised } from './compatibility.ts'
import { newerStyles } from './newer-features.ts'

const { properties, types, selectors, 'at-rules': atRules } = features.css

/** What a style sheet has that the oldest promised browsers lack; one text for each kind. */
export function styleProblems(css: string): string[] {
  const { names, lists } = newerIn(css)
  return [
    ...[...names].filter((name) => !(name in newerStyles)).map((name) => `uses ${name}`),
    ...[...lists].map((name) => `loses a rule that ${name} shares with other selectors`),
  ]
}

/**
 * Older browsers drop a property or value they do not know alone, but a selector with the whole list
 * it stands in.
 */
function newerIn(css: string) {
  const names = new Set(hasMediaRange(css) ? ['(width <= …)'] : [])
  const lists = new Set<string>()
  const note = (feature: Identifier | undefined, name: string) => {
    if (!isPromised(feature, 'prefixed')) names.add(name)
  }
  transform({
    filename: 'sheet.css',
    code: new TextEncoder().encode(css),
    errorRecovery: true,
    visitor: {
      Declaration({ property, value }) {
        const name = property === 'custom' ? value.name : property
        const known = property === 'unparsed' ? value.propertyId.property : name
        note(properties?.[known], known)
      },
      Rule(rule) {
        note(atRules?.[rule.type], `@${rule.type}`)
        if (rule.type !== 'style') return
        if (rule.value.rules?.length) note(selectors?.nesting, 'nesting')
        const newer = rule.value.selectors.map(newerSelectors)
        for (const name of newer.flat()) names.add(name)
        if (newer.some(({ length }) => length === 0))
          for (const name of newer.flat()) lists.add(name)
      },
      Function({ name }) {
        note(types?.[name] ?? types?.color?.[name], `${name}()`)
      },
      Color(color) {
        if (typeof color === 'object') note(types?.color?.[color.type], `${color.type}()`)
      },
      Length({ unit }) {
        note(unitFeature(unit), unit)
      },
    },
  })
  return { names, lists }
}

/** Lightning CSS reads `(max-width: …)` and `(width <= …)` as one. */
function hasMediaRange(css: string): boolean {
  const isNewer = !isPromised(atRules?.media?.range_syntax)
  return isNewer && /@(?:media|import)[^{;]*\([^():]*[<>=]/.test(css)
}

/** The names of those in a selector, and in the selectors in its parentheses. */
function newerSelectors(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type !== 'pseudo-class' && part.type !== 'pseudo-element') return []
    const name = 'name' in part && part.kind.startsWith('custom') ? `${part.name}` : part.kind
    const isNewer = !isPromised(selectors?.[name], 'prefixed') || hasNewerLanguages(part)
    const inner = 'selectors' in part ? (part.selectors as Selector[]).flatMap(newerSelectors) : []
    return [...(isNewer ? [`:${name}`] : []), ...inner]
  })
}

/** `:lang(ar, fa)` */
function hasNewerLanguages(part: Selector[number]): boolean {
  if (part.type !== 'pseudo-class' || part.kind !== 'lang' || part.languages.length < 2)
    return false
  return !isPromised(selectors?.lang?.argument_list)
}

function unitFeature(unit: string): Identifier | undefined {
  const { length } = types ?? {}
  if (unit.startsWith('cq')) return length?.container_query_length_units
  if (/^[dls]v/.test(unit)) return length?.viewport_percentage_units_dynamic
  return length?.[unit]
}
