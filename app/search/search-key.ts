import { searchSettingKey } from '#app/start/protocol.ts'

/** WCAG 2.1.4: single-key shortcuts can be switched off. Blocked storage counts as no choice. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(searchSettingKey) !== 'off'
  } catch {
    return true
  }
}

/** Where storage is blocked or full, nothing is kept. */
export function switchSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(searchSettingKey)
    else localStorage.setItem(searchSettingKey, 'off')
  } catch {
    // The checkbox shows that nothing was stored.
  }
}
