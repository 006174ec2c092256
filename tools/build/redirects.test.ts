import { expect, it } from 'vitest'
import { hostRedirects, nginxRedirects } from './redirects.ts'

const redirects = { '/our-work.html': '/projects?page=2', '/أخبار/*': '/ar/blogs' } as const

it('Netlify and Cloudflare are told of old addresses, with and without a slash, as nginx is', () => {
  expect(hostRedirects(redirects, '/website').split('\n')).toEqual([
    '/our-work.html /website/projects?page=2 301',
    '/our-work.html/ /website/projects?page=2 301',
    `/${encodeURI('أخبار')} /website/ar/blogs 301`,
    `/${encodeURI('أخبار')}/* /website/ar/blogs 301`,
    '',
  ])
})

it('nginx gets them as it reads addresses, with the base path in the answer alone', () => {
  expect(nginxRedirects(redirects, '/website').split('\n')).toEqual([
    'location = "/our-work.html" { return 301 "/website/projects?page=2"; }',
    'location = "/our-work.html/" { return 301 "/website/projects?page=2"; }',
    'location = "/أخبار" { return 301 "/website/ar/blogs"; }',
    'location ^~ "/أخبار/" { return 301 "/website/ar/blogs"; }',
    '',
  ])
})

it('an address has one answer, its own before that of all below a path', () => {
  const moved = { '/news/*': '/blogs', '/news': '/home' } as const
  expect(nginxRedirects(moved, '').split('\n')).toEqual([
    'location = "/news" { return 301 "/home"; }',
    'location = "/news/" { return 301 "/home"; }',
    'location ^~ "/news/" { return 301 "/blogs"; }',
    '',
  ])
  expect(hostRedirects(moved, '')).toMatch(/^\/news \/home 301\n/)
})
