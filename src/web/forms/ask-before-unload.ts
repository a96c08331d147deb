import { useEffect } from 'react'

const never = () => false

/**
 * The browser asks before its window closes or loads another page, while something would be lost by it.
 * @param isSpared asked at that moment: whether nothing is lost all the same
 */
export function useAskBeforeUnload(asks: boolean, isSpared: () => boolean = never): void {
  useEffect(() => {
    if (!asks) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSpared()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [asks, isSpared])
}
