import { type Cover, stroke } from '../covers/kit.ts'
import { normal, rng } from '../drawing/chart.ts'
import { type Point, range } from '../drawing/geometry.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../drawing/svg.ts'
import { axes, note, result, sheet } from './kit.ts'

/** Two tables of a hundred events: both yes, only A, only B, both no. */
const TABLES = [
  ['balanced event', [43, 8, 7, 42], '0.70'],
  ['common event', [80, 8, 7, 5], '0.31'],
] as const
function kappa(p: Palette): Drawing {
  return [
    TABLES.map(([name, counts, value], k) => {
      const [left, top, side] = [110 + k * 560, 250, 420]
      const [both, onlyA, onlyB, none] = counts
      const row = ((both + onlyA) / 100) * side
      const upper = (both / (both + onlyA)) * side
      const lower = (onlyB / (onlyB + none)) * side
      const fill = k ? p.signal : p.ink
      return [
        rect(left, top, upper - 3, row - 3, { fill: p.second }),
        rect(left + upper + 3, top, side - upper - 3, row - 3, { fill }),
        rect(left, top + row + 3, lower - 3, side - row - 3, { fill }),
        rect(left + lower + 3, top + row + 3, side - lower - 3, side - row - 3, { fill: p.second }),
        note(`both yes, ${both}`, [left + 20, top + 44], p.ink),
        note(`${name}: kappa ${value}`, [left, top + side + 50], fill),
      ]
    }),
    note('area: share of a hundred events', [110, 130], p.ink),
    note('dark: the coders disagree', [110, 168], p.ink),
    result(p, '85%', 'agreement in both tables'),
  ]
}

/** Five bins of a thousand shots: shots, mean prediction, goals. */
const BINS = [
  [380, 0.03, 11],
  [310, 0.07, 24],
  [180, 0.14, 23],
  [90, 0.28, 22],
  [40, 0.55, 24],
] as const
function calibration(p: Palette): Drawing {
  const ticks = range(0, 0.8, 0.2)
  const format = (v: number) => v.toFixed(1)
  const { X, Y, drawing } = axes(
    p,
    { span: [0, 0.8], ticks, title: 'mean prediction of the bin', format },
    { span: [0, 0.8], ticks, title: 'share of shots that were goals', format },
  )
  return [
    drawing,
    stroke(
      [
        [X(0), Y(0)],
        [X(0.8), Y(0.8)],
      ],
      p.ink,
      4,
      '3 12',
    ),
    BINS.map(([shots, mean, goals]) => {
      const share = goals / shots
      const error = 1.96 * Math.sqrt((mean * (1 - mean)) / shots)
      const last = shots === 40
      return [
        line([X(mean), Y(share - error)], [X(mean), Y(share + error)], {
          stroke: last ? p.signal : p.ink,
          'stroke-width': 7,
        }),
        circle([X(mean), Y(share)], 8 + Math.sqrt(shots) * 0.9, {
          fill: last ? p.signal : p.second,
          stroke: p.ink,
          'stroke-width': 4,
        }),
      ]
    }),
    note('only 40 shots', [X(0.55) + 34, Y(0.56)], p.signal),
    result(p, '104 of 105.5', 'goals of an artificial season'),
  ]
}

/** Metres of each of ninety independent minutes, and the highest up to 15, 30 and 90. */
function peaks(p: Palette): Drawing {
  const random = rng(8)
  const minutes = range(1, 90).map(() => normal(random, 110, 25))
  const { X, Y, drawing } = axes(
    p,
    { span: [0, 91], ticks: [15, 30, 45, 60, 75, 90], title: 'minute' },
    { span: [20, 190], ticks: [50, 100, 150], title: 'metres in the minute (model)' },
  )
  const highest = (until: number) => Math.max(...minutes.slice(0, until))
  const steps = range(1, 90).map((m): Point => [X(m), Y(highest(m))])
  return [
    drawing,
    minutes.map((v, i) => rect(X(i + 1) - 4, Y(v), 8, Y(20) - Y(v), { fill: p.second })),
    stroke(steps, p.signal, 10),
    [15, 30, 90].map(m => [
      circle([X(m), Y(highest(m))], 17, { fill: p.signal }),
      note(String(Math.round(highest(m))), [X(m), Y(highest(m)) - 26], p.signal, m === 90 ? 'end' : 'middle'),
    ]),
    result(p, '153 to 172', 'm expected peak, 15 and 90 minutes played'),
  ]
}

export const analysisFigures: readonly Cover[] = [
  sheet(
    'performance-analysis',
    'kappa-for-match-coders',
    'Two squares divided by how two coders judged a hundred events; the agreement is equal and kappa is not.',
    kappa,
  ),
  sheet(
    'performance-analysis',
    'calibration-before-discrimination',
    'Calibration plot of five bins of shots around the diagonal; the bin with few shots has the longest bar.',
    calibration,
  ),
  sheet(
    'performance-analysis',
    'peak-minutes-are-maxima',
    'Ninety minutes as bars and the highest so far as a rising line: the peak grows with the time observed.',
    peaks,
  ),
]
