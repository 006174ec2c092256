import { expect, it } from 'vitest'
import { localeKeys } from '#app/i18n/locales.ts'
import { about } from '#content/about.ts'
import { aboutView } from './about.server.ts'

it.each(localeKeys)('each value is named once, with its reason, in %s', (locale) => {
  const { whyUs, purpose } = aboutView(locale)
  const names = whyUs.values.map(({ title }) => title)
  expect(names).toHaveLength(about.values.length)
  expect(purpose.values.rules).toHaveLength(about.values.length)
  const further = JSON.stringify(purpose.values)
  for (const name of names) expect(further).not.toContain(`"${name}"`)
})
