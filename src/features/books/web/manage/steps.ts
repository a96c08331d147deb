// The geometry of the chart, and what its steps are called, in the academy's time zone.
import { shortDay } from '#src/web/words/days.ts'

import type { Books, Step, Sums } from './types.ts'

const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** In full: 22 Nov 2026, November 2026. */
export const nameOf = (unit: Books['unit'], { start }: Pick<Step, 'start'>): string =>
  (unit === 'day' ? shortDay : monthAndYear).format(new Date(start))

/** Along the foot of the chart: 22 Nov, Nov 2026. */
export const shortNameOf = (unit: Books['unit'], { start }: Pick<Step, 'start'>): string =>
  (unit === 'day' ? dayAndMonth : shortMonth).format(new Date(start))

/** What came in a step, and what went; a refund that came back from a bank came. */
export function waysOf({ gross, refunds, disputes, fees }: Omit<Sums, 'net'>): { came: number; went: number } {
  const ways = [gross, 0 - refunds, 0 - disputes, 0 - fees]
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  return { came: sum(ways.filter(way => way > 0)), went: 0 - sum(ways.filter(way => way < 0)) }
}

/** Round rules for amounts from `-below` to `above`, about four in all, and how far the plot reaches on both sides. */
export function scaleOf(above: number, below: number): { rules: number[]; top: number; foot: number } {
  const rough = Math.max(above + below, Number.MIN_VALUE) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map(factor => factor * power).find(size => size >= rough) ?? power
  const [up, down] = [Math.ceil(above / step), Math.floor(below / step)]
  const rules = Array.from({ length: up + down + 1 }, (_, index) => (index - down) * step)
  return { rules, top: up * step, foot: below * 1.08 }
}
