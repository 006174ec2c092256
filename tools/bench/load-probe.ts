/** What a page notes about its own loading; times in ms since its `timeOrigin`. */
type LoadNotes = {
  largestPaint: number | undefined
  shifts: { startTime: number; value: number }[]
  tasks: { startTime: number; duration: number }[]
  hydrated: number | undefined
}

type LayoutShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }

type Router = Readonly<{ state: { initialized: boolean } }>

declare global {
  interface Window {
    __loadNotes?: LoadNotes
  }
}

/**
 * Runs in a page before anything of its own. The page counts as hydrated at the first frame after
 * the router has loaded what the address asks for and React has taken the document over.
 */
export function noteLoading(): void {
  const notes: LoadNotes = {
    largestPaint: undefined,
    shifts: [],
    tasks: [],
    hydrated: undefined,
  }
  window.__loadNotes = notes

  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShiftEntry
    if (!hadRecentInput) notes.shifts.push({ startTime, value })
  })
  observe('longtask', ({ startTime, duration }) => notes.tasks.push({ startTime, duration }))

  // React keeps its root on the node it was given, under a name with a random end.
  const isTakenOver = () => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const container = key && (document as unknown as Record<string, { stateNode?: ReactRoot }>)[key]
    return container && container.stateNode?.current.memoizedState?.isDehydrated === false
  }
  type ReactRoot = { current: { memoizedState?: { isDehydrated?: boolean } } }

  let router: Router | undefined
  const watch = () => {
    if (router?.state.initialized && isTakenOver()) notes.hydrated = performance.now()
    else requestAnimationFrame(watch)
  }
  Object.defineProperty(window, '__reactRouterDataRouter', {
    configurable: true,
    get: () => router,
    set: (value: Router) => {
      if (!router) requestAnimationFrame(watch)
      router = value
    },
  })
}
