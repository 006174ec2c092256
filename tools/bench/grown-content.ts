import { articles, blogPosts } from '#content/blogs.ts'
import { clients } from '#content/clients.ts'
import { projects } from '#content/projects.ts'
import type { BlogArticle, BlogPost, Client, Project } from '#content/types.ts'
import { ending, numbered, shuffled } from './varied-texts.ts'

/** Source files under `content/`, by name. */
export type ContentFiles = Readonly<Record<string, string>>

/**
 * So many times the projects, posts and clients, one post in nine with a page of its own as now.
 * What the first pages of the lists show stays as it is, so that whatever grows, grows because there
 * are more of them. Further entries are older, and have the words of the first ones in another
 * order: repeated as they are, they would all but vanish in compression.
 *
 * @param times 1 gives no files: the content as it is
 */
export function grownContent(times: number): ContentFiles {
  if (times === 1) return {}
  const moreArticles = grownArticles(times)
  const morePosts = grownPosts(times, moreArticles)
  return {
    'clients.ts': `${exported('clients', grownClients(times))}export type ClientKey = string\n`,
    'projects.ts': exported('projects', grownProjects(times)),
    'blogs/slugs.ts': exported('blogSlugs', [...slugs(articles), ...slugs(moreArticles)]),
    'blogs/more.ts': exported('moreArticles', moreArticles) + exported('morePosts', morePosts),
  }
}

/**
 * `blogs.ts` with the further posts joined to its lists.
 *
 * @param source the file as it is
 * @throws Error when it no longer reads as it did
 */
export function joinPosts(source: string): string {
  const joined = source
    .replace('[firstBlog]', '[firstBlog, ...moreArticles]')
    .replace(/\n\] as const satisfies readonly BlogPost\[\]/, '\n  ...morePosts,\n]')
  if (!/\.\.\.moreArticles\]/.test(joined) || !/\.\.\.morePosts,/.test(joined)) {
    throw new Error('content/blogs.ts: its lists are written differently now')
  }
  return `import { moreArticles, morePosts } from './blogs/more.ts'\n${joined}`
}

function grownClients(times: number): Client[] {
  return rounds<Client>(clients, times, (client, round, index) => ({
    ...client,
    key: `${client.key}-${round}`,
    name: numbered(client.name, round),
    logo: `${client.logo}${stroke(index)}`,
  }))
}

/** Entries on a page of the register; these keep their dates. */
const firstPage = 8

function grownProjects(times: number): Project[] {
  const all: Project[] = rounds<Project>(projects, times, (project, round, index) => ({
    ...project,
    id: index + 1,
    title: numbered(project.title, round),
    description: shuffled(project.description, index),
    client: `${project.client}-${round}`,
  }))
  const dates = projects.slice(firstPage)
  return all.map((project, index) => {
    if (index < firstPage) return project
    const place = Math.floor(((index - firstPage) / (all.length - firstPage)) * dates.length)
    const year = dates[place]?.projectDate.slice(0, 4) as `${number}`
    return { ...project, projectDate: year }
  })
}

const oldestPost = blogPosts[blogPosts.length - 1]?.date ?? '2020-01-01'

function grownArticles(times: number): BlogArticle[] {
  const [first] = articles
  if (!first) return []
  return rounds<BlogArticle>([first], times, (article, round) => {
    const title = blogPosts[round % blogPosts.length]?.title ?? article.title
    const slug = `${slugOf(shuffled(title, round).en)}-${round}`
    const { page } = article
    return {
      ...article,
      // No other post's, however many there are.
      id: 10_000 + round,
      date: oldestPost,
      slug,
      link: `/blogs/${slug}`,
      title: numbered(article.title, round),
      desc: shuffled(article.desc, round),
      recap: shuffled(article.recap, round),
      content: article.content.map((block) => ({ ...block, text: shuffled(block.text, round) })),
      page: { title: ending(page.title, round), description: ending(page.description, round) },
    }
  }).slice(1)
}

/** Everything after the posts there are; those with pages first, as they are posts as well. */
function grownPosts(times: number, withPages: readonly BlogArticle[]): BlogPost[] {
  const others = rounds<BlogPost>(blogPosts.slice(1), times, (post, round, index) => ({
    ...post,
    id: index + 2,
    date: oldestPost,
    title: numbered(post.title, round),
    desc: shuffled(post.desc, index),
    recap: shuffled(post.recap, index),
  })).slice(blogPosts.length - 1)
  return [...withPages, ...others]
}

/** The entries as they are, then again and again, numbered from 2. */
function rounds<Entry>(
  entries: readonly Entry[],
  times: number,
  again: (entry: Entry, round: number, index: number) => Entry,
): Entry[] {
  return Array.from({ length: times }, (_, round) =>
    entries.map((entry, place) =>
      round === 0 ? entry : again(entry, round + 1, round * entries.length + place),
    ),
  ).flat()
}

/** A stroke of a mark's own, within its 32 units. */
function stroke(index: number): string {
  const [x, y, end] = [index % 31, Math.floor(index / 31) % 31, Math.floor(index / 961) % 31]
  return `M${x} ${y}V${end + 1}`
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30)
    .replace(/-$/, '')
}

function slugs(list: readonly BlogArticle[]): string[] {
  return list.map(({ slug }) => slug)
}

function exported(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)}\n`
}
