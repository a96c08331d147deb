/** Endurance models: lactate and heart rate against running speed, and beat-to-beat intervals. Plausible shapes, no person's data. */
import { normal } from '../drawing/chart.ts'
import { at, mean, solveRising } from '../drawing/geometry.ts'

/** Blood lactate in a graded treadmill test, mmol/L against km/h. */
export const lactate = (speed: number) => 1.05 + 0.012 * (speed - 9) + 0.085 * Math.exp((speed - 11.2) * 0.585)
/** Heart rate in the same test, beats/min against km/h. */
export const heartRate = (speed: number) => 190 - 66 * Math.exp(-(speed - 6) / 7.2) + (speed - 9) * 0.4
/** Speed (km/h) at which lactate reaches a value (mmol/L). */
export const speedAt = (value: number) => solveRising(lactate, value, [8, 20])

/** n successive RR intervals in ms at rest: respiratory (0.235 Hz), slower waves and noise about a mean. */
export function restingIntervals(n: number, random: () => number, { mean: m = 1010, respiratory = 62 } = {}): number[] {
  const intervals: number[] = []
  let t = 0
  for (let i = 0; i < n; i++) {
    const waves =
      respiratory * Math.sin(2 * Math.PI * 0.235 * t) +
      34 * Math.sin(2 * Math.PI * 0.1 * t + 1) +
      22 * Math.sin(2 * Math.PI * 0.013 * t)
    const rr = m + waves + normal(random, 0, 9)
    intervals.push(rr)
    t += rr / 1000
  }
  return intervals
}

/** Root mean square of successive differences, ms. */
export const rmssd = (intervals: readonly number[]) =>
  Math.sqrt(mean(intervals.slice(1).map((v, i) => (v - at(intervals, i)) ** 2)))

/** One heart beat in an electrocardiogram (P, QRS, T), about 1 mV high, t in s from the R wave. */
export function beat(t: number): number {
  const wave = (height: number, centre: number, width: number) => height * Math.exp(-(((t - centre) / width) ** 2))
  return (
    wave(0.12, -0.17, 0.028) -
    wave(0.14, -0.028, 0.011) +
    wave(1.15, 0, 0.0125) -
    wave(0.26, 0.03, 0.013) +
    wave(0.3, 0.27, t < 0.27 ? 0.062 : 0.042)
  )
}
