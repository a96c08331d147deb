// The browser's way back closes what lies over the page, one at a time, before it leaves the page. What is open has an
// entry of its own in the history: its page once more, with how many are open there as `overlays`.
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'

type Close = () => void
type Push = (state: object) => void

/** What closes those that are open, the one below first. */
const open: Close[] = []
let here = { page: '', overlays: 0 }
let pushEntry: Push | undefined
let sayHeld = () => {}

/** Watches the history. @param say tells somebody that one more press loses what they typed */
export function watchBack(say: () => void): void {
  sayHeld = say
  watch()
}

function watch(): Push {
  if (pushEntry) return pushEntry
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)]
  pushEntry = state => {
    push(state, '')
    here = read()
  }
  here = read()
  // Who goes on from an overlay takes the place of its entry, so that one step leads back to the page.
  history.pushState = (...entry) => {
    if (here.overlays > 0) replace(...entry)
    else push(...entry)
    here = read()
  }
  history.replaceState = (...entry) => {
    replace(...entry)
    here = read()
  }
  addEventListener('popstate', goBack, { capture: true })
  return pushEntry
}

function read(): typeof here {
  const { key, overlays } = stateNow()
  return { page: `${String(key)} ${location.href}`, overlays: typeof overlays === 'number' ? overlays : 0 }
}

function stateNow(): { key?: unknown; overlays?: unknown } {
  const state: unknown = history.state
  return typeof state === 'object' && state ? state : {}
}

/** The router hears of no step between a page and its own overlays. */
function goBack(event: PopStateEvent): void {
  const from = here
  here = read()
  if (here.page !== from.page) return
  event.stopImmediatePropagation()
  if (here.overlays >= from.overlays) return // forward: nothing opens again
  const above = open.slice(here.overlays)
  if (above.length === 0) return history.back() // closed before in another way: this press is for the page
  for (const close of above.toReversed()) close()
  setTimeout(() => {
    if (open.length > here.overlays) history.forward() // it has stayed open, and keeps its entry
  })
}

/** Tells that something lies over the page. @returns what tells that it is gone, once or more often */
function opened(close: Close): () => void {
  const push = watch()
  open.push(close)
  if (here.overlays < open.length) push({ ...stateNow(), overlays: open.length })
  return () => {
    const place = open.indexOf(close)
    if (place >= 0) open.splice(place, 1)
  }
}

const unwritten: ReadonlySet<string> = new Set(['checkbox', 'radio', 'range', 'search'])

/**
 * Lets the way back close an overlay that React opens. Where somebody typed in it, the first press only says so.
 * @param isOpen false as well where the way back is not its own
 * @returns props of its popup
 */
export function useBack(isOpen: boolean, close: () => void) {
  const isTyped = useRef(false)
  const goBackOnce = useEffectEvent(() => {
    if (!isTyped.current) return close()
    isTyped.current = false
    return sayHeld()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    isTyped.current = false
    return opened(() => goBackOnce())
  }, [isOpen])
  return {
    onInput: ({ target }: FormEvent) => {
      if (!(target instanceof HTMLInputElement && unwritten.has(target.type))) isTyped.current = true
    },
  }
}
