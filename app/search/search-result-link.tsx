import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '#app/components/link.tsx'
import { excerpt, markWords } from './highlight.ts'
import type { SearchResult } from './search-index.ts'
import styles from './search-result-link.module.css'

type SearchResultLinkProps = Readonly<{ result: SearchResult; onClick: () => void }>

export function SearchResultLink({ result, onClick }: SearchResultLinkProps) {
  const { document, terms } = result
  const place = useMemo(() => excerpt(document.passages, terms), [document, terms])
  return (
    <li>
      <Link to={document.href} className={styles.link} onClick={onClick}>
        <span className={styles.title}>
          <Marked text={document.title} terms={terms} />
        </span>
        <span className={styles.kind} data-nuqta="before">
          <FormattedMessage id={`search.kind.${document.kind}`} />
        </span>
        <span className={styles.excerpt} data-text="small">
          <Marked text={place} terms={terms} />
        </span>
      </Link>
    </li>
  )
}

function Marked({ text, terms }: Readonly<{ text: string; terms: ReadonlySet<string> }>) {
  return markWords(text, terms).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have nothing but their place
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
