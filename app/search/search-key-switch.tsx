import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { isSearchKeyOn, switchSearchKey } from './search-key.ts'
import styles from './search-key-switch.module.css'

export function SearchKeySwitch() {
  const [isOn, setIsOn] = useState(isSearchKeyOn)
  const onChange = () => {
    switchSearchKey(!isOn)
    setIsOn(isSearchKeyOn())
  }
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={onChange} />
      <span>
        <FormattedMessage id="search.key" values={{ key: <kbd>{'/'}</kbd> }} />
      </span>
    </label>
  )
}
