import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { type CheerioAPI, load } from 'cheerio'
import { outputDirectory } from '../tools/serve/react-router.ts'
import { expect } from './fixtures.ts'
import { base, siteUrl } from './site.ts'

export const output = outputDirectory(path.resolve(import.meta.dirname, '..'))

export async function builtPage(address: string): Promise<CheerioAPI> {
  const file = path.join(output, address.slice(base.length), 'index.html')
  return load(await readFile(file, 'utf8'))
}

/** What the tests' server answers at an address of the published site. */
export async function askPublished(request: APIRequestContext, address: string) {
  expect(address.startsWith(`${siteUrl}/`), address).toBe(true)
  return request.get(base + address.slice(siteUrl.length))
}

type Node = Readonly<Record<string, unknown>>

export function nodesIn($: CheerioAPI): Node[] {
  const blocks = $('head > script[type="application/ld+json"]')
  expect(blocks).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(blocks.text())
  expect(context).toBe('https://schema.org')
  return inside(graph)
}

function inside(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(inside)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(inside)]
}

type Manifest = Readonly<{
  entry: Readonly<{ module: string }>
  routes: Readonly<Record<string, Readonly<{ module: string }>>>
}>

/** Matches the address of the script that a route's page comes in; without a route, that of the app's entry. */
export async function chunkOf(route?: string): Promise<RegExp> {
  const assets = path.join(output, 'media', 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-[\w-]*\.js$/.test(file))
  const source = await readFile(path.join(assets, name ?? ''), 'utf8')
  const list = source.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, '')
  const { entry, routes }: Manifest = JSON.parse(list)
  const { module: file } = (route === undefined ? entry : routes[route]) ?? {}
  if (!file) throw new Error(`${route} has no script`)
  return new RegExp(`/${path.basename(file.replace(/#.*/, '')).replaceAll('.', '\\.')}$`)
}
