/** Daily load with its 7-day and 28-day weighted averages, and their ratio. */
import type { Explainer } from '../../catalogue-types.ts'
import { plot, readout } from '../../drawing/chart.ts'
import { at, type Point, range } from '../../drawing/geometry.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../../drawing/svg.ts'
import { averages } from '../../models/load.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes['load-monitoring'].night
const WEEK = [0, 420, 610, 480, 230, 690, 120]
/** Four steady weeks, a pause of ten days, then the old load at once. */
const DAILY = range(0, 55).map(i => at(WEEK, i % 7) * (i >= 29 && i < 39 ? 0.12 : 1))
const ACUTE = averages(DAILY, 7, 364)
const CHRONIC = averages(DAILY, 28, 364)
const RATIO = ACUTE.map((v, i) => v / at(CHRONIC, i))
const PEAK = range(39, 55).reduce((best, i) => (at(RATIO, i) > at(RATIO, best) ? i : best), 39)
const { X, Y, drawing, box } = plot({
  x: [-0.5, 55.5],
  y: [0, 800],
  box: [120, 170, 900, 560],
  xTicks: range(0, 49, 7),
  yTicks: [0, 200, 400, 600, 800],
  xTitle: 'day',
  yTitle: 'load, AU per day',
  ink: p.ink,
  quiet: p.quiet,
  xFormat: v => String(v + 1),
})
const curveOf = (values: readonly number[]) => values.map((v, i): Point => [X(i), Y(v)])
const [acute, chronic] = [curveOf(ACUTE), curveOf(CHRONIC)]

function render(t: number): string {
  const day = Math.min(55, Math.max(0, ((t - 1) / 15) * 55))
  const now = Math.floor(day)
  const x = X(day)
  const bars = DAILY.slice(0, now + 1).map((v, i) =>
    rect(X(i) - 5, Y(v), 10, box[3] - Y(v), { fill: mix(p.quiet, p.ink, 0.25) }),
  )
  const [a, c] = [upTo(acute, x), upTo(chronic, x)]
  const tips: Drawing =
    a.length > 0 && c.length > 0
      ? [
          line(at(a, -1), at(c, -1), { stroke: p.second, 'stroke-width': 4 }),
          circle(at(a, -1), 10, { fill: p.signal }),
          circle(at(c, -1), 9, { fill: p.ink }),
        ]
      : ''
  const held = t > 17
  const shown = held ? PEAK : now
  return frame(
    p,
    acuteChronicRatio.title,
    'exponentially weighted averages over 7 and 28 days',
    drawing,
    bars,
    stroke(c, p.ink, 6, '1 11'),
    stroke(a, p.signal, 7),
    tips,
    held ? circle(at(acute, PEAK), 16, { fill: 'none', stroke: p.second, 'stroke-width': 5 }) : '',
    readout(String(Math.round(at(ACUTE, shown))), ['acute, 7 days'], [950, 240], {
      size: 92,
      fill: p.signal,
      ink: p.ink,
    }),
    readout(String(Math.round(at(CHRONIC, shown))), ['chronic, 28 days'], [950, 390], {
      size: 92,
      fill: p.ink,
      ink: p.ink,
    }),
    readout(at(RATIO, shown).toFixed(2), [held ? 'highest ratio after the pause' : 'ratio'], [950, 560], {
      size: 120,
      fill: p.second,
      ink: p.ink,
    }),
  )
}

export const acuteChronicRatio: Explainer = {
  slug: 'acute-chronic-ratio',
  title: 'Acute and chronic load',
  seconds: 22,
  teaches:
    'How a 7-day and a 28-day weighted average follow daily load, what their ratio shows and why it is no injury predictor by itself.',
  shows: 'eight weeks of daily load with a pause of ten days, the averages over 7 and 28 days, and their ratio',
  courses: ['acute-chronic-load', 'session-load'],
  poster: 18,
  cues: cues(22, [
    [0, 'Bars are daily load. The red line is the weighted average of seven days, the dotted one of 28 days.'],
    [5, 'In steady weeks both run close together: the ratio stays near one.'],
    [9, 'A pause of ten days: the short average falls quickly, the long one slowly.'],
    [12.2, 'Back to the old load at once: the short average jumps ahead of the long one.'],
    [16.2, `The ratio reaches ${at(RATIO, PEAK).toFixed(2)}, although the load itself is not new.`],
    [19, 'The ratio describes a change in load. It does not predict an injury by itself.'],
  ]),
  render,
}
