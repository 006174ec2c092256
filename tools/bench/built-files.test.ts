import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtFiles, countFiles } from './built-files.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'minwal-files-'))
  mkdirSync(path.join(folder, 'assets'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, bytes: number): void {
  writeFileSync(path.join(folder, name), 'x'.repeat(bytes))
}

it('a file counts as it is sent: with brotli where there is that', () => {
  write('index.html', 900)
  write('index.html.br', 300)
  write('index.html.gz', 350)
  write('icon.png', 70)
  expect(Object.fromEntries(builtFiles(folder))).toEqual({ 'index.html': 300, 'icon.png': 70 })
})

it('files of one name and different content are one', () => {
  write('assets/route-Ab12_-xY.js', 10)
  write('assets/route-Cd34EF56.js', 20)
  expect(Object.fromEntries(builtFiles(folder))).toEqual({ [path.join('assets', 'route.js')]: 30 })
})

it('every file is counted, compressed copies too', () => {
  write('index.html', 900)
  write('index.html.br', 300)
  write('assets/a.js', 1)
  expect(countFiles(folder)).toBe(3)
})
