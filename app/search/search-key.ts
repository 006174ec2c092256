/** The `localStorage` key; `off` disables the search key. */
const settingKey = 'searchKey'

/** WCAG 2.1.4: single-key shortcuts can be switched off. Blocked storage counts as no choice. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(settingKey) !== 'off'
  } catch {
    return true
  }
}

/** Where storage is blocked or full, nothing is kept. */
export function switchSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(settingKey)
    else localStorage.setItem(settingKey, 'off')
  } catch {
    // The checkbox shows that nothing was stored.
  }
}
