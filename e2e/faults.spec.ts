import { projects } from '#content/projects.ts'
import {
  fonts,
  forEachFault,
  listData,
  others,
  pageData,
  passTimeouts,
  type Symptom,
  scripts,
} from './faults.ts'
import { documentLoads, expect, open, test } from './fixtures.ts'
import { expectErrorPage, expectReadable, footerLink, languageLink, pager } from './page-actions.ts'
import { entryAt, otherLocale, pagePath, projectPages, projectsOn, words } from './site.ts'

const direct: Parameters<typeof forEachFault>[2] = async ({ page, fault, locale, ...a }) => {
  const asked = await a.startFault()
  const address = pagePath(locale, fault.page)
  const loads = documentLoads(page)
  await page.goto(address, { waitUntil: 'commit' })
  if (fault.place) await page.locator(fault.place).first().scrollIntoViewIfNeeded()
  await expect.poll(asked).toBeGreaterThan(0)
  if (fault === fonts) await expectReadable(page, locale, fault.page)
  if (a.symptom === 'hanging') await passTimeouts(page)
  await expectReadable(page, locale, fault.page)
  expect(loads).toEqual([address])
  await footerLink(page, locale, 'milestone').click({ noWaitAfter: true })
  if (a.symptom === 'hanging') await passTimeouts(page)
  await expectReadable(page, locale, 'milestone')
  expect(loads.length).toBeLessThanOrEqual(2)
}

const click: Parameters<typeof forEachFault>[2] = async ({ page, fault, locale, ...a }) => {
  await open(page, pagePath(locale, 'milestone'))
  const asked = await a.startFault()
  const loads = documentLoads(page)
  await footerLink(page, locale, fault.page).click({ noWaitAfter: true })
  if (fault.place) await page.locator(fault.place).first().scrollIntoViewIfNeeded()
  await expect.poll(asked).toBeGreaterThan(0)
  if (a.symptom === 'hanging') {
    await page.clock.fastForward(120_001)
    await expect(page).toHaveURL(pagePath(locale, fault.page))
    await passTimeouts(page)
  }
  await expectReadable(page, locale, fault.page)
  await expect(page).toHaveURL(pagePath(locale, fault.page))
  expect(loads.length).toBeLessThanOrEqual(1)
}

test.describe('opened directly', () => {
  // Any picture that fails: app/components/picture.test.tsx; a map that cannot be had: contact-page.spec.ts.
  forEachFault([fonts, ...others], 'in', direct, ['hanging', 'html'])
  const [ownChunk, entry, manifest] = scripts
  forEachFault([ownChunk], 'in', direct)
  forEachFault([entry], 'in', direct, ['missing', 'hanging', 'half'])
  forEachFault([manifest], 'in', direct, ['hanging', 'html', 'cut'])
  const blocked = ', with storage blocked'
  forEachFault([ownChunk], 'in', direct, ['missing', 'hanging'], blocked)
  forEachFault([entry], 'in', direct, ['html'], blocked)
  forEachFault([manifest], 'in', direct, ['half'], blocked)
})

test.describe('on a click', () => {
  // One that hangs is tried in chunks.spec.ts.
  const untried: readonly Symptom[] = ['missing', 'html', 'cut', 'half']
  const [ownChunk] = scripts
  forEachFault([ownChunk], 'in', click, untried)
  forEachFault([ownChunk], 'in', click, ['cut'], ', with storage blocked')

  forEachFault(
    [fonts],
    'on the way to',
    async ({ page, locale, startFault }) => {
      await open(page, pagePath(otherLocale(locale), 'faqs'))
      await startFault()
      const loads = documentLoads(page)
      await languageLink(page, locale).click({ noWaitAfter: true })
      await expect(page).toHaveURL(pagePath(locale, 'faqs'), { timeout: 4000 })
      await expectReadable(page, locale, 'faqs')
      expect(loads).toHaveLength(1)
    },
    ['missing', 'cut'],
  )

  forEachFault([pageData], 'in', async ({ page, locale, startFault, symptom }) => {
    const asked = await startFault()
    await open(page, pagePath(locale, 'milestone'))
    const loads = documentLoads(page)
    await footerLink(page, locale, 'aboutUs').click()
    await expect.poll(asked).toBeGreaterThan(0)
    if (symptom === 'hanging') {
      await expectReadable(page, locale, 'milestone')
      await page.clock.fastForward(121_000)
    }
    // The target's document has the data in it.
    await expect(page).toHaveURL(pagePath(locale, 'aboutUs'))
    await expectReadable(page, locale, 'aboutUs')
    expect(loads).toEqual([pagePath(locale, 'aboutUs')])
  })

  forEachFault(
    [listData],
    'in',
    async ({ page, locale, startFault, symptom }) => {
      test.skip(projectPages < 3, 'The second page has come ahead')
      await open(page, pagePath(locale, 'projects'))
      await startFault()
      const loads = documentLoads(page)
      const number = `${projectsOn(4).number}`
      await pager(page, locale).getByText(number, { exact: true }).click()
      if (symptom === 'hanging') {
        await expect(page.getByText(words[locale]['status.loading'])).toBeVisible()
        await page.clock.fastForward(119_000)
        await expectReadable(page, locale, 'projects')
        await page.clock.fastForward(1001)
      }
      await expectErrorPage(page, locale)
      expect(loads).toEqual([])
      await footerLink(page, locale, 'faqs').click()
      await expectReadable(page, locale, 'faqs')
    },
    ['html', 'hanging', 'cut'],
  )
})

test.describe('opened directly at a page of a list', () => {
  forEachFault(
    [listData],
    'in',
    async ({ page, locale, startFault, symptom }) => {
      const asked = await startFault()
      const loads = documentLoads(page)
      await page.goto(`${pagePath(locale, 'projects')}?page=${projectsOn(4).number}`)
      await expect.poll(asked).toBeGreaterThan(0)
      if (symptom === 'hanging') {
        await page.clock.fastForward(15_000)
        await expectReadable(page, locale, 'projects')
        await expect(
          page.getByRole('heading', { name: entryAt(projects, 0).title[locale] }),
        ).toBeVisible()
      } else await expectErrorPage(page, locale)
      expect(loads).toHaveLength(1)
      await footerLink(page, locale, 'faqs').click()
      await expectReadable(page, locale, 'faqs')
    },
    ['missing', 'hanging', 'half'],
  )
})
