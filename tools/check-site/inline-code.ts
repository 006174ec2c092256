import type { Page } from './site.ts'

/** Inline styles, event attributes and `javascript:` addresses, which the page's policy refuses. */
export function inlineCode({ $ }: Page): string[] {
  return $.root()
    .find('*')
    .toArray()
    .flatMap((element) =>
      Object.entries($(element).attr() ?? {})
        .filter(([name, value]) => isCode(name, value))
        .map(
          ([name, value]) => `<${element.tagName} ${name}="${value.slice(0, 60)}"> is inline code`,
        ),
    )
}

function isCode(name: string, value: string): boolean {
  // Browsers drop white space within the scheme.
  const isScriptAddress = /^javascript:/i.test(value.replace(/\s/g, ''))
  return name === 'style' || /^on[a-z]/.test(name) || isScriptAddress
}
