import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { pagePaths } from '#app/i18n/paths.ts'
import { Header } from './header.tsx'
import '#app/styles/global.css'

const names = { home: 'Home', services: 'Services', solutions: 'Solutions', projects: 'Projects' }
const others = { aboutUs: 'About us', blogs: 'Insights', contactUs: 'Contact', faqs: 'FAQs' }
const pageNames = { ...pagePaths, ...names, ...others }

const long = ['Consolidated Horizon Data', 'Consolidatedhorizonsltd.', 'بيانات الأفق الموحّد للحلول']

it.each(['Rumi', ...long].flatMap((name) => [390, 1280].map((width) => [name, width] as const)))(
  'has a mark of full size and a name of one or two lines: %s at %i',
  async (name, width) => {
    await page.viewport(width, 900)
    const { screen } = await renderAt('/home', <Header name={name} pageNames={pageNames} />)
    const link = screen.getByRole('link', { name }).element()
    const [mark, written] = ['svg', 'span'].map((tag) =>
      link.querySelector(tag)?.getBoundingClientRect(),
    )
    const isSquare = link.querySelector('svg[data-square]')
    expect(mark?.width).toBe(isSquare ? 40 : width < 1000 ? 54 : 62)
    expect(written?.height).toBeLessThan(width < 1000 ? 40 : 46)
    const [bar] = screen.container.querySelectorAll('header > div')
    const parts = [...(bar?.children ?? [])].map((part) => part.getBoundingClientRect())
    const shown = parts.filter((part) => part.width > 0)
    for (const [index, part] of shown.slice(1).entries()) {
      expect(part.left).toBeGreaterThanOrEqual(shown[index]?.right ?? 0)
    }
    expect(shown.at(-1)?.right).toBeLessThanOrEqual(width)
    expect(bar?.clientHeight).toBe(width < 1000 ? 64 : 76)
  },
)
