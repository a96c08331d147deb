/** From beat-to-beat intervals to RMSSD, and a week against the normal range. */
import type { Explainer } from '../../catalogue-types.ts'
import { normal, plot, readout, rng, scale } from '../../drawing/chart.ts'
import { at, deviation, ease, mean, type Point, range, sum } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../../drawing/svg.ts'
import { beat, restingIntervals, rmssd } from '../../models/endurance.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes['endurance-physiology'].night
const BEATS = restingIntervals(60, rng(5))
const SHOWN = BEATS.slice(0, 7)
const WHEN = SHOWN.map((_, i) => sum(SHOWN.slice(0, i)) / 1000)
const trackX = scale([-0.3, 6.4], [56, 860])
const ecg = range(-0.3, 6.4, 0.006).map((s): Point => [
  trackX(s),
  270 - 90 * sum(WHEN.map(w => (Math.abs(s - w) < 0.6 ? beat(s - w) : 0))),
])
const VALUE = rmssd(BEATS)

const random = rng(31)
/** Natural log of RMSSD on 28 mornings, drawn as a logarithmic axis in ms: stable, then a hard training block. */
const DAYS = range(0, 27).map(d => Math.log(VALUE) + normal(random, 0, 0.11) - (d > 19 ? 0.055 * (d - 19) : 0))
const BASE = DAYS.slice(0, 20)
/** Smallest worthwhile change: half a standard deviation around the mean (Plews et al. 2013). */
const RANGE: Point = [mean(BASE) - 0.5 * deviation(BASE), mean(BASE) + 0.5 * deviation(BASE)]
const WEEKLY = DAYS.map((_, d) => mean(DAYS.slice(Math.max(0, d - 6), d + 1)))
const DROP = WEEKLY.findIndex((v, d) => d > 19 && v < RANGE[0])
const { X, Y, drawing } = plot({
  x: [0, 27],
  y: [3.3, 4.6],
  box: [110, 404, 860, 590],
  xTicks: [0, 7, 14, 21, 27],
  yTicks: [30, 50, 80].map(Math.log),
  xTitle: 'morning',
  yTitle: 'RMSSD, ms',
  ink: p.ink,
  quiet: p.quiet,
  size: 18,
  xFormat: v => String(v + 1),
  yFormat: v => Math.exp(v).toFixed(0),
})

function intervals(t: number): Drawing {
  const shown = SHOWN.slice(0, -1).filter((_, i) => t > 3.5 + i * 0.5)
  return shown.map((rr, i) => {
    const [a, b] = [trackX(at(WHEN, i)), trackX(at(WHEN, i + 1))]
    return [
      line([a + 8, 300], [b - 8, 300], { stroke: p.signal, 'stroke-width': 4 }),
      text(String(Math.round(rr)), [(a + b) / 2, 332], { size: 26, font: 'num600', fill: p.signal, anchor: 'middle' }),
    ]
  })
}

function mornings(t: number): Drawing {
  if (t < 11) return ''
  const day = ease(t, 12, 21) * 27
  const week = upTo(
    WEEKLY.map((v, d): Point => [X(d), Y(v)]),
    X(day),
  )
  return [
    t > 14
      ? rect(X(0), Y(RANGE[1]), X(27) - X(0), Y(RANGE[0]) - Y(RANGE[1]), { fill: mix(p.second, p.quiet, 0.4) })
      : '',
    drawing,
    DAYS.slice(0, Math.floor(day) + 1).map((v, d) => circle([X(d), Y(v)], 5, { fill: p.ink, opacity: 0.55 })),
    stroke(week, p.ink, 6),
    week.length ? circle(at(week, -1), 10, { fill: day >= DROP ? p.signal : p.ink }) : '',
  ]
}

function render(t: number): string {
  const x = trackX(-0.3) + ease(t, 0.3, 3.5) * (trackX(6.4) - trackX(-0.3))
  return frame(
    p,
    hrvReading.title,
    'electrocardiogram at rest, lying; intervals in ms',
    stroke(upTo(ecg, x), p.ink, 4),
    intervals(t),
    mornings(t),
    t > 7.4
      ? readout(String(Math.round(VALUE)), ['ms RMSSD over 60 beats: root', 'mean square of differences'], [920, 270], {
          size: 150,
          fill: p.ink,
          ink: p.ink,
        })
      : '',
    t > 20
      ? readout(
          `${Math.round(100 * (Math.exp(at(WEEKLY, -1) - mean(BASE)) - 1))}%`.replace('-', '−'),
          ['RMSSD, seven-day mean,', 'against normal'],
          [920, 480],
          { size: 120, fill: p.signal, ink: p.ink },
        )
      : '',
  )
}

export const hrvReading: Explainer = {
  slug: 'hrv-reading',
  title: 'Reading heart rate variability',
  seconds: 26,
  teaches: 'From beat-to-beat intervals to RMSSD; a seven-day mean against the personal normal range.',
  shows: 'the intervals between heart beats, RMSSD from them, and four weeks of mornings against the normal range',
  courses: ['heart-rate-variability', 'session-load'],
  poster: 22,
  cues: cues(26, [
    [0, 'The heart at rest does not beat like a clock: the time between beats changes with the breath.'],
    [5.4, 'Take the difference of each interval to the next, square, average, take the root.'],
    [8.8, `That is RMSSD, here ${Math.round(VALUE)} milliseconds over 60 beats. It follows the vagus nerve.`],
    [12, 'One morning says little: single days, the dots, jump up and down. The line is the mean of seven days.'],
    [16, 'The band is the person’s own normal range, half a standard deviation around the mean.'],
    [20.4, 'In a hard block the line leaves the band: time to look at sleep, illness and load.'],
  ]),
  render,
}
