/** Growth models: height velocity with a pubertal spurt, and height integrated from it. Plausible shapes, no person's data. */
import { lerp, range } from '../drawing/geometry.ts'

/**
 * Height velocity in cm per year of a child whose spurt peaks at age `peak` (years; boys about 13.8, girls about 11.8).
 * `tempo` is the added velocity at the peak (cm per year).
 */
export function heightVelocity(age: number, peak = 13.8, tempo = 5.7): number {
  const childhood = 3.4 + 2.6 * Math.exp(-(age - 7) / 5)
  const spurt = tempo * Math.exp(-((age - peak) ** 2) / (2 * (age < peak ? 1.15 : 1) ** 2))
  const left = 1 / (1 + Math.exp((age - peak - 1.5) * 1.5))
  return childhood * left + spurt * lerp(0.55, 1, left)
}

/** Height in cm at an age, integrated from `start` cm at 8 years in steps of 0.01 years. */
export const heightAt = (age: number, { start = 128, peak = 13.8, tempo = 5.7 } = {}) =>
  range(8.005, age, 0.01).reduce((h, a) => h + 0.01 * heightVelocity(a, peak, tempo), start)

/** Age (years) and value (cm per year) of the highest velocity. */
export const peakVelocity = (peak = 13.8, tempo = 5.7) =>
  range(9, 17, 0.01).reduce(
    (best, a) =>
      heightVelocity(a, peak, tempo) > best.value ? { age: a, value: heightVelocity(a, peak, tempo) } : best,
    { age: 0, value: 0 },
  )
