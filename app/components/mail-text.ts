/**
 * Text for a `mailto:` link. `xdg-email`, through which Linux opens these, breaks a text that begins
 * with an apostrophe.
 */
export function mailText(text: string): string {
  return encodeURIComponent(text).replaceAll("'", '%27')
}
