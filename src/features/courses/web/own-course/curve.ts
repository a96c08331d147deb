// The line that a course climbs: slowly at first, as every curve of adaptation that this academy teaches.

/** The box that it is drawn in. */
export const CURVE = { width: 1200, height: 210 } as const

const [FOOT, RISE, BEND] = [190, 176, 3.2]
const POINTS = 60

/** @param share how far it is drawn, 0 to 1 @returns the d of a path */
export function curveTo(share: number): string {
  const last = Math.max(1, Math.round(POINTS * share))
  const points = Array.from({ length: last + 1 }, (_, index) => {
    const t = (share * index) / last
    const y = FOOT - (RISE * (Math.exp(BEND * t) - 1)) / (Math.exp(BEND) - 1)
    return `${(CURVE.width * t).toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** At most so many numbers stand below it. */
const MOST_TICKS = 12

export type Tick = { readonly first: number; readonly last: number }

/** @returns the lessons below the line: each, or of a long course several together */
export function ticksOf(lessons: number): Tick[] {
  const step = Math.ceil(lessons / MOST_TICKS)
  return Array.from({ length: Math.ceil(lessons / step) }, (_, index) => ({
    first: index * step + 1,
    last: Math.min(lessons, (index + 1) * step),
  }))
}
