import { describe, expect, it, vi } from 'vitest'
import { localeKeys } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { certificatesView } from '#app/loaders/certificates.server.ts'
import { site } from '#app/loaders/site.server.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import { company } from '#content/company.ts'
import { llmsText } from './build/llms-text.ts'

const content = vi.hoisted(() => ({ isSample: true }))

vi.mock('#content/company.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#content/company.ts')>()
  return {
    company: {
      ...original.company,
      get isSample() {
        return content.isSample
      },
    },
  }
})

const intro = { name: 'N', title: 'T', description: 'D', heading: 'H', lead: 'L' }

describe.each(localeKeys)('sample content in %s', (locale) => {
  const notice = company.sampleNotice[locale]
  const location = { pathname: pagePath(locale, 'home') }
  const head = () => JSON.stringify(tablePageMeta('home')({ loaderData: { intro }, location }))
  const llms = () => llmsText('https://site.example', locale)

  it('is called so by footer, certificates, structured data and the first lines of llms.txt', () => {
    content.isSample = true
    expect(site(locale).sampleNotice).toBe(notice)
    expect(certificatesView(locale).isSample).toBe(true)
    expect(head()).toContain(`"description":"${notice}"`)
    expect(llms().split('\n')[2]).toMatch(new RegExp(`^> ${notice} \\S`))
  })

  it('is called so nowhere once the switch is off', () => {
    content.isSample = false
    expect(site(locale).sampleNotice).toBeUndefined()
    expect(certificatesView(locale).isSample).toBe(false)
    expect(head()).toContain('"@type":"Organization"')
    const said = [JSON.stringify(site(locale)), head(), llms()].join()
    expect(said).not.toContain(notice)
    expect(said).not.toMatch(/fictional|sample|متخيَّل|توضيحي/i)
    expect(llms()).toMatch(/^# \S.*\n\n> \S/)
  })
})
