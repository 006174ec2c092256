import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cached } from '../pictures/cached.ts'
import { cacheDirectory } from '../pictures/make-pictures.ts'
import { cutFonts } from './fonts.ts'
import { artSize } from './frame.ts'
import { type OgPage, ogPages } from './og-pages.ts'
import { OgPictureDrawing } from './og-picture.tsx'
import { rendererKey, renderPng } from './render.ts'

/** A finished picture and where it is published. */
type MadePicture = Readonly<{ address: string; png: Uint8Array }>

/**
 * The pictures of all pages and posts in all languages, for those who share them. Each is kept
 * under the hash of its drawing, so that a build draws only what has changed.
 *
 * @param root the project's folder
 * @throws Error with the picture's address when one cannot be drawn
 */
export async function makeOgPictures(root: string): Promise<MadePicture[]> {
  const fontFiles = await cutFonts(root)
  const tokens = await lightTokens(root)
  const made: MadePicture[] = []
  const queue = (await ogPages(root)).values()
  const work = async () => {
    for (const page of queue) made.push(await makeOne(root, page, fontFiles, tokens))
  }
  // Two at a time, as with the other pictures, so that no more lie open in memory with more posts.
  await Promise.all([work(), work()])
  return made
}

async function makeOne(
  root: string,
  page: OgPage,
  fontFiles: readonly string[],
  tokens: ReadonlyMap<string, string>,
): Promise<MadePicture> {
  try {
    const svg = withValues(drawing(page, fontFiles), tokens)
    const png = await cached(cacheFile(root, svg, fontFiles), () => renderPng(svg, fontFiles))
    return { address: page.address, png }
  } catch (cause) {
    throw new Error(`${page.address}: ${(cause as Error).message}`, { cause })
  }
}

function drawing({ draw, ...page }: OgPage, fontFiles: readonly string[]): string {
  const art = createElement(draw, { ...artSize, locale: page.locale })
  return renderToStaticMarkup(createElement(OgPictureDrawing, { ...page, art, fontFiles }))
}

function cacheFile(root: string, svg: string, fontFiles: readonly string[]): string {
  const fonts = fontFiles.map((file) => path.basename(file))
  const hash = createHash('sha256')
    .update(JSON.stringify([rendererKey, fonts]))
    .update(svg)
  return path.join(cacheDirectory(root), `og-${hash.digest('hex').slice(0, 16)}.png`)
}

/** The colours that some of the brand's drawings take from the page; a picture is always light. */
async function lightTokens(root: string): Promise<ReadonlyMap<string, string>> {
  const sheet = await readFile(path.join(root, 'app/styles/tokens.css'), 'utf8')
  const colours = sheet.matchAll(/(--[\w-]+):\s*(?:light-dark\()?(#[\da-f]+)/g)
  return new Map([...colours].map(([, name = '', value = '']) => [name, value]))
}

function withValues(svg: string, tokens: ReadonlyMap<string, string>): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = tokens.get(name)
    if (!value) throw new Error(`no colour is called ${name}`)
    return value
  })
}
