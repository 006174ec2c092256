import styles from './statement.module.css'

export function Statement({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.statement} data-wrap="" data-grid="12">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
