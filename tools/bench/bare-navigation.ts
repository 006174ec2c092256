/**
 * Runs in a page whose own scripts are blocked, and does the least that a click on a link, and the
 * way back, can: another address, another text where the new page shows first, the page's top. What
 * that takes is the browser's and the machine's own, below which no site comes.
 *
 * @param selector where the new page shows first
 * @throws Error when the page has no such place
 */
export function navigateBarely(selector: string): void {
  const place = document.querySelector(selector)
  if (!place) throw new Error(`the page has no ${selector}`)
  const text = place.textContent
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    place.textContent = `${text} …`
    scrollTo(0, 0)
  })
  addEventListener('popstate', () => {
    place.textContent = text
  })
}
