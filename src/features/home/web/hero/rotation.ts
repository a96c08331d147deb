import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useRef, useState } from 'react'

import { useMedia } from './use-media.ts'

/** L-HOME-4, K-6 */
const AUTOPLAY_MS = 5000

/**
 * Turns a carousel by one slide every 5 s, without end. It rests while somebody points at it or is in it by keyboard,
 * and stops when they say so; for who wants no motion it starts only when they say so, and jumps.
 */
export function useRotation(embla: EmblaCarouselType | undefined) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [current, setCurrent] = useState(0)
  const [choice, setChoice] = useState<boolean>()
  const [isResting, setResting] = useState(false)
  /** Which slide was asked for before the carousel's code was there. */
  const asked = useRef<number>(null)
  const isOn = choice ?? !isStill
  const isTurning = embla !== undefined && isOn && !isResting

  useEffect(() => {
    if (!embla) return undefined
    const select = () => setCurrent(embla.selectedScrollSnap())
    embla.on('select', select).on('reInit', select)
    if (asked.current !== null) embla.scrollTo(asked.current, true)
    asked.current = null
    return () => void embla.off('select', select).off('reInit', select)
  }, [embla])

  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setTimeout(() => embla.scrollNext(isStill), AUTOPLAY_MS)
    return () => clearTimeout(timer)
  }, [embla, isTurning, isStill, current])

  return {
    current,
    /** What the user wants, or would have if they said nothing. */
    isOn,
    /** Whether the next slide is on its way. */
    isTurning,
    rest: setResting,
    goTo: (index: number) => {
      if (embla) embla.scrollTo(index, isStill)
      else asked.current = index
    },
    stop: () => setChoice(false),
    /** Whoever presses "play" wants to see it, though pointer and focus are there. */
    toggle: () => {
      setChoice(!isOn)
      setResting(false)
    },
  }
}
