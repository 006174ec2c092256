/**
 * What the built files use though it is newer than the oldest promised browsers, and why it may stay:
 * who asks for it first, or what visitors get without it. Whoever adds to these lists has looked.
 */

/** Methods, constructors, and selectors given to methods. */
export const newerScripts: Readonly<Record<string, string>> = {
  'Error.captureStackTrace': 'yup and React Router ask for it first',
  'Intl.DurationFormat': 'react-intl asks for it first, and no message has a duration',
  "matches(':popover-open')": 'company-menu.tsx asks CSS.supports first',
  requestIdleCallback: 'app/platform/when-idle.ts asks for it first',
  startViewTransition: 'React and React Router ask for it first',
  skipTransition: 'of a transition, which only newer browsers start',
  // Others' methods that have the name of a newer one.
  isError: "yup's",
  setStatus: "Formik's",
  toArray: "React's, of children",
  use: "React's, of hooks",
  navigate: "React Router's",
  subscribe: "React Router's",
  destroy: "Embla's",
  seek: "Embla's",
  subtract: "Embla's",
  to: "Embla's",
}

const chromium103 = 'Chromium 103 only: marks are not turned, parts do not slide'
const menu = 'company-menu.module.css places the menu without it'
const motion = 'what scrolls or changes does not move'

/** Properties, units, functions, at-rules and selectors. */
export const newerStyles: Readonly<Record<string, string>> = {
  rotate: chromium103,
  scale: chromium103,
  translate: chromium103,
  'anchor()': menu,
  'anchor-name': menu,
  'position-anchor': menu,
  'position-area': menu,
  ':popover-open': menu,
  '@starting-style': motion,
  '@view-transition': motion,
  ':view-transition-group': motion,
  ':view-transition-old': motion,
  'view-transition-name': motion,
  'animation-range': motion,
  'animation-timeline': motion,
  'timeline-scope': motion,
  'view-timeline': motion,
  'interpolate-size': motion,
  ':details-content': motion,
  'content-visibility': 'app/components/details.ts prints what is closed',
  '@page': "paper has the browser's own margins",
  'forced-color-adjust': 'Safari has no contrast themes',
  'hanging-punctuation': 'quotation marks stand in the line',
  'text-box': 'numbers stand a few pixels lower',
  'text-size-adjust': 'Firefox on phones alone would make text larger',
  'text-wrap': 'lines break wherever they are full',
  'overflow-clip-margin': 'a story opens without its widest frame',
  'overscroll-behavior': 'the page may scroll behind what is open',
  'scrollbar-width': 'rows that scroll show their bar',
  'scroll-target-group': 'a post does not say which part is being read',
  ':target-current': 'a post does not say which part is being read',
  ':has':
    'ornaments beside what is open or current, and two gaps, are missing in Firefox 115 to 120',
  'container-type': 'the weave of sectors is missing',
  cqi: 'the weave of sectors is missing',
  dvh: 'open dialogs are as tall as their text',
  lh: 'no room is kept for lines to come',
  'round()': 'posts in a row may show a part of the next one',
}
