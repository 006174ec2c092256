import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { content, contentProblems } from '#content/check.ts'
import { grownContent, joinPosts } from './grown-content.ts'

const files = grownContent(10)

/** What a generated file exports under a name. */
function read<Value>(file: string, name: string): Value {
  const line = files[file]?.split('\n').find((text) => text.startsWith(`export const ${name} = `))
  return JSON.parse(line?.slice(line.indexOf('=') + 1) ?? 'null')
}

describe('ten times the content', () => {
  const projects = read<typeof content.projects>('projects.ts', 'projects')
  const clients = read<typeof content.clients>('clients.ts', 'clients')
  const morePosts = read<typeof content.blogPosts>('blogs/more.ts', 'morePosts')
  const moreArticles = read<typeof content.articles>('blogs/more.ts', 'moreArticles')

  it('is ten times the projects, clients and posts', () => {
    expect(projects).toHaveLength(10 * content.projects.length)
    expect(clients).toHaveLength(10 * content.clients.length)
    expect(content.blogPosts.length + morePosts.length).toBe(10 * content.blogPosts.length)
    expect(read('blogs/slugs.ts', 'blogSlugs')).toHaveLength(10 * content.articles.length)
  })

  it('is in order, as content has to be', () => {
    const articles = [...content.articles, ...moreArticles]
    const blogPosts = [...content.blogPosts, ...morePosts]
    const problems = contentProblems({ ...content, projects, clients, articles, blogPosts })
    // The rule reads the slugs' own file, which the copy replaces.
    expect(problems.filter((line) => !/slugs\.ts|leads nowhere/.test(line))).toEqual([])
  })

  it('shows on the first page of projects what is there now', () => {
    expect(projects.slice(0, 8)).toEqual(content.projects.slice(0, 8))
  })
})

describe('the content once', () => {
  it('is the content as it is', () => {
    expect(grownContent(1)).toEqual({})
  })
})

describe('the list of posts', () => {
  it('takes in those that are generated', () => {
    const file = path.resolve(import.meta.dirname, '../../content/blogs.ts')
    const joined = joinPosts(readFileSync(file, 'utf8'))
    expect(joined).toContain('[firstBlog, ...moreArticles]')
    expect(joined.trim().endsWith('...morePosts,\n]')).toBe(true)
  })

  it('refuses a file it does not know', () => {
    expect(() => joinPosts('export const blogPosts = []')).toThrow('written differently')
  })
})
