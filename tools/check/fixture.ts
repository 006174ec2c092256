import { type Site, siteOf } from './site.ts'

export const siteUrl = 'https://site.example'

/** Files by place in the output; a character counts as a byte. */
export function siteWith(files: Readonly<Record<string, string>>, url = siteUrl): Site {
  const contents = Object.entries(files).map(([file, text]) => [file, Buffer.from(text)] as const)
  const sizes = contents.map(([file, text]) => [file, text.length] as const)
  return siteOf(url, new Map(contents), new Map(sizes))
}
