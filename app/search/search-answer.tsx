import { type ComponentProps, useId, useMemo } from 'react'
import { ChangingMessage } from '#app/components/changing-message.tsx'
import { Link } from '#app/components/link.tsx'
import { LoadingBeads } from '#app/components/loading-beads.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import { excerpt, markWords } from './highlight.ts'
import styles from './search-answer.module.css'
import { isComplete, type Search, type SearchResult } from './search-index.ts'

type SearchAnswerProps = Readonly<{
  query: string
  search: Search | undefined
  hasFailed: boolean
  onRetry: () => void
  onLeave: () => void
}>

const mostResults = 20

/** The line above the results is a live region. */
export function SearchAnswer(props: SearchAnswerProps) {
  const t = useTranslations()
  const { query, search, hasFailed, onRetry, onLeave } = props
  const results = useMemo(() => search?.(query) ?? [], [search, query])
  return (
    <div className={styles.answer}>
      <div role="status" className={styles.status} data-text="small">
        {hasFailed ? (
          <ChangingMessage id="search.failed" />
        ) : !search ? (
          <LoadingBeads />
        ) : (
          <Summary query={query} count={results.length} />
        )}
      </div>
      {hasFailed && (
        <button type="button" data-plain="" className={styles.retry} onClick={onRetry}>
          {t('error.retry')}
        </button>
      )}
      {results.length > 0 && (
        <ul>
          {results.slice(0, mostResults).map((result) => (
            <SearchResultLink
              key={result.document.kind + result.document.title + result.document.href}
              result={result}
              onFollow={onLeave}
            />
          ))}
        </ul>
      )}
      {results.length > mostResults && (
        <p className={styles.more} data-text="caption">
          {t('search.more')}
        </p>
      )}
    </div>
  )
}

function Summary({ query, count }: Readonly<{ query: string; count: number }>) {
  if (!isComplete(query)) return <ChangingMessage id="search.hint" />
  if (count > 0) return <ChangingMessage id="search.count" values={{ count }} />
  const words = <bdi translate="no">{query.trim()}</bdi>
  return <ChangingMessage key={query} id="search.none" values={{ query: words }} />
}

type SearchResultLinkProps = Readonly<{ result: SearchResult; onFollow: () => void }>

function SearchResultLink({ result, onFollow }: SearchResultLinkProps) {
  const t = useTranslations()
  const { document, terms } = result
  const place = useMemo(() => excerpt(document.passages, terms), [document, terms])
  const id = useId()
  const [title, kind, passage] = [`${id}-title`, `${id}-kind`, `${id}-passage`]
  return (
    <li>
      <Link
        to={document.href}
        className={styles.link}
        onFollow={onFollow}
        aria-labelledby={`${title} ${kind}`}
        aria-describedby={passage}
      >
        <Marked id={title} className={styles.title} text={document.title} terms={terms} />{' '}
        <span id={kind} className={styles.kind} data-row="" data-nuqta="before">
          {t(`search.kind.${document.kind}`)}
        </span>{' '}
        <Marked
          id={passage}
          className={styles.excerpt}
          data-text="small"
          text={place}
          terms={terms}
        />
      </Link>
    </li>
  )
}

type MarkedProps = ComponentProps<'span'> & Readonly<{ text: string; terms: ReadonlySet<string> }>

/** Other marks are another element: see `ChangingMessage`. */
function Marked({ text, terms, ...props }: MarkedProps) {
  const parts = markWords(text, terms)
  return (
    <span key={JSON.stringify(parts)} {...props}>
      {parts.map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing but their place
        part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </span>
  )
}
