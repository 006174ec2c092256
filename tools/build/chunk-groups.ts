const framework =
  /vite\/preload-helper|\/node_modules\/(?:react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat)\//

/** What every page starts with; the folders and components named here are for a few pages. */
const page =
  /\/app\/(?!routes|paging|forms\/(?!page-forms|message-action)|components\/(?:copy-button|numbers-band|post-card|sector-weave)\.)/

/** Loads once a page has hydrated. */
const messageForm = /\/app\/forms\/(?!form-checks|popups|schemas|emailjs)/

/** Loads once a form is near the viewport. */
const formChecks = /\/app\/forms\/(?:form-checks|popups|schemas|emailjs-client)\.tsx?$/

/**
 * A page starts with 8 to 10 files instead of some 37; shared code is compressed as one, fetched once.
 * A module that fits several groups is in that with the highest priority; `$initial` are only the modules
 * a page starts with.
 */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 3 },
  { name: 'page', test: page, tags: ['$initial' as const], minShareCount: 2, priority: 2 },
  { name: 'message-form', test: messageForm, priority: 1 },
  { name: 'form-checks', test: formChecks, priority: 0 },
]
