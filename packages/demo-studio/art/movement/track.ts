/** Keyframe interpolation. */
import { at } from '../drawing/geometry.ts'

export type Key = readonly [time: number, value: number]

/** Harmonic-mean slope that cannot overshoot (Fritsch & Butland 1984). */
function slope(keys: readonly Key[], j: number): number {
  if (j <= 0 || j >= keys.length - 1) return 0
  const [[a, ya], [b, yb], [c, yc]] = [at(keys, j - 1), at(keys, j), at(keys, j + 1)]
  const [s0, s1] = [(yb - ya) / (b - a), (yc - yb) / (c - b)]
  return s0 * s1 <= 0 ? 0 : (2 * s0 * s1) / (s0 + s1)
}

function hermite(keys: readonly Key[], t: number): number {
  const found = keys.findIndex(([time]) => time > t)
  if (found === 0) return at(keys, 0)[1]
  if (found < 0) return at(keys, -1)[1]
  const i = found - 1
  const [[x0, y0], [x1, y1]] = [at(keys, i), at(keys, found)]
  const h = x1 - x0
  const u = (t - x0) / h
  const [m0, m1] = [slope(keys, i) * h, slope(keys, found) * h]
  return (
    y0 * (2 * u ** 3 - 3 * u * u + 1) +
    m0 * (u ** 3 - 2 * u * u + u) +
    y1 * (3 * u * u - 2 * u ** 3) +
    m1 * (u ** 3 - u * u)
  )
}

/** Monotone cubic through keyframes in rising time; holds the end values outside. */
export const track = (keys: readonly Key[]) => (t: number) => hermite(keys, t)

/** The same, repeated with period 1; keys lie in 0 ≤ time < 1. */
export function cycle(keys: readonly Key[]): (phase: number) => number {
  const shifted = (by: number) => keys.map(([t, v]): Key => [t + by, v])
  const wrapped = [...shifted(-1).slice(-2), ...keys, ...shifted(1).slice(0, 2)]
  return phase => hermite(wrapped, ((phase % 1) + 1) % 1)
}
