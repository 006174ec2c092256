import { expect, it, vi } from 'vitest'
import { contentReport } from './content-report.ts'

vi.mock('#content/company.ts', () => ({ company: undefined }))

it('a file whose export is called otherwise is one of the problems', async () => {
  const { problems, isSample } = await contentReport(process.cwd())
  expect(problems).toContainEqual(
    expect.stringMatching(/^content\/company\.ts: is missing: write \{ isSample, /),
  )
  expect(isSample).toBe(true)
})
