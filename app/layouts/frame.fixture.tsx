import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { FollowLinks } from '#app/components/link.tsx'
import messages from '#app/i18n/messages/en.ts'
import { localeOfPath, pagePaths } from '#app/i18n/paths.ts'
import type { PageNames } from './navigation.ts'

/** Names each page by its path. */
export const pageNames: PageNames = pagePaths

export async function renderFrame(part: ReactNode, path: string) {
  const element = (
    <IntlProvider locale={localeOfPath(path)} messages={messages}>
      <FollowLinks>{part}</FollowLinks>
    </IntlProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const screen = await render(<RouterProvider router={router} />)
  return { screen, router }
}
