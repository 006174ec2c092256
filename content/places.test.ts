import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOf, serviceFile } from './places.ts'
import { services } from './services.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'services-'))
  const files = {
    'gis.ts': "export const gis = {\n  name: { en: 'Maps', ar: 'الخرائط' },\n}\n",
    'maps.ts': "export const maps = {\n  name: {\n    en: 'Atlas of 1,000 towns',\n  },\n}\n",
    'training.ts': "export const training = {\n  name: { en: 'Training', ar: 'التدريب' },\n}\n",
  }
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source)
})

afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['Training', 'services/training.ts'],
  ['Maps', 'services/gis.ts'],
  ['Atlas of 1,000 towns', 'services/maps.ts'],
  ['Data management', 'services/data-management.ts'],
  ['', 'services.ts'],
  [undefined, 'services.ts'],
])('a service called %s is in %s', (name, file) => {
  expect(serviceFile(name, folder)).toBe(file)
})

it('names the file that each service is in', async () => {
  for (const service of services) {
    const file: Record<string, unknown> = await import(
      path.join(import.meta.dirname, fileOf('services', service))
    )
    expect(Object.values(file)).toContain(service)
  }
})
