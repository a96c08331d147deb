import type { PointerEvent } from 'react'

/** How far from the start of an element somebody points, from 0 to 1. */
export function shareAlong({ clientX, currentTarget }: PointerEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  const along = Math.min(1, Math.max(0, (clientX - left) / width))
  return getComputedStyle(currentTarget).direction === 'rtl' ? 1 - along : along
}
