/** Points, angles and interpolation shared by every drawing. Screen points are px with y down; model points have y up. */
export type Point = readonly [number, number]

/** The element at `index` (negative counts from the end); throws RangeError when there is none, so drawings never use undefined. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list.at(index)
  if (value === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`)
  return value
}

/** Degrees to radians. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Radians to degrees. */
export const degrees = (value: number) => (value * 180) / Math.PI

/** Number between a (t = 0) and b (t = 1). */
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t

/** Point between a (t = 0) and b (t = 1). */
export const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]

/** Euclidean distance in the unit of the points. */
export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Value held in 0…1. */
export const clamp01 = (t: number) => Math.max(0, Math.min(1, t))

/** Eased progress 0…1 of t through [a, b] (cubic in and out). */
export function ease(t: number, a: number, b: number): number {
  const u = clamp01((t - a) / (b - a))
  return u < 0.5 ? 4 * u ** 3 : 1 - (-2 * u + 2) ** 3 / 2
}

/** Numbers from a to b inclusive in steps. */
export const range = (a: number, b: number, step = 1) =>
  Array.from({ length: Math.floor((b - a) / step + 1e-9) + 1 }, (_, i) => a + i * step)

/** Sum of a list. */
export const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

/** Arithmetic mean of a list. */
export const mean = (values: readonly number[]) => sum(values) / values.length

/** Sample standard deviation (n − 1) of a list. */
export function deviation(values: readonly number[]): number {
  const m = mean(values)
  return Math.sqrt(sum(values.map(v => (v - m) ** 2)) / (values.length - 1))
}

/**
 * The x in [low, high] where a rising function reaches `target`, by bisection (34 halvings).
 * Returns the nearer end when the target is outside.
 */
export function solveRising(f: (x: number) => number, target: number, [low, high]: Point): number {
  let a = low
  let b = high
  for (let i = 0; i < 34; i++) {
    const m = (a + b) / 2
    if (f(m) < target) a = m
    else b = m
  }
  return (a + b) / 2
}
