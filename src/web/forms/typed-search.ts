import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * The words of a box whose search lives in the address: they are searched for once somebody pauses.
 * @param shown what the address asks for now
 * @param search goes to the address of these words; not called again for those that it was called with last
 */
export function useTypedSearch(shown: string, search: (words: string) => void, pauseMs: number) {
  const [typed, setTyped] = useState(shown)
  const [asked, setAsked] = useState(shown)
  const [seen, setSeen] = useState(shown)
  // What came by another way than this box, such as a link or "Show all", stands in it; what it asked for may be late.
  if (shown !== seen) {
    setSeen(shown)
    if (shown !== asked) {
      setAsked(shown)
      setTyped(shown)
    }
  }
  const ask = (text: string) => {
    const wanted = text.trim()
    if (wanted === asked) return
    setAsked(wanted)
    search(wanted)
  }
  useAfterPause(typed, ask, pauseMs)
  useAskAgain(asked !== shown, () => search(asked), asked)
  /** For a form that goes to the address by itself. */
  const noteAsked = () => setAsked(typed.trim())
  return { typed, setTyped, ask, noteAsked }
}

/** A filter that was chosen while the search was on its way took its place: what stands in the box is asked for again, once. */
function useAskAgain(isMissing: boolean, search: () => void, asked: string): void {
  const { key } = useLocation()
  const last = useRef({ key, asked: '' })
  const again = useEffectEvent(() => {
    const isOther = key !== last.current.key
    const isFirst = last.current.asked !== asked
    last.current = { key, asked: isOther && isMissing ? asked : '' }
    if (isOther && isMissing && isFirst) search()
  })
  useEffect(() => again(), [key])
}

/** Whoever leaves the page while the search still waits is not called back by it. */
function useAfterPause(typed: string, search: (words: string) => void, pauseMs: number): void {
  const { pathname } = useLocation()
  const { location: to } = useNavigation()
  const isLeaving = to !== undefined && to.pathname !== pathname
  const [paused, setPaused] = useState({ words: typed }) // an object: the same words after another pause are searched again
  useEffect(() => {
    // A transition, as the router's: who has left by now is known to have left when it is drawn.
    const timer = setTimeout(() => startTransition(() => setPaused({ words: typed })), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  // An event: whatever was chosen while the search waited is known to it.
  const searchNow = useEffectEvent(() => search(paused.words))
  useEffect(() => {
    if (!isLeaving) searchNow()
  }, [paused, isLeaving])
}
