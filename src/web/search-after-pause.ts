import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * Searches for what was typed once somebody pauses, also for what stands there at first. Whoever leaves the page while
 * the search still waits is not called back by it.
 */
export function useSearchAfterPause(typed: string, search: (words: string) => void, pauseMs: number): void {
  const { pathname } = useLocation()
  const { location: to } = useNavigation()
  const isLeaving = to !== undefined && to.pathname !== pathname
  const [words, setWords] = useState(typed)
  useEffect(() => {
    // A transition, as the router's: who has left by now is known to have left when it is drawn.
    const timer = setTimeout(() => startTransition(() => setWords(typed)), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  // An event: whatever was chosen while the search waited is known to it.
  const searchNow = useEffectEvent(() => search(words))
  useEffect(() => {
    if (!isLeaving) searchNow()
  }, [words, isLeaving])
}
