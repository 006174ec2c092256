import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { LoadingBeads } from '#app/components/loading-beads.tsx'
import styles from './search-answer.module.css'
import { queryWords, type Search } from './search-index.ts'
import { SearchResultLink } from './search-result-link.tsx'
import type { MissingParts } from './use-search.ts'

type SearchAnswerProps = Readonly<{
  query: string
  /** Missing until the index has come. */
  search: Search | undefined
  missing: MissingParts
  hasFailed: boolean
  onRetry: () => void
  /** Called as a result is followed. */
  onLeave: () => void
}>

/** More would only be scrolled past. */
const mostResults = 20

/** What there is to say to a query; the line above the results is read out as it changes. */
export function SearchAnswer(props: SearchAnswerProps) {
  const { query, search, missing, hasFailed, onRetry, onLeave } = props
  const results = useMemo(() => search?.(query) ?? [], [search, query])
  return (
    <div className={styles.answer}>
      <div role="status" className={styles.status}>
        {hasFailed ? (
          <FormattedMessage id="search.failed" />
        ) : !search ? (
          <LoadingBeads />
        ) : (
          <Summary query={query} count={results.length} missing={missing} />
        )}
      </div>
      {(hasFailed || (missing === 'failed' && queryWords(query).length > 0)) && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          <FormattedMessage id="error.retry" />
        </button>
      )}
      {results.length > 0 && (
        <ul className={styles.results}>
          {results.slice(0, mostResults).map((result) => (
            <SearchResultLink
              key={result.document.kind + result.document.title + result.document.href}
              result={result}
              onClick={onLeave}
            />
          ))}
        </ul>
      )}
      {results.length > mostResults && (
        <p className={styles.more}>
          <FormattedMessage id="search.more" />
        </p>
      )}
    </div>
  )
}

type SummaryProps = Readonly<{ query: string; count: number; missing: MissingParts }>

/** Never says that there is nothing, nor how much, without saying what has not been searched. */
function Summary({ query, count, missing }: SummaryProps) {
  if (queryWords(query).length === 0) return <FormattedMessage id="search.hint" />
  const isOpen = count === 0 && missing === 'coming'
  return (
    <>
      {count > 0 && <FormattedMessage id="search.count" values={{ count }} />}
      {count === 0 && !isOpen && (
        <FormattedMessage id="search.none" values={{ query: <bdi>{query.trim()}</bdi> }} />
      )}
      {missing !== 'none' && ' '}
      {missing === 'coming' && <FormattedMessage id="search.older" />}
      {missing === 'failed' && <FormattedMessage id="search.olderFailed" />}
    </>
  )
}
