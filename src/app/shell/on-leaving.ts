import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes what was opened on a page that is left. Not on its first: there it may have been opened before this was there. */
export function useOnLeaving(close: () => void): void {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current !== key) close()
    shown.current = key
  })
}
