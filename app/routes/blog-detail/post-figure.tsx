import { Svg } from '#app/brand/svg.tsx'
import type { PostView } from '#app/loaders/posts.server.ts'
import styles from './post-figure.module.css'

/** The text says all that the drawing does. */
export function PostFigure({ caption, rows }: NonNullable<PostView['blocks'][number]['figure']>) {
  return (
    <figure className={styles.figure} data-stack="far">
      <figcaption>{caption}</figcaption>
      <dl data-stack="wide">
        {rows.map(({ label, shown, drawing }) => (
          <div key={label}>
            <dt data-text="small">{label}</dt>
            <dd>
              {shown}
              <Svg drawing={drawing} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
