import type { ReactElement } from 'react'
import { renderSvg } from '#app/art/render-svg.server.ts'
import type { HeadDrawing } from '#app/brand/svg.tsx'
import { formatMessage } from '#app/i18n/format-message.server.ts'
import type { MessageId } from '#app/i18n/intl.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale, PageIntro } from '#content/types.ts'

/** `blogDetail` is the page shown where a post does not exist. */
export function intro(locale: Locale, key: PageKey | 'blogDetail') {
  const page: PageIntro = pages[key]
  return {
    name: page.name[locale],
    title: documentTitle(locale, page.title[locale]),
    description: page.description[locale],
    heading: page.heading[locale],
    lead: page.lead[locale],
  }
}

export type Intro = ReturnType<typeof intro>

export function documentTitle(locale: Locale, title: string): string {
  return `${title} — ${company.name[locale]}`
}

/** Beside the words of a page's head, with a caption that says what it counts. */
export function headDrawing<Props extends object>(
  locale: Locale,
  caption: MessageId,
  Drawing: (props: Props) => ReactElement,
  props: Props,
): HeadDrawing {
  return { ...renderSvg(Drawing, props), caption: formatMessage(locale, caption) }
}
