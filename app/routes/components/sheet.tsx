import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { LogoCarousel } from '#app/components/logo-carousel.tsx'
import { NumbersBand } from '#app/components/numbers-band.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { Section } from '#app/components/section.tsx'
import { InquiryForm } from '#app/forms/inquiry-form.tsx'
import { messageAction } from '#app/forms/message-action.ts'
import { NewsletterBand } from '#app/forms/newsletter-band.tsx'
import { localeOfRequest } from '#app/i18n/paths.ts'
import { homeView } from '#app/views/home.server.ts'
import { localize } from '#app/views/localize.ts'
import { serviceView } from '#app/views/services.server.ts'
import { Basics } from './basics.tsx'
import { Behaviours } from './behaviours.tsx'
import { Drawn } from './drawn.tsx'
import { Lists } from './lists.tsx'
import { samples } from './samples.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request)
  return {
    words: localize(locale, samples),
    home: homeView(locale),
    pictures: serviceView(locale, 12).images,
  }
}

export type SheetView = ReturnType<typeof loader>

export const clientAction = messageAction

export function meta() {
  return [{ title: samples.heading.en }]
}

/**
 * Every component in every state, in one language; `?theme` fixes the theme. Route types are made
 * for what is built, so it asks for its data itself.
 */
export default function Sheet() {
  const view = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const theme = query.get('theme')
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme
  }, [theme])
  const { words, home } = view
  return (
    <>
      <PageHead name={words.sections.type} heading={words.heading} lead={words.lead} />
      <LogoCarousel caption={home.logos.caption} logos={home.logos.entries} />
      <Basics words={words} />
      <Drawn words={words} home={home} />
      <NumbersBand {...home.numbers} />
      <Lists {...view} />
      <Behaviours {...view} />
      <Section>
        <InquiryForm email={home.newsletter.email} />
      </Section>
      <NewsletterBand {...home.newsletter} />
    </>
  )
}
