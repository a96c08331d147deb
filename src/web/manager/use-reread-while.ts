import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

import { seconds } from '#src/wire/durations.ts'

const PAUSE_MS = seconds(2)

/** Reads the page again and again while something on it is under way, `most` times at most. */
export function useRereadWhile(isUnderWay: boolean, most = Infinity): void {
  const { revalidate, state } = useRevalidator()
  const count = useRef(0)
  useEffect(() => {
    if (!isUnderWay) count.current = 0
    if (!isUnderWay || state !== 'idle' || count.current >= most) return undefined
    const timer = setTimeout(() => {
      count.current += 1
      void revalidate()
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isUnderWay, most, state, revalidate])
}
