/** First versions, as on caniuse.com: Safari on iOS has the numbers of Safari. */
type Versions = Readonly<Record<'chrome' | 'edge' | 'firefox' | 'safari', number>>

/**
 * The browsers the site promises to work in; README.md shows the same table. `complete`: all that the
 * specification asks for. `plainer`: the same site without ornaments and without offline copies. Older
 * browsers are given text, links and the mail address.
 */
export const promised = {
  complete: { chrome: 123, edge: 123, firefox: 130, safari: 17.5 },
  plainer: { chrome: 103, edge: 103, firefox: 115, safari: 15.6 },
} as const satisfies Record<string, Versions>

/**
 * For Vite: scripts and style sheets are written in what these versions know. Some properties are
 * prefixed in Safari on iOS alone.
 */
export const buildTargets: string[] = Object.entries({
  ...promised.plainer,
  ios: promised.plainer.safari,
}).map(([browser, version]) => browser + version)
