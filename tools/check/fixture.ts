import { type Site, siteOf } from './site.ts'

export const siteUrl = 'https://site.example'

/** Files by place in the output; a character counts as a byte. */
export function siteWith(files: Readonly<Record<string, string>>): Site {
  const contents = Object.entries(files).map(([file, text]) => [file, Buffer.from(text)] as const)
  const sizes = contents.map(([file, text]) => [file, text.length] as const)
  return siteOf(siteUrl, new Map(contents), new Map(sizes))
}
