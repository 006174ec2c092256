type ChunkGroup = Readonly<{
  name: string
  test: RegExp
  /** The group with the highest number gets a module that fits several. */
  priority: number
  minShareCount?: number
  /** Only modules a page starts with. */
  tags?: ['$initial']
}>

const framework =
  /vite\/preload-helper|\/node_modules\/(?:react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat)\//

/** Loads once a page has hydrated. */
const messageForm = /\/app\/forms\/(?!form-checks|popups|schemas|emailjs|page-forms|message-action)/

/** Loads once a form is near the viewport. */
const formChecks = /\/app\/forms\/(?:form-checks|popups|schemas|emailjs-client)\.tsx?$/

/** A page starts with 14 files and 118 kB instead of 37 and 125; shared code is fetched once. */
export const chunkGroups: ChunkGroup[] = [
  { name: 'framework', test: framework, priority: 4 },
  { name: 'page', test: /\/app\//, minShareCount: 10, priority: 3 },
  { name: 'message-form', test: messageForm, priority: 2 },
  { name: 'form-checks', test: formChecks, priority: 0 },
  { name: 'parts', test: /\/app\//, tags: ['$initial'], minShareCount: 4, priority: 1 },
]
