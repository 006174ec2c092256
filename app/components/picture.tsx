import { type RefCallback, useCallback, useState } from 'react'
import type { PictureView } from '#app/loaders/pictures.server.ts'
import styles from './picture.module.css'

type PictureProps = Readonly<{
  picture: PictureView
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string
  /** For what is seen first: loaded at once and before others. */
  priority?: boolean
}>

/**
 * A picture with its placeholder. It is as wide as its parent and keeps its own shape, unless the
 * parent has a height of its own: then it fills that and what is too much is cut off.
 */
export function Picture(props: PictureProps) {
  return <Frame key={props.picture.src} {...props} />
}

/**
 * Prerendered there is no state: the image lies over its placeholder, with or without JavaScript.
 * Only a script can tell that an image is still on its way (`loading`), comes after that
 * (`arriving`), has come (`shown`) or will not (`failed`).
 */
type PictureState = 'loading' | 'arriving' | 'shown' | 'failed'

/** What this document has loaded: the browser has it at hand, so it comes without ceremony. */
const seen = new Set<string>()

function Frame(props: PictureProps) {
  const { src } = props.picture
  const [state, setState] = useState<PictureState>()
  // Before hydration an image may have come, or failed, with nobody listening.
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
  return (
    <PictureFrame
      {...props}
      state={state}
      imageRef={look}
      onLoad={onLoad}
      onError={() => setState('failed')}
      onArrived={() => setState('shown')}
    />
  )
}

type PictureFrameProps = PictureProps &
  Readonly<{
    state: PictureState | undefined
    imageRef?: RefCallback<HTMLImageElement>
    onLoad?: () => void
    onError?: () => void
    onArrived?: () => void
  }>

/** A picture in one of its states. */
function PictureFrame({
  picture,
  sizes,
  priority = false,
  state,
  imageRef,
  onLoad,
  onError,
  onArrived,
}: PictureFrameProps) {
  const { alt, src, width, height } = picture
  // A hidden image is not read out; its frame then speaks for it.
  const speaks = alt !== '' && (state === 'loading' || state === 'failed')
  return (
    <span
      className={styles.frame}
      data-state={state}
      {...(speaks && { role: 'img', 'aria-label': alt })}
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
          ref={imageRef}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          {...(priority && { fetchPriority: 'high' })}
          decoding="async"
          {...{ width, height, src, onLoad, onError }}
        />
      </picture>
      {state === 'arriving' && <span className={styles.thread} onAnimationEnd={onArrived} />}
      {speaks && state === 'failed' && <span className={styles.words}>{alt}</span>}
    </span>
  )
}

function stateOf(image: HTMLImageElement, src: string): PictureState | undefined {
  if (image.complete) return image.naturalWidth > 0 ? 'shown' : 'failed'
  return seen.has(src) ? undefined : 'loading'
}
