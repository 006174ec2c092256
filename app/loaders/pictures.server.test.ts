import { expect, it } from 'vitest'
import { content } from '#content/all.ts'
import { inEachLanguage } from '#content/in-each-language.fixture.ts'
import { pictureView } from './pictures.server.ts'

/** The first of the services; an owner may have photographs in their place. */
const drawings = content.services
  .flatMap(({ images }) => images)
  .filter(({ file }) => file.endsWith('.svg'))
  .slice(0, 1)

it.each(drawings)('gives what the image component shows of $file, in one language', (drawing) => {
  const en = pictureView('en', drawing)
  const ar = pictureView('ar', drawing)
  expect(en).toMatchObject({ alt: drawing.alt.en, width: 1280, height: 800 })
  expect(en.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(en.sources).toEqual([])
  const name = drawing.file.replace('.svg', '')
  expect(en.src).toMatch(new RegExp(`^/media/assets/${name}-[0-9a-f]+\\.svg$`))
  expect(ar).toEqual({ ...en, alt: drawing.alt.ar })
})

it('says so where nothing was made of a picture', () => {
  const alt = inEachLanguage({ en: '', ar: '' })
  const unknown = { file: 'unknown.jpg', alt } as const
  expect(() => pictureView('en', unknown)).toThrow('No picture unknown.jpg was made')
})
