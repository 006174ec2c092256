/** Everything an editor can change, in one object: for the checks and for collecting pictures. */
import { about } from './about.ts'
import { blogSlugs } from './blogs/slugs.ts'
import { articles, blogPosts, blogSubjects } from './blogs.ts'
import { branches } from './branches.ts'
import { certificates } from './certificates.ts'
import { clients } from './clients.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { faqs } from './faqs.ts'
import { home } from './home.ts'
import { milestones } from './milestones.ts'
import { newsletter } from './newsletter.ts'
import { pages } from './pages.ts'
import { carouselLogos, partners } from './partners.ts'
import { projects } from './projects.ts'
import { redirects } from './redirects.ts'
import { sectorNames } from './sectors.ts'
import { services } from './services.ts'
import { solutions } from './solutions.ts'
import type {
  AboutContent,
  BlogArticle,
  BlogPost,
  BlogSubject,
  Branch,
  Certificate,
  Client,
  Company,
  ContactContent,
  HomeContent,
  Localized,
  Milestone,
  NewsletterContent,
  PageIntro,
  Partner,
  Project,
  Question,
  Redirects,
  SectorKey,
  Service,
  SolutionsContent,
} from './types.ts'

export const content = {
  about,
  articles,
  blogPosts,
  blogSlugs,
  blogSubjects,
  branches,
  carouselLogos,
  certificates,
  clients,
  company,
  contact,
  faqs,
  home,
  milestones,
  newsletter,
  pages,
  partners,
  projects,
  redirects,
  sectorNames,
  services,
  solutions,
} as const satisfies Content

/** The same by its types, for checks and their tests. */
export type Content = Readonly<{
  about: AboutContent
  articles: readonly BlogArticle[]
  blogPosts: readonly (BlogPost | BlogArticle)[]
  blogSlugs: readonly string[]
  blogSubjects: Readonly<Record<BlogSubject, Localized>>
  branches: readonly Branch[]
  carouselLogos: readonly Partner[]
  certificates: readonly Certificate[]
  clients: readonly Client[]
  company: Company
  contact: ContactContent
  faqs: readonly Question[]
  home: HomeContent
  milestones: readonly Milestone[]
  newsletter: NewsletterContent
  pages: Readonly<Record<keyof typeof pages, PageIntro>>
  partners: readonly Partner[]
  projects: readonly Project[]
  redirects: Redirects
  sectorNames: Readonly<Record<SectorKey, Localized>>
  services: readonly Service[]
  solutions: SolutionsContent
}>
