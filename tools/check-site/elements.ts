import type { Page } from './site.ts'

/** Pictures have a text and keep their place; frames have a name. */
export function elementNames({ $ }: Page): string[] {
  const pictures = $('img')
    .toArray()
    .flatMap((element) => {
      const { alt, width, height, src = '' } = $(element).attr() ?? {}
      const lacks = [
        ...(alt === undefined ? ['alt'] : []),
        ...(isLength(width) ? [] : ['width']),
        ...(isLength(height) ? [] : ['height']),
      ]
      return lacks.map((name) => `<img src="${src.slice(0, 60)}"> has no ${name}`)
    })
  const frames = $('iframe')
    .toArray()
    .filter((element) => !$(element).attr('title')?.trim())
    .map((element) => `<iframe src="${$(element).attr('src')}"> has no title`)
  return [...pictures, ...frames]
}

/** One main heading; the fallback only waits for a page. */
export function mainHeading({ $, role }: Page): string[] {
  const count = $('h1').length
  return role === 'fallback' || count === 1 ? [] : [`has ${count} h1, not one`]
}

/** No two elements have the same id. */
export function uniqueIds({ ids }: Page): string[] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  return [...new Set(repeated)].map((id) => `the id ${id} is there more than once`)
}

function isLength(value: string | undefined): boolean {
  return /^[1-9]\d*$/.test(value ?? '')
}
