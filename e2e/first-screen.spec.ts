import { articles } from '#content/blogs.ts'
import { expect, inMotion, test } from './fixtures.ts'
import { resize } from './page-actions.ts'
import { blogPath, pagePath } from './site.ts'

test.use(inMotion)

test('nothing in view rests half drawn', async ({ page }) => {
  // As a page opens, and in a window that shows all of it.
  const windows = [
    { width: 1280, height: 800 },
    { width: 1440, height: 5000 },
  ]
  for (const path of [
    pagePath('en', 'home'),
    pagePath('ar', 'services'),
    pagePath('en', 'aboutUs'),
    pagePath('ar', 'blogs'),
    ...articles.slice(0, 1).map(({ slug }) => blogPath('en', slug)),
  ]) {
    await page.goto(path)
    for (const size of windows) {
      await resize(page, size)
      expect.soft(await page.evaluate(halfDrawn), `${path}, ${size.height} px`).toEqual([])
    }
  }
})

/** What waits for further scrolling to show all of itself. */
function halfDrawn(): string[] {
  const cut = ['clipPath', 'strokeDashoffset', 'maskPosition', 'opacity']
  return document.getAnimations().flatMap((animation) => {
    const { effect, timeline } = animation
    if (!(effect instanceof KeyframeEffect) || timeline === document.timeline) return []
    const isCut = effect.getKeyframes().some((frame) => cut.some((name) => name in frame))
    const isWhole = effect.getComputedTiming().progress === 1
    return isCut && !isWhole ? [`${effect.target?.outerHTML.slice(0, 80)}`] : []
  })
}
