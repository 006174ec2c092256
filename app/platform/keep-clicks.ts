/** Dispatched on the window once the page has hydrated. */
export const appStarted = 'appstarted'

/** Buttons that work before hydration, by the browser or the head script. */
const working = '[popovertarget], [command], [data-theme-switch], [type=submit]'

/**
 * Records clicks on buttons that need React and repeats them after hydration.
 *
 * @returns stops recording
 */
export function keepClicks(): () => void {
  const clicked: HTMLElement[] = []
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button')
    if (button && !button.matches(working)) clicked.push(button)
  }
  addEventListener('click', note, true)
  addEventListener(appStarted, () => {
    for (const button of clicked.splice(0)) button.click()
  })
  return () => removeEventListener('click', note, true)
}
