import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'

type PopoverRef = RefObject<HTMLElement | null>

/** How long the pointer may stray on its way into the panel, in ms. */
const grace = 240

function isShown(popover: PopoverRef): boolean {
  // A browser without popovers throws at the selector.
  return CSS.supports('selector(:popover-open)') && !!popover.current?.matches(':popover-open')
}

/**
 * Whether a popover is open, for `aria-expanded`. Undefined until the app runs: it may have been
 * opened before, and until then the browser itself says what is so.
 */
export function usePopoverState(popover: PopoverRef): boolean | undefined {
  const subscribe = useCallback(
    (notify: () => void) => {
      const element = popover.current
      element?.addEventListener('toggle', notify)
      return () => element?.removeEventListener('toggle', notify)
    },
    [popover],
  )
  return useSyncExternalStore(
    subscribe,
    () => isShown(popover),
    () => undefined,
  )
}

/**
 * Opens a popover for a mouse over the element that has `hover`, and closes it some time after
 * the mouse has left. A click on its button keeps what hovering has opened, instead of closing it.
 */
export function usePopoverHover(popover: PopoverRef) {
  const isPassing = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    hover: {
      onPointerEnter({ pointerType }: PointerEvent) {
        clearTimeout(timer.current)
        if (pointerType !== 'mouse' || isShown(popover)) return
        isPassing.current = true
        popover.current?.showPopover()
      },
      onPointerLeave() {
        if (!isPassing.current) return
        timer.current = setTimeout(() => popover.current?.hidePopover(), grace)
      },
    },
    pinOnClick(event: MouseEvent) {
      if (isPassing.current && isShown(popover)) event.preventDefault()
      isPassing.current = false
    },
  }
}
