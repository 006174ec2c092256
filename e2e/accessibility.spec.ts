import AxeBuilder from '@axe-core/playwright'
import { expect, hydrated, test } from './fixtures.ts'
import { listedPages } from './pages.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    // Moving parts change nothing about names, roles and contrast, but keep the rules waiting.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const { path } of listedPages) {
      test(`${path}: no accessibility findings, no sideways scroll on a phone`, async ({
        page,
      }) => {
        await page.goto(path)
        await hydrated(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        const overflow = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
        // The new size is laid out a frame or two after it was set.
        await expect.poll(overflow).toBe(0)
      })
    }
  })
}
