/** What no single entry can tell: references, order, and what is used twice. */
import type { Content } from './all.ts'
import { entryName, fileOf, type InFile, valueAt } from './places.ts'

/** @param broken entries and files that have a problem of their own */
export function checkCollections(all: Content, broken: ReadonlySet<unknown>, inFile: InFile): void {
  for (const [name, value] of Object.entries(all)) {
    if (Array.isArray(value)) checkKeys(name, value, inFile)
  }
  checkProjects(all, broken, inFile)
  checkServices(all, broken, inFile)
  checkBlogs(all, broken, inFile)
  checkMilestones(all, broken, inFile)
  checkStory(all, broken, inFile)
  checkHome(all, broken, inFile)
  checkSolutions(all, broken, inFile)
}

/** Where an entry lacks its id, or the list is none, that is told, and not each reference to it. */
function hasId(entries: readonly unknown[], id: number): boolean {
  if (!Array.isArray(entries)) return true
  const ids = entries.map((entry) => valueAt(entry, 'id'))
  return ids.some((own) => own === id || typeof own !== 'number')
}

function asList<T>(entries: readonly T[]): readonly T[] {
  return Array.isArray(entries) ? entries : []
}

const noProject = (id: number) => `no project ${id}: write an id of projects.ts`

/** Ids and keys are addresses: of an entry on its page, of a client in a project. */
function checkKeys(name: string, entries: readonly unknown[], inFile: InFile): void {
  const places = new Map<string, number>()
  for (const [index, entry] of entries.entries()) {
    const known = entryName(entry)
    const before = known === '' ? undefined : places.get(known)
    if (before !== undefined) {
      const field = known.startsWith('id ') ? 'id' : 'key'
      const both = `is used twice, by the entries ${before + 1} and ${index + 1} from the top`
      const isNumbered = field === 'id'
      const free = isNumbered ? Math.max(...entries.map(idOf)) + 1 : 'another'
      inFile(fileOf(name, entry), known)(field, `${both}: give the newer one ${free}`)
    }
    places.set(known, index)
  }
}

const idOf = (entry: unknown) => Number(entryName(entry).replace('id ', '')) || 0

function checkProjects(all: Content, broken: ReadonlySet<unknown>, inFile: InFile): void {
  const keys = new Set(asList(all.clients).map((client) => valueAt(client, 'key')))
  for (const [index, project] of asList(all.projects).entries()) {
    if (broken.has(project)) continue
    const report = inFile('projects.ts', entryName(project))
    if (!keys.has(project.client))
      report('client', `${project.client} is not in clients.ts: add it there, or write its key`)
    const above = all.projects[index - 1]
    if (!above || broken.has(above) || isInOrder(above.projectDate, project.projectDate)) continue
    const order = `${project.projectDate} is newer than ${above.projectDate} of ${entryName(above)}`
    report('projectDate', `${order} above it: put the newest first`)
  }
}

function checkServices(all: Content, broken: ReadonlySet<unknown>, inFile: InFile): void {
  for (const [index, service] of asList(all.services).entries()) {
    if (broken.has(service)) continue
    const report = inFile(fileOf('services', service), entryName(service))
    // The id is the value of ?page and the place in the grid.
    if (service.id !== index + 1)
      report('id', `stands in place ${index + 1} of services.ts: write ${index + 1}`)
    for (const id of service.projects) {
      if (!hasId(all.projects, id)) report('projects', noProject(id))
    }
  }
}

function checkBlogs(all: Content, broken: ReadonlySet<unknown>, inFile: InFile): void {
  const slugs = asList(all.blogSlugs)
  const addresses = slugs.map((slug) => `/blogs/${slug}`)
  const posts = asList(all.blogPosts)
  for (const post of posts.filter((post) => !broken.has(post))) {
    const report = inFile(fileOf('blogPosts', post), entryName(post))
    if (!addresses.includes(post.link))
      report('link', `${post.link} leads nowhere: write ${addresses.join(', ')}`)
  }
  const written = asList(all.articles).map((article) => valueAt(article, 'slug'))
  if (written.join() !== slugs.join()) {
    const both = `${slugs.join(', ')}, but articles of blogs.ts are ${written.join(', ')}`
    inFile('blogs/slugs.ts')('blogSlugs', `${both}: write the same in the same order in both`)
  }
}

function checkMilestones(all: Content, broken: ReadonlySet<unknown>, inFile: InFile): void {
  for (const milestone of asList(all.milestones)) {
    if (broken.has(milestone)) continue
    const report = inFile('milestones.ts', entryName(milestone))
    if (!hasId(all.projects, milestone.project)) report('project', noProject(milestone.project))
    if (milestone.index !== milestone.id)
      report('index', `differs from the id: write ${milestone.id}`)
  }
}

function checkStory(all: Content, broken: ReadonlySet<unknown>, inFile: InFile): void {
  if (broken.has(all.about)) return
  for (const { id, year, project } of all.about.storyEntries) {
    if (project === undefined) continue
    const told = asList(all.projects).find((entry) => valueAt(entry, 'id') === project)
    const report = inFile('about.ts', `storyEntries: ${id}`)
    if (!hasId(all.projects, project)) report('project', noProject(project))
    else if (told && !broken.has(told) && Number.parseInt(told.projectDate, 10) !== year)
      report('year', `${year}, but project ${project} is of ${told.projectDate}: write one year`)
  }
}

function checkHome(all: Content, broken: ReadonlySet<unknown>, inFile: InFile): void {
  if (broken.has(all.home)) return
  for (const { id } of all.home.featured) {
    if (!hasId(all.projects, id)) inFile('home.ts')('featured', noProject(id))
  }
}

function checkSolutions(all: Content, broken: ReadonlySet<unknown>, inFile: InFile): void {
  if (broken.has(all.solutions)) return
  for (const card of all.solutions.cards) {
    const report = inFile('solutions.ts', entryName(card))
    if (!hasId(all.services, card.service))
      report('service', `no service ${card.service}: write an id of services.ts`)
    if (!hasId(all.projects, card.project)) report('project', noProject(card.project))
  }
}

/** Newest first; a year alone may be anywhere in its year. */
function isInOrder(before: string, after: string): boolean {
  const length = Math.min(before.length, after.length)
  return before.slice(0, length) >= after.slice(0, length)
}
