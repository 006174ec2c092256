import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { renderAt } from '#app/components/render.fixture.tsx'
import { FocusOnNewPage } from './focus-on-new-page.ts'

const high = { blockSize: '60vh' }

const list = (
  <main key="list">
    <h1 tabIndex={-1}>{'List'}</h1>
    {['a', 'b', 'c', 'd'].map((name) => (
      <p key={name} style={high}>
        <a href="/post">{name}</a>
      </p>
    ))}
    <FocusOnNewPage />
  </main>
)

const post = (
  <main key="post">
    <h1 tabIndex={-1}>{'Post'}</h1>
    <a href="#part">{'To the part'}</a>
    <h2 id="part" tabIndex={-1}>
      {'Part'}
    </h2>
    <figure id="map" tabIndex={-1} />
    <FocusOnNewPage />
  </main>
)

const pages: Readonly<Record<string, ReactNode>> = {
  '/list': list,
  '/post': post,
  '/failed': <div>{post}</div>,
}

function Pages({ header }: Readonly<{ header: string }>) {
  return (
    <>
      {header && (
        <header style={{ position: 'fixed', inset: '0 0 auto', ...high }}>{header}</header>
      )}
      {pages[useLocation().pathname]}
    </>
  )
}

const visit = (header = '') => renderAt('/list', <Pages header={header} />)

it('goes to the heading of a new page, also of one that replaces an error', async () => {
  const { router, screen } = await visit()
  await expect.element(screen.getByRole('heading', { name: 'List' })).not.toHaveFocus()
  await router.navigate('/failed')
  await expect.element(screen.getByRole('heading', { name: 'Post' })).toHaveFocus()
  await router.navigate('/list')
  await expect.element(screen.getByRole('heading', { name: 'List' })).toHaveFocus()
})

it.each([
  ['#part', 'heading'],
  ['#map', 'figure'],
] as const)('goes to %s, which a link names', async (hash, role) => {
  const { router, screen } = await visit()
  await router.navigate(`/post${hash}`)
  await expect.element(screen.getByRole(role).last()).toHaveFocus()
})

it('is back on the heading to which a link has led', async () => {
  const { router, screen } = await visit()
  const part = screen.getByRole('heading', { name: 'Part' })
  await router.navigate('/post#part')
  await expect.element(part).toHaveFocus()
  await router.navigate('/list')
  await expect.element(screen.getByRole('heading', { name: 'List' })).toHaveFocus()
  await router.navigate(-1)
  await expect.element(part).toHaveFocus()
})

it('is back on the link that was used, of several to one page', async () => {
  const { router, screen } = await visit()
  const link = screen.getByRole('link', { name: 'b' })
  ;(link.element() as HTMLElement).focus()
  await router.navigate('/post')
  await expect.element(screen.getByRole('heading', { name: 'Post' })).toHaveFocus()
  await router.navigate(-1)
  await expect.element(link).toHaveFocus()
})

it('is back on the link that has led to a part of its page', async () => {
  const { router, screen } = await visit()
  await router.navigate('/post')
  await expect.element(screen.getByRole('heading', { name: 'Post' })).toHaveFocus()
  const link = screen.getByRole('link', { name: 'To the part' })
  ;(link.element() as HTMLElement).focus()
  await router.navigate('/post#part')
  await expect.element(screen.getByRole('heading', { name: 'Part' })).toHaveFocus()
  await router.navigate(-1)
  await expect.element(link).toHaveFocus()
})

it('is not back on a link that the header covers', async () => {
  const { router, screen } = await visit('Header')
  ;(screen.getByRole('link', { name: 'a' }).element() as HTMLElement).focus()
  scrollTo(0, 0)
  await router.navigate('/post')
  await expect.element(screen.getByRole('heading', { name: 'Post' })).toHaveFocus()
  await router.navigate(-1)
  await expect.element(screen.getByRole('link', { name: 'b' })).toHaveFocus()
})
