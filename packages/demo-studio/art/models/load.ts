/** Training load arithmetic (session-RPE: Foster 1998, 2001; weighted averages: Williams et al. 2017). */
import { deviation, mean, sum } from '../drawing/geometry.ts'

/** Exponentially weighted average over `days` (weight 2 / (days + 1)), from a start value. Same unit as the input. */
export function averages(daily: readonly number[], days: number, start: number): number[] {
  const k = 2 / (days + 1)
  let e = start
  return daily.map(v => (e = v * k + e * (1 - k)))
}

/** Weekly load (AU), monotony (daily mean ÷ SD) and strain (load × monotony) of seven daily loads. */
export function weekOf(daily: readonly number[]): { load: number; monotony: number; strain: number; mean: number } {
  const monotony = mean(daily) / deviation(daily)
  return { load: sum(daily), monotony, strain: sum(daily) * monotony, mean: mean(daily) }
}
