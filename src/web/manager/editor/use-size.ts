import { useEffect, useState } from 'react'

/** The size of an element, in px, as it changes. */
export function useSize(element: HTMLElement | null): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.offsetHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}
