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

/** The forms themselves, which not every page has. */
const messageForm = /\/app\/forms\//

/** What checks and sends a form, which loads once a form is near. */
const formChecks = /\/app\/forms\/(?:form-checks|popups|schemas|emailjs-client)\.tsx?$/

/**
 * Which modules travel together. Few files compress better than many, what every page has is fetched
 * once, and what only a click or a touch needs never comes along with the rest.
 */
export const chunkGroups: ChunkGroup[] = [
  { name: 'framework', test: framework, priority: 6 },
  { name: 'carousel', test: /\/node_modules\/embla-/, priority: 5 },
  {
    name: 'frame',
    test: /\/app\/(?:layouts\/(?![a-z]{2}\.)|root|platform\/(?!prefetch))/,
    priority: 4,
  },
  { name: 'page', test: /\/app\//, minShareCount: 10, priority: 3 },
  { name: 'message-form', test: messageForm, tags: ['$initial'], priority: 2 },
  { name: 'parts', test: /\/app\//, tags: ['$initial'], minShareCount: 4, priority: 1 },
  { name: 'form-checks', test: formChecks, priority: 0 },
]
