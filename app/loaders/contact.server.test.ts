import { describe, expect, it, vi } from 'vitest'
import { draftKey } from '#app/forms/draft.ts'
import { localeKey, searchSettingKey, themeKey, writtenKey } from '#app/start/protocol.ts'
import { company } from '#content/company.ts'
import { contact } from '#content/contact.ts'

/** Of the worker's two caches. */
async function cacheNames(): Promise<string[]> {
  vi.stubGlobal('registration', { scope: 'https://www.company.example/' })
  const { cacheName } = await import('#app/offline/worker-scope.ts')
  return [cacheName('pages'), cacheName('files')]
}

describe.runIf(company.isSample)('the section on privacy', () => {
  it('names each entry that the site leaves in a browser', async () => {
    const named = contact.privacy.kept.flatMap(({ names }): readonly string[] => names)
    const isNamed = (key: string) =>
      named.some(
        (name) => name === key || (name.endsWith('*') && key.startsWith(name.slice(0, -1))),
      )
    const keys = [themeKey, localeKey, searchSettingKey, writtenKey('contact'), draftKey('contact')]
    expect([...keys, ...(await cacheNames())].filter((key) => !isNamed(key))).toEqual([])
  })
})
