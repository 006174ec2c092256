import { BelowHead } from '#app/components/below-head.tsx'
import { NumbersBand } from '#app/components/numbers-band.tsx'
import { Section } from '#app/components/section.tsx'
import { SectorWeave } from '#app/components/sector-weave.tsx'
import { messageAction } from '#app/forms/message-action.ts'
import { NewsletterBand } from '#app/forms/page-forms.ts'
import { type HomeView, homeView } from '#app/loaders/home.server.ts'
import { pageLoader } from '#app/loaders/page-loader.server.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import { Approach } from './approach.tsx'
import { CertificateStrip } from './certificate-strip.tsx'
import { ContactCall } from './contact-call.tsx'
import { Definition } from './definition.tsx'
import { FeaturedProjects } from './featured-projects.tsx'
import { Hero } from './hero.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { LogoCarousel } from './logo-carousel.tsx'
import { ServiceIndex } from './service-index.tsx'

export const loader = pageLoader(homeView)

export const clientLoader = loadPageData<HomeView>

export const clientAction = messageAction

export const meta = tablePageMeta('home', { hasFeed: true })

export default function Home({ loaderData: view }: Route.ComponentProps) {
  const { sectors } = view
  return (
    <>
      <Hero {...view.hero} heading={view.intro.heading} lead={view.intro.lead} />
      <BelowHead>
        <LogoCarousel {...view.logos} />
        {view.definition && <Definition {...view.definition} />}
        <Approach {...view.approach} />
        <ServiceIndex {...view.services} />
        <NumbersBand {...view.numbers} />
        <FeaturedProjects {...view.projects} />
        <Section head={sectors.head} all="solutions">
          <SectorWeave sectors={sectors.sectors} more={sectors.more} page="solutions" />
        </Section>
        <CertificateStrip {...view.certificates} />
        <LatestPosts {...view.posts} />
        <ContactCall {...view.contact} />
        <NewsletterBand {...view.newsletter} />
      </BelowHead>
    </>
  )
}
