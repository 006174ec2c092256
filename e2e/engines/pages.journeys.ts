import { locales } from '#app/i18n/locales.ts'
import { blogPosts } from '#content/blogs.ts'
import { certificates } from '#content/certificates.ts'
import { projects } from '#content/projects.ts'
import { phone } from '../page-actions.ts'
import { blogPath, firstPost, pagePath, projectPages, projectsOn, showing, words } from '../site.ts'
import { expect, journey } from './journey.ts'

journey(
  'projects page on, with Back and a reload; one story is open',
  async (visit) => {
    const { visitor, locale } = visit
    const text = words[locale]
    const address = pagePath(locale, 'projects')
    const titles = (page: number) => projectsOn(page).entries.map(({ title }) => title[locale])
    const another = projectPages > 2 ? projectsOn(5).number : 1
    const pager = `nav[aria-label="${text['pager.label']}"]`
    await visitor.visit(address)
    await visitor.click(`${pager} a`, text['pager.next'])
    await visitor.expectTexts('main li h2', titles(2))
    const values = [9, 8 + titles(2).length, projects.length]
    await visitor.expectFocus(showing(locale, 'projects.showing', values))
    await visitor.click(`${pager} a`, `${another}`)
    await visitor.expectTexts('main li h2', titles(another))
    await visitor.expectAddress(another === 1 ? address : `${address}?page=${another}`)
    await visitor.back()
    await visitor.expectTexts('main li h2', titles(2))
    await visitor.expectTexts(`${pager} [aria-current=page]`, ['2'])
    await visitor.back()
    await visitor.expectTexts('main li h2', titles(1))
    await visitor.forward()
    await visitor.expectTexts('main li h2', titles(2))
    await visitor.reload()
    await visitor.expectTexts('main li h2', titles(2))
    for (const { id, title, story } of projects.slice(8, 11)) {
      await visitor.click('main summary', title[locale])
      await visitor.expectText('details[open]', story.change[locale])
      await expect.poll(() => visitor.texts('details[open] summary')).toHaveLength(1)
      await visitor.expectAddress(`${address}?page=2&project=${id}`)
    }
  },
  { inTurns: true },
)

journey('posts: tabs by arrow keys, a pager, a post, others to read', async (visit) => {
  const { visitor, locale } = visit
  const text = words[locale]
  const ways = ['ArrowRight', 'ArrowLeft'] as const
  const [on, back] = locales[locale].dir === 'rtl' ? ([ways[1], ways[0]] as const) : ways
  const selected = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('[role=tab]')].findIndex(
        (tab) => tab === document.activeElement && tab.getAttribute('aria-selected') === 'true',
      ),
    )
  const post = firstPost()
  await visitor.visit(pagePath(locale, 'blogs'))
  const titles = blogPosts.map(({ title }) => title[locale])
  if (titles.length > 6) {
    await visitor.click('main button', text['pager.next'])
    await visitor.expectTexts('[role=tabpanel] article :is(h2, h3)', titles.slice(6, 12))
  }
  await visitor.click('[role=tab]')
  for (const [key, place] of [
    [on, 1],
    [on, 2],
    [back, 1],
    [back, 0],
  ] as const) {
    await visitor.press(key)
    await expect.poll(selected).toBe(place)
  }
  await visitor.expectTexts('[role=tabpanel] article :is(h2, h3)', titles.slice(0, 6))
  // Before the post: WebKit moves an Arabic row whose window gets narrower (see findings/).
  await visitor.resize(phone)
  await visitor.click('[role=tabpanel] article a')
  await visitor.expectAddress(blogPath(locale, post.slug))
  await visitor.expectTexts('h1', [post.title[locale]])

  const inView = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('#also-read li')].flatMap((card, place) => {
        const { left, right } = card.getBoundingClientRect()
        const middle = (left + right) / 2
        return middle > 0 && middle < innerWidth ? [place] : []
      }),
    )
  if (titles.length <= 2) return
  // The row is below the page's head, and its buttons come as it nears the window.
  const scrollToRow = () =>
    visitor.evaluate(() => {
      document.querySelector('#also-read')?.scrollIntoView()
      return document.querySelectorAll('#also-read button').length
    })
  await expect.poll(scrollToRow).toBe(2)
  await visitor.click('#also-read button', text['posts.next'])
  await expect.poll(inView).toEqual([1])
  await visitor.click('#also-read button', text['posts.previous'])
  await expect.poll(inView).toEqual([0])
})

journey(
  'a certificate opens large, and Escape leads back to it',
  async ({ visitor, locale }) => {
    await visitor.visit(pagePath(locale, 'certificates'))
    for (const { title } of certificates.slice(0, 2)) {
      await visitor.click('main li button', title[locale])
      await visitor.expectText('dialog[open]', title[locale])
      await visitor.press('Escape')
      await visitor.expectTexts('dialog[open]', [])
      await visitor.expectFocus(title[locale])
    }
  },
  { inTurns: true },
)

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
