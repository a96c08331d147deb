import { useEffect } from 'react'

/** The browser asks before its window closes or loads another page, while something would be lost by it. */
export function useAskBeforeUnload(asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [asks])
}
