import styles from './statement.module.css'

/** Who the company is, the first paragraph said louder than the rest. */
export function Statement({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.statement}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
