const attributes = ['class', 'name', 'href', 'aria-label']

/** What an element and the one that React puts in its place have in common: not values of `useId`. */
function signature(element: Element): string {
  const own = attributes.map((name) => element.getAttribute(name))
  const form = element.closest('form')?.getAttribute('aria-label')
  return [...own, element.textContent, form].join().replace(/_[Rr]_\w+_/g, '')
}

/** The element or, where React has rendered its part of the document anew, the one in its place. */
export function currentElement<Kind extends HTMLElement>(element: Kind): Kind | undefined {
  if (element.isConnected) return element
  const alike = document.querySelectorAll<Kind>(element.localName)
  return [...alike].find((other) => signature(other) === signature(element))
}
