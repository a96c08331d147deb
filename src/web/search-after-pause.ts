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
