import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { faults } from './faults.ts'

const root = path.join(import.meta.dirname, '../..')

it.each(faults)('where $harm, $file has the line that the fault is put into', ({ file, right }) => {
  expect(readFileSync(path.join(root, file), 'utf8').split(right)).toHaveLength(2)
})
