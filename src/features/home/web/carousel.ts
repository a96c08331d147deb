import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { useEffect, useRef, useState } from 'react'

/**
 * A carousel over the element that gets the ref. Its code comes after the first paint: until then, and without it, the
 * first slide simply stands there.
 */
export function useCarousel(options: EmblaOptionsType) {
  const place = useRef<HTMLDivElement>(null)
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  const [first] = useState(options)
  useEffect(() => {
    let made: EmblaCarouselType | undefined
    let isGone = false
    void import('embla-carousel').then(({ default: EmblaCarousel }) => {
      if (isGone || !place.current) return
      made = EmblaCarousel(place.current, first)
      setCarousel(made)
    })
    return () => {
      isGone = true
      made?.destroy()
    }
  }, [first])
  return [place, carousel] as const
}
