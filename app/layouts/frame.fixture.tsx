import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import messages from '#app/i18n/messages/en.ts'
import { pagePaths } from '#app/i18n/paths.ts'
import type { PageNames } from './navigation.ts'

/** Names that are as good as any: each page's path. */
export const pageNames: PageNames = pagePaths

/** Renders a part of the frame on a page of the site, in English. */
export async function renderFrame(part: ReactNode, path: string) {
  const element = (
    <IntlProvider locale="en" messages={messages}>
      {part}
    </IntlProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const screen = await render(<RouterProvider router={router} />)
  return { screen, router }
}
