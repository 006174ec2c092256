import '#app/styles/global.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { pagePath } from '#app/i18n/paths.ts'
import { serviceList } from '#app/loaders/services.server.ts'
import { ServiceDetail } from './service-detail.tsx'

const landing = { top: { current: null }, titleRef: () => {}, land: () => {} }

it.each([390, 1280])('gives one picture all the room of two, at %i px', async (inlineSize) => {
  await page.viewport(inlineSize, 900)
  const [service] = serviceList('en', 1).entries
  if (!service) throw new Error('no service')
  const shown = { ...service, images: service.images.slice(0, 1) }
  const detail = <ServiceDetail {...landing} service={shown} count={1} />
  const { screen } = await renderAt(pagePath('en', 'services'), detail)
  const picture = screen.container.querySelector('figure, div:has(> [data-state])')
  const room = picture?.parentElement?.getBoundingClientRect()
  const box = picture?.getBoundingClientRect()
  expect(box?.top).toBeGreaterThanOrEqual(room?.top ?? Number.NaN)
  expect(box?.width).toBeGreaterThan(0.9 * (room?.width ?? Number.NaN))
})
