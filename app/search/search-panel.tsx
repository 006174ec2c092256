import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useDeferredValue,
  useState,
} from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import { isForBrowser } from '#app/platform/is-for-browser.ts'
import { typedAttribute } from '#app/start/protocol.ts'
import { SearchAnswer } from './search-answer.tsx'
import { isSearchKeyOn, switchSearchKey } from './search-key.ts'
import styles from './search-panel.module.css'
import { useSearch } from './use-search.ts'

const longestQuery = 120

/** Results are links: the arrow keys move between them, and Enter in the field follows the first. */
export function SearchPanel({ dialog }: Readonly<{ dialog: RefObject<HTMLDialogElement | null> }>) {
  const t = useTranslations()
  const navigate = useNavigate()
  const [typed] = useState(() => dialog.current?.dataset[typedAttribute] ?? '')
  const [query, setQuery] = useState(typed)
  const { search, hasFailed, retry } = useSearch()
  const close = () => dialog.current?.close()

  const followFirst = (event: SubmitEvent) => {
    event.preventDefault()
    const [first] = search?.(query) ?? []
    if (!first) return
    close()
    navigate(first.document.href)
  }
  return (
    <search ref={forgetTyped} className={styles.panel} onKeyDown={moveFocus}>
      <form className={styles.form} data-row="" onSubmit={followFirst}>
        <Icon name="search" />
        <input
          type="text"
          className={styles.field}
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          // Text typed before the field was rendered is still being completed.
          onFocus={({ currentTarget }) => query === typed || currentTarget.select()}
          maxLength={longestQuery}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: the window was opened to type here
          autoFocus
        />
      </form>
      <SearchAnswer
        query={useDeferredValue(query)}
        search={search}
        hasFailed={hasFailed}
        onRetry={retry}
        onLeave={close}
      />
      <SearchKeySwitch />
    </search>
  )
}

/** A ref: the field has taken over what was typed before it was there. */
function forgetTyped(panel: HTMLElement | null) {
  delete panel?.closest('dialog')?.dataset[typedAttribute]
}

/** With the arrow keys, between the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || isForBrowser(event) || event.nativeEvent.isComposing) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > a')]
  const here = stops.findIndex((stop) => stop.matches(':focus'))
  const next = stops[here + step]
  if (here < 0 || !next) return
  event.preventDefault()
  next.focus()
}

function SearchKeySwitch() {
  const [isOn, setIsOn] = useState(isSearchKeyOn)
  const onChange = () => {
    switchSearchKey(!isOn)
    setIsOn(isSearchKeyOn())
  }
  return (
    <label className={styles.setting}>
      <input type="checkbox" checked={isOn} onChange={onChange} />
      <span>
        <FormattedMessage id="search.key" values={{ key: <kbd translate="no">{'/'}</kbd> }} />
      </span>
    </label>
  )
}
