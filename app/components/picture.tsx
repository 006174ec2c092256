import { useCallback, useState } from 'react'
import type { PictureView } from '#app/loaders/pictures.server.ts'
import styles from './picture.module.css'

type PictureProps = Readonly<{
  picture: PictureView
  /** Shown width, as the `sizes` of an image. */
  sizes: string
  /** For images of the first screen: loaded at once and before others. */
  priority?: boolean | undefined
}>

/** As wide as its parent, in its own shape; in a parent with a height it fills the parent and is cropped. */
export function Picture(props: PictureProps) {
  return <Frame key={props.picture.src} {...props} />
}

/** `undefined` in prerendered HTML: the image is shown over its placeholder, with or without scripts. */
type PictureState = 'loading' | 'arriving' | 'shown' | 'failed'

/** Sources this document has loaded; they are shown at once. */
const seen = new Set<string>()

function Frame({ picture, sizes, priority = false }: PictureProps) {
  const { alt, src, width, height } = picture
  const [state, setState] = useState<PictureState>()
  // The image may have loaded, or failed, before hydration.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image) setState((known) => known ?? stateOf(image, src))
    },
    [src],
  )
  const onLoad = () => {
    seen.add(src)
    setState((before) => (before === 'loading' ? 'arriving' : 'shown'))
  }
  // A hidden image is not read out, so its frame has the name instead.
  const isNamed = alt !== '' && (state === 'loading' || state === 'failed')
  return (
    <span
      className={styles.frame}
      data-state={state}
      {...(isNamed && { role: 'img', 'aria-label': alt })}
    >
      {/* Keeps the shape: a broken image keeps none in some browsers. */}
      <svg className={styles.shape} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      <img
        className={styles.placeholder}
        src={picture.placeholder}
        width={32}
        height={32}
        alt=""
        aria-hidden="true"
      />
      <picture>
        {picture.sources.map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          ref={look}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          {...(priority && { fetchPriority: 'high' })}
          decoding="async"
          onError={() => setState('failed')}
          {...{ width, height, src, onLoad }}
        />
      </picture>
      {state === 'arriving' && (
        <span className={styles.thread} onAnimationEnd={() => setState('shown')} />
      )}
      {isNamed && state === 'failed' && <span className={styles.words}>{alt}</span>}
    </span>
  )
}

function stateOf(image: HTMLImageElement, src: string): PictureState | undefined {
  if (image.complete) return image.naturalWidth > 0 ? 'shown' : 'failed'
  return seen.has(src) ? undefined : 'loading'
}
