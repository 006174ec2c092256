type ChunkGroup = Readonly<{
  name: string
  test: RegExp
  /** Of several groups that want a module, the one with the highest number has it. */
  priority: number
  minShareCount?: number
  /** Only what a page starts with. */
  tags?: ['$initial']
}>

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat)\//

/** What forms are made of; what checks and sends them comes later. */
const form =
  /\/(?:[a-z]+-form|message-form-(?:context|status)|(?:message-)?field|use-form-draft)\.tsx?$/

/**
 * Which modules travel together. Few files compress better than many, what every page has is fetched
 * once, and what only a click or a touch needs never comes along with the rest.
 */
export const chunkGroups: ChunkGroup[] = [
  { name: 'framework', test: framework, priority: 6 },
  { name: 'carousel', test: /\/node_modules\/embla-/, priority: 5 },
  { name: 'art', test: /\/app\/brand\/(?!stills?\.)/, priority: 5 },
  {
    name: 'frame',
    test: /\/app\/(?:layouts\/(?![a-z]{2}\.)|root|platform\/(?!prefetch))/,
    priority: 4,
  },
  { name: 'page', test: /\/app\//, minShareCount: 10, priority: 3 },
  { name: 'form', test: form, priority: 2 },
  { name: 'parts', test: /\/app\//, tags: ['$initial'], minShareCount: 4, priority: 1 },
]
