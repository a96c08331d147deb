/** Load monitoring: a month of session load, and acute against chronic load. */
import type { CourseScene } from '../catalogue-types.ts'
import { normal, rng, scale } from '../drawing/chart.ts'
import { numeral, thumb } from '../drawing/frame.ts'
import { at, type Point, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, palettes } from '../drawing/palette.ts'
import { circle, type Drawing, line, path, rect, smooth } from '../drawing/svg.ts'
import { averages } from '../models/load.ts'

/** Session-RPE load (RPE 0–10 × minutes, arbitrary units), Monday to Sunday, match on Saturday. */
const WEEK = [0, 420, 610, 480, 230, 690, 120]
const MATCH_DAY = 5
/** Three weeks building, one unloading. */
const MONTH = [0.86, 1, 1.14, 0.66].map((k, week) =>
  WEEK.map((v, day) => Math.round((day === MATCH_DAY ? v - week * 8 : v * k) / 10) * 10),
)
const monthDays = String(MONTH.flat().length)

function month(): string {
  const p = palettes['load-monitoring'].day
  const place = (day: number, week: number): Point => [700 + day * 134, 172 + week * 190]
  const out: Drawing[] = [
    rect(0, 0, 560, 900, { fill: p.second }),
    numeral(monthDays, [60, 660], { size: 620, fill: p.ink }),
    text('days of session load', [84, 760], { size: 34, fill: p.ink }),
    text('RPE × minutes, AU', [84, 808], { size: 34, fill: p.ink, font: 'label400' }),
  ]
  MONTH.forEach((row, week) => {
    out.push(line([640, place(0, week)[1]], [1560, place(0, week)[1]], { stroke: p.quiet, 'stroke-width': 2 }))
    row.forEach((v, day) => {
      const match = day === MATCH_DAY
      const dot = v
        ? circle(place(day, week), Math.sqrt(v) * 2.62, { fill: match ? p.signal : p.ink })
        : circle(place(day, week), 8, { fill: p.field, stroke: p.ink, 'stroke-width': 3 })
      const [x, y] = place(day, week)
      out.push(
        dot,
        match && week === 2
          ? text(String(v), [x, y + 17], { size: 48, fill: p.field, font: 'num600', anchor: 'middle' })
          : '',
      )
    })
  })
  const days = [...'MTWTFSS'].map((s, day) =>
    text(s, [place(day, 0)[0], 60], { size: 26, fill: p.ink, anchor: 'middle' }),
  )
  return thumb(p, sessionLoad.title, out, days)
}
export const sessionLoad: CourseScene = {
  slug: 'session-load',
  category: 'load-monitoring',
  title: 'Session load: from RPE to the training month',
  shows: 'A calendar of four weeks; the area of each dot is session load (RPE × minutes), match days are red.',
  keyNumber: monthDays,
  keyUnit: 'days of session load',
  draw: month,
}

const random = rng(11)
/** Eight weeks of daily load with a build-up after four weeks and a spike in the sixth. */
const DAILY = range(0, 55).map(i => {
  const build = 0.72 + 0.34 / (1 + Math.exp(-(i - 26) / 4)) + (i > 36 && i < 47 ? 0.26 : 0)
  return Math.max(0, at(WEEK, i % 7) * build * (1 + normal(random, 0, 0.09)))
})
const ACUTE = averages(DAILY, 7, 270)
const CHRONIC = averages(DAILY, 28, 265)
const RATIO = ACUTE.map((v, i) => v / at(CHRONIC, i))
const PEAK = range(30, 55).reduce((best, i) => (at(RATIO, i) > at(RATIO, best) ? i : best), 30)
const peakRatio = at(RATIO, PEAK).toFixed(2)

function acuteChronic(): string {
  const p = palettes['load-monitoring'].night
  const X = scale([0, DAILY.length - 1], [0, 1600])
  const Y = scale([0, 1000], [830, 40])
  const w = 1600 / DAILY.length
  const curvePoints = (values: readonly number[]) => values.map((v, i): Point => [X(i), Y(v * 1.45)])
  const [A, C] = [curvePoints(ACUTE), curvePoints(CHRONIC)]
  return thumb(
    p,
    acuteChronicLoad.title,
    rect(0, 830, 1600, 70, { fill: p.second }),
    DAILY.map((v, i) =>
      rect(i * w + 4, Y(v), w - 8, 830 - Y(v), { fill: i % 7 === MATCH_DAY ? mix(p.quiet, p.ink, 0.22) : p.quiet }),
    ),
    path(smooth(C), {
      fill: 'none',
      stroke: p.ink,
      'stroke-width': 9,
      'stroke-dasharray': '2 20',
      'stroke-linecap': 'round',
    }),
    path(smooth(A), { fill: 'none', stroke: p.signal, 'stroke-width': 14, 'stroke-linecap': 'round' }),
    line(at(A, PEAK), at(C, PEAK), { stroke: p.second, 'stroke-width': 5 }),
    circle(at(A, PEAK), 22, { fill: p.second }),
    circle(at(C, PEAK), 12, { fill: p.ink }),
    numeral(peakRatio, [76, 330], { size: 350, fill: p.second }),
    text('acute 7 d ÷ chronic 28 d', [84, 392], { size: 32, fill: p.ink }),
    range(0, 7).map(i => [
      text(`wk ${i + 1}`, [i * 200 + 20, 876], { size: 26, fill: p.field }),
      line([i * 200, 830], [i * 200, 900], { stroke: p.field, 'stroke-width': 2 }),
    ]),
  )
}
export const acuteChronicLoad: CourseScene = {
  slug: 'acute-chronic-load',
  category: 'load-monitoring',
  title: 'Acute and chronic load: reading the build-up',
  shows:
    'Eight weeks of daily load as bars with the 7-day and 28-day weighted averages; the widest gap between them is marked.',
  keyNumber: peakRatio,
  keyUnit: 'acute 7 d ÷ chronic 28 d',
  draw: acuteChronic,
}
