type Props = Readonly<{ loaderData?: unknown }>

/**
 * Whether a route's component, which draws what its loader gave and nothing else, has nothing new
 * to draw. For `memo`, since the router makes new `params` at every step of a navigation, also for
 * the page that stands.
 */
export function hasSameData(before: Props, now: Props): boolean {
  return before.loaderData === now.loaderData
}
