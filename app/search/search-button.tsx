import { useIntl } from 'react-intl'
import { IconButton } from '#app/components/icon-button.tsx'
import styles from './search-button.module.css'
import { searchId } from './search-id.ts'

// React's types lack these attributes; see the mobile menu's button.
const open = { command: 'show-modal', commandfor: searchId }

/** Hidden without JavaScript, where there is no `data-theme`. */
export function SearchButton() {
  return (
    <IconButton
      icon="search"
      label={useIntl().formatMessage({ id: 'search.open' })}
      className={styles.button}
      aria-haspopup="dialog"
      {...open}
    />
  )
}
