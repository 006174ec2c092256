import { locales } from '#app/i18n/locales.ts'
import { firstBlog } from '#content/blogs/first-blog.ts'
import { certificates } from '#content/certificates.ts'
import { faqs } from '#content/faqs.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { blogPath, entryAt, pagePath, words } from '../../site.ts'
import { expect, journey } from './journey.ts'
import { keys } from './webdriver.ts'

journey('projects page on, with Back and a reload', async ({ visitor, locale }) => {
  const address = pagePath(locale, 'projects')
  const titles = (page: number) =>
    projects.slice((page - 1) * 8, page * 8).map(({ title }) => title[locale])
  const pager = `nav[aria-label="${words[locale]['pager.label']}"]`
  await visitor.visit(address)
  await visitor.click(`${pager} a`, words[locale]['pager.next'])
  await visitor.expectTexts('main li h2', titles(2))
  await visitor.click(`${pager} a`, '5')
  await visitor.expectTexts('main li h2', titles(5))
  await visitor.expectAddress(`${address}?page=5`)
  await visitor.back()
  await visitor.expectTexts('main li h2', titles(2))
  await visitor.expectTexts(`${pager} [aria-current=page]`, ['2'])
  await visitor.reloadApp()
  await visitor.expectTexts('main li h2', titles(2))
  await visitor.visit(`${address}?page=5`)
  await visitor.expectTexts('main li h2', titles(5))
})

journey('one project story is open at a time, and the address follows', async (visit) => {
  const { visitor, locale } = visit
  const address = pagePath(locale, 'projects')
  await visitor.visit(address)
  for (const { id, title, story } of projects.slice(0, 3)) {
    await visitor.click('main summary', title[locale])
    await visitor.expectText('details[open]', story.change[locale])
    await expect.poll(() => visitor.texts('details[open] summary')).toHaveLength(1)
    await visitor.expectAddress(`${address}?project=${id}`)
  }
})

journey('a tile chooses its service, without a history entry', async ({ visitor, locale }) => {
  const address = pagePath(locale, 'services')
  await visitor.visit(address)
  const length = await visitor.evaluate(() => history.length)
  for (const { id, name } of [entryAt(services, 4), entryAt(services, 11)]) {
    await visitor.click(`nav[aria-label="${words[locale]['services.all']}"] a`, name[locale])
    await visitor.expectTexts('main h2', [name[locale]])
    await visitor.expectAddress(`${address}?page=${id}`)
  }
  expect(await visitor.evaluate(() => history.length)).toBe(length)
  await visitor.visit(`${address}?page=5`)
  await visitor.expectTexts('main h2', [entryAt(services, 4).name[locale]])
})

journey('one question is open at a time, and a second click closes it', async (visit) => {
  const { visitor, locale } = visit
  await visitor.visit(pagePath(locale, 'faqs'))
  for (const { question } of faqs) {
    await visitor.click('main summary', question[locale])
    await visitor.expectTexts('details[open] summary', [question[locale]])
  }
  await visitor.click('details[open] summary')
  await visitor.expectTexts('details[open] summary', [])
})

journey('the arrows choose tabs the way the text runs', async ({ visitor, locale }) => {
  const ways = [keys.ArrowRight, keys.ArrowLeft] as const
  const [on, back] = locales[locale].dir === 'rtl' ? ([ways[1], ways[0]] as const) : ways
  const selected = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('[role=tab]')].findIndex(
        (tab) => tab === document.activeElement && tab.ariaSelected === 'true',
      ),
    )
  await visitor.visit(pagePath(locale, 'blogs'))
  await visitor.click('[role=tab]')
  for (const [key, place] of [
    [on, 1],
    [on, 2],
    [back, 1],
  ] as const) {
    await visitor.press(key)
    await expect.poll(selected).toBe(place)
  }
})

journey('a certificate opens large, and Escape leads back to it', async ({ visitor, locale }) => {
  await visitor.visit(pagePath(locale, 'certificates'))
  for (const { title } of certificates.slice(0, 2)) {
    await visitor.click('main li button', title[locale])
    await visitor.expectText('dialog[open]', title[locale])
    await visitor.press(keys.Escape)
    await visitor.expectTexts('dialog[open]', [])
    await visitor.expectFocus(title[locale])
  }
})

journey('the logos move the way the text runs, and pause', async ({ visitor, locale }) => {
  await visitor.visit(pagePath(locale, 'home'))
  await visitor.click('#logos button', words[locale]['logos.pause'])
  expect(await visitor.evaluate(stepOfLogos)).toBe(0)
  await visitor.click('#logos button', words[locale]['logos.pause'])
  const sign = locales[locale].dir === 'rtl' ? 1 : -1
  await expect.poll(async () => Math.sign(await visitor.evaluate(stepOfLogos))).toBe(sign)
})

/** In pixels, how far a running animation moves the logos in their first second. */
function stepOfLogos(): number {
  const list = document.querySelector('#logos ul')
  const [animation] = list?.getAnimations() ?? []
  if (!list || animation?.playState !== 'running') return 0
  const placeAt = (time: number) => {
    animation.currentTime = time
    return new DOMMatrix(getComputedStyle(list).transform).m41
  }
  return placeAt(1000) - placeAt(0)
}

journey('the other posts move on, a card or more at a time', async ({ visitor, locale }) => {
  const inView = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('#also-read li')].flatMap((card, place) => {
        const { left, right } = card.getBoundingClientRect()
        const middle = (left + right) / 2
        return middle > 0 && middle < innerWidth ? [place] : []
      }),
    )
  await visitor.resize(390, 844)
  await visitor.visit(blogPath(locale, firstBlog.slug))
  await visitor.evaluate(() => document.querySelector('#also-read')?.scrollIntoView())
  await visitor.click('#also-read button', words[locale]['posts.next'])
  await expect.poll(inView).toEqual([1])
  await visitor.click('#also-read button', words[locale]['posts.previous'])
  await expect.poll(inView).toEqual([0])
})
