import type { CDPSession, Page } from '@playwright/test'

type Point = Readonly<{ x: number; y: number }>

/** How long a finger stays down in a tap, and a mouse rests on a link before the click (ms). */
export const tapTime = 80
export const hoverTime = 200

/**
 * Brings a link to the address into view and gives a point on it; one in the page's own part if
 * there is any, else the nearest to the end.
 *
 * @throws Error when no such link can be touched
 */
export async function linkInView(page: Page, to: string): Promise<Point> {
  const point = await page.evaluate((address) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const fitting = links.filter((link) => link.getAttribute('href') === address).reverse()
    const ordered = fitting.sort((a, b) => Number(!a.closest('main')) - Number(!b.closest('main')))
    for (const link of ordered) {
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = link.getClientRects()[0]
      if (!box) continue
      const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      if (link.contains(document.elementFromPoint(place.x, place.y))) return place
    }
    return undefined
  }, to)
  if (!point) throw new Error(`${page.url()} has no link to ${to} that can be touched`)
  return point
}

/** A finger touches the point for a moment; nothing has pointed there before. */
export async function tap(page: Page, devtools: CDPSession, { x, y }: Point): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(tapTime)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The mouse comes, rests and clicks. */
export async function hoverAndClick(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y, { steps: 3 })
  await page.waitForTimeout(hoverTime)
  await page.mouse.click(x, y)
}
