import { isLocale } from '#app/i18n/locales.ts'

/**
 * A page's file holds the part of the style sheets that it uses itself; what comes with a click or
 * later needs the whole.
 */

/** Addresses of the whole sheets that the document does not have yet. */
export function missingSheets(): readonly string[] {
  const { sheets = [], languageSheets } = window.startData ?? {}
  const { lang } = document.documentElement
  const language = languageSheets && isLocale(lang) ? [languageSheets[lang]] : []
  return [...sheets, ...language].filter((href) => !hasCome(linkTo(href)))
}

/** One that failed is there without rules, or with rules nobody may read, until its failure is told. */
function hasCome(link: HTMLLinkElement | null): boolean {
  try {
    return Boolean(link?.sheet?.cssRules.length)
  } catch {
    return false
  }
}

/**
 * Adds a whole sheet to the document, behind the part of it that stands there.
 *
 * @returns when it has come
 * @throws Error when it fails to; the next call asks for it again
 */
export function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = linkTo(href) ?? appendLink(href)
    const fail = () => {
      link.remove()
      reject(new Error(`${href} did not come`))
    }
    // Chromium also says of a page that came in the place of a sheet that it has loaded.
    link.addEventListener('load', () => (hasCome(link) ? resolve() : fail()))
    link.addEventListener('error', fail)
  })
}

function linkTo(href: string): HTMLLinkElement | null {
  return document.querySelector(`link[rel=stylesheet][href="${href}"]`)
}

function appendLink(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.fetchPriority = 'low'
  document.head.append(link)
  return link
}
