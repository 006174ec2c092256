import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { type CheerioAPI, load } from 'cheerio'
import { outputDirectory } from '../tools/serve/react-router.ts'
import { expect } from './fixtures.ts'
import { base, siteUrl } from './host.ts'

/** The folder the tested build was written to. */
export const output = outputDirectory(path.resolve(import.meta.dirname, '..'))

/** A page as it was built. */
export async function builtPage(address: string): Promise<CheerioAPI> {
  const file = path.join(output, address.slice(base.length), 'index.html')
  return load(await readFile(file, 'utf8'))
}

/** What the tests' server answers at an address of the published site. */
export async function askPublished(request: APIRequestContext, address: string) {
  expect(address.startsWith(`${siteUrl}/`), address).toBe(true)
  return request.get(base + address.slice(siteUrl.length))
}
