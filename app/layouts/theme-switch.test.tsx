import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { applyTheme } from '#app/start/apply-theme.ts'
import { themeKey } from '#app/start/protocol.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import '#app/styles/global.css'

const root = document.documentElement

it('the theme switch is there once a theme is applied, and tells in which it is pressed', async () => {
  const { screen } = await renderAt('/home', <ThemeSwitch />)
  await expect.element(screen.getByText('Dark theme')).toBeInTheDocument()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  for (const [theme, pressed] of [
    ['light', false],
    ['dark', true],
  ] as const) {
    root.dataset.theme = theme
    const named = screen.getByRole('button', { name: 'Dark theme', exact: true, pressed })
    await expect.element(named).toBeVisible()
  }
})

describe('the applied theme', () => {
  beforeAll(() => {
    localStorage.removeItem(themeKey)
    delete root.dataset.theme
    applyTheme()
  })

  beforeEach(() => setStored(null))

  it('is the system’s as long as none is chosen', async () => {
    for (const value of ['dark', 'light']) {
      const features = [{ name: 'prefers-color-scheme', value }]
      await cdp().send('Emulation.setEmulatedMedia', { features })
      await expect.poll(() => root.dataset.theme).toBe(value)
    }
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it('follows the switch, is kept, and is told to the browser', async () => {
    const { screen } = await renderAt('/home', <ThemeSwitch />)
    for (const theme of ['dark', 'light', 'dark'] as const) {
      await screen.getByRole('button', { name: 'Dark theme' }).click()
      expect(root.dataset.theme).toBe(theme)
      expect(localStorage.getItem(themeKey)).toBe(theme)
      expect(metaContent('theme-color')).toBe(THEME_BACKGROUNDS[theme])
      expect(metaContent('color-scheme')).toBe(theme)
    }
    expect(document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(1)
  })

  it('follows another tab', () => {
    for (const theme of ['dark', 'light']) {
      setStored(theme)
      expect(root.dataset.theme).toBe(theme)
    }
  })

  it('comes back where it was dropped, and leaves another one alone', async () => {
    setStored('dark')
    delete root.dataset.theme
    await expect.poll(() => root.dataset.theme).toBe('dark')
    root.dataset.theme = 'light'
    await Promise.resolve()
    expect(root.dataset.theme).toBe('light')
  })
})

/** Stores a theme as another tab would. */
function setStored(theme: string | null) {
  if (theme === null) localStorage.removeItem(themeKey)
  else localStorage.setItem(themeKey, theme)
  dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: theme }))
}

function metaContent(name: string) {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
