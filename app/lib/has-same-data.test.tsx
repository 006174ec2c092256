import { memo } from 'react'
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useNavigation,
  UNSAFE_withComponentProps as withComponentProps,
} from 'react-router'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { hasSameData } from './has-same-data.ts'

it('leaves the page that stands alone while another is on its way, and draws new data', async () => {
  let arrive = () => {}
  const draw = vi.fn(({ loaderData }: { loaderData?: unknown }) => <p>{String(loaderData)}</p>)
  const Component = withComponentProps(memo(draw, hasSameData))
  const load = (page: string) =>
    new Promise((resolve) => {
      arrive = () => resolve(page)
    })
  const router = createMemoryRouter([
    {
      Component: Frame,
      children: [
        {
          path: '/:page?',
          Component,
          loader: ({ params: { page } }) => (page ? load(page) : 'first'),
        },
      ],
    },
  ])
  const screen = await render(<RouterProvider router={router} />)
  await expect.element(screen.getByText('first')).toBeVisible()
  const drawn = draw.mock.calls.length
  const gone = router.navigate('/next')
  await expect.element(screen.getByText('loading')).toBeVisible()
  expect(draw).toHaveBeenCalledTimes(drawn)
  arrive()
  await gone
  await expect.element(screen.getByText('next')).toBeVisible()
  expect(draw).toHaveBeenCalledTimes(drawn + 1)
})

function Frame() {
  return (
    <>
      <p>{useNavigation().state}</p>
      <Outlet />
    </>
  )
}
