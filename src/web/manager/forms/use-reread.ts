import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** ms. Where a save changed nothing, no other version comes. */
const LONGEST_MS = 500

/**
 * Reads anew what was just saved. What is to be saved next waits for that: it would begin with the version before, and
 * meet its own change as somebody else's.
 * @param version the one that was read last
 */
export function useReread(version: string | undefined) {
  const { revalidate } = useRevalidator()
  const waiting = useRef<{ next?: () => void }>(undefined)
  const goOn = () => {
    const { next } = waiting.current ?? {}
    waiting.current = undefined
    next?.()
  }
  useEffect(goOn, [version])
  return {
    begin: () => {
      waiting.current = {}
      void revalidate().finally(() => setTimeout(goOn, LONGEST_MS))
    },
    /** @returns whether it waits; otherwise it is for whoever asks to go on */
    after: (next: () => void): boolean => {
      if (waiting.current) waiting.current.next = next
      return waiting.current !== undefined
    },
  }
}
