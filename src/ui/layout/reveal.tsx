import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'

export interface RevealProps {
  /** Place in its row or grid; each appears 100 ms after the one before. */
  index: number
  children: ReactNode
}

/** How much of it must be in view. */
const THRESHOLD = 0.6

/**
 * Lets its content appear once 60 % of it is in view. What is in view from the start, and everything without scripts or
 * with reduced motion, simply stands there.
 */
export function Reveal({ index, children }: RevealProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => (frame.current ? revealOnScroll(frame.current) : undefined), [])
  const style: CSSProperties & { '--reveal': number } = { '--reveal': index }
  return (
    <div ref={frame} className="reveal" style={style}>
      {children}
    </div>
  )
}

function revealOnScroll(frame: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      if (isInView(entry)) {
        frame.dataset['revealed'] = frame.dataset['revealed'] ? 'yes' : 'always'
        observer.disconnect()
      } else frame.dataset['revealed'] = 'no'
    },
    { threshold: [0, 0.2, 0.4, THRESHOLD] },
  )
  observer.observe(frame)
  return () => observer.disconnect()
}

/** What is taller than the window can never be in view to 60 %: then filling 60 % of the window is enough. */
function isInView({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= THRESHOLD || intersectionRect.height >= (rootBounds?.height ?? Infinity) * THRESHOLD
}
