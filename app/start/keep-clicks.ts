/** Told by the app, on the window, once it has taken over the page. */
export const appStarted = 'appstarted'

/** Buttons that work without the app: the browser opens something, or the head script answers. */
const working = '[popovertarget], [command], [data-theme-switch], [type=submit]'

/**
 * Notes the clicks on buttons that need the app, from now on.
 *
 * @returns ends that, as the app begins to listen itself; it gets the clicks once it has started
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
