import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { locales } from '#app/i18n/locales.ts'
import { messages } from '#app/i18n/messages.server.ts'
import { localeOfPath } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { FollowLinks } from './link.tsx'

/** A part of the page at an address: with its router, and in its language and direction. */
export async function renderAt(address: string, part: ReactNode) {
  const locale = localeOfPath(address)
  document.documentElement.dir = locales[locale].dir
  const router = createMemoryRouter([{ path: '*', element: inFrame(address, part) }], {
    initialEntries: [address],
  })
  const screen = await render(<RouterProvider router={router} />)
  return { screen, router }
}

/** Until mocks are restored: a system that wants no motion. */
export function preferReducedMotion() {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('prefers-reduced-motion') ? 'all' : query),
  )
}

/** A part with its messages and with links that lead somewhere, for a router of its own. */
export function inFrame(address: string, part: ReactNode) {
  return withMessages(localeOfPath(address), <FollowLinks>{part}</FollowLinks>)
}

/** A part with the messages of a language. */
export function withMessages(locale: Locale, part: ReactNode) {
  return (
    <IntlProvider locale={locale} messages={messages[locale]}>
      {part}
    </IntlProvider>
  )
}
