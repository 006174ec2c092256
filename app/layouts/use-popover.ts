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

/** Time in ms that the pointer may leave button and panel before the panel closes. */
const grace = 240

function isShown(popover: PopoverRef): boolean {
  // Browsers without popovers throw on this selector.
  return CSS.supports('selector(:popover-open)') && !!popover.current?.matches(':popover-open')
}

/**
 * Whether a popover is open, for `aria-expanded`. Undefined until hydration: it may have been opened
 * before, and the browser exposes the state itself where the attribute is missing.
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
 * Opens a popover while a mouse is over the element with the `hover` handlers. A click on its button
 * keeps a popover that hovering has opened.
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
