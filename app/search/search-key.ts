import { tryStorage } from '#app/platform/try-storage.ts'
import { searchSettingKey } from '#app/start/protocol.ts'

/** WCAG 2.1.4: single-key shortcuts can be switched off. Blocked storage counts as no choice. */
export function isSearchKeyOn(): boolean {
  return tryStorage(() => localStorage.getItem(searchSettingKey)) !== 'off'
}

/** Where storage is blocked or full, nothing is stored, as the checkbox then shows. */
export function switchSearchKey(isOn: boolean): void {
  tryStorage(() => {
    if (isOn) localStorage.removeItem(searchSettingKey)
    else localStorage.setItem(searchSettingKey, 'off')
  })
}
