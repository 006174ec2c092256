import { describe, expect, it } from 'vitest'
import { content } from '#content/all.ts'
import { pictureView } from './pictures.server.ts'

describe('pictureView', () => {
  it('gives what the image component shows, in one language', () => {
    const [post] = content.blogPosts
    const en = pictureView('en', post.imgSrc)
    const ar = pictureView('ar', post.imgSrc)
    expect(en).toMatchObject({ alt: post.imgSrc.alt.en, width: 1280, height: 800 })
    expect(en.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(en.sources).toEqual([])
    expect(en.src).toMatch(/^\/media\/assets\/[a-z]+-[a-z]+-[0-9a-f]+\.svg$/)
    expect(ar).toEqual({ ...en, alt: post.imgSrc.alt.ar })
  })

  it('says so where nothing was made of a picture', () => {
    const alt = { en: '', ar: '' }
    const unknown = { file: 'unknown.jpg', alt } as const
    expect(() => pictureView('en', unknown)).toThrow('No picture unknown.jpg was made')
  })
})
