import styles from './introduction.module.css'

export function Introduction({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.statement} data-wrap="section" data-grid="12">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
