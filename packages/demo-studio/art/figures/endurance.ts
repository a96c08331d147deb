import { type Cover, stroke } from '../covers/kit.ts'
import { curve } from '../drawing/chart.ts'
import { range, sum } from '../drawing/geometry.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../drawing/svg.ts'
import { axes, note, result, sheet } from './kit.ts'

/** The curve of the article: lactate in mmol/L at km/h, and its slope. */
const curveAt = (speed: number) => 0.9 + 0.1 * Math.exp(0.62 * (speed - 10))
const slopeAt = (speed: number) => 0.062 * Math.exp(0.62 * (speed - 10))
function thresholds(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [9, 17], ticks: range(9, 17), title: 'running speed (km/h)' },
    { span: [0, 8], ticks: range(0, 8, 2), title: 'blood lactate (mmol/L)' },
  )
  const speeds = [12, 13, 14, 15, 16]
  const error = (speed: number) => 0.2 / slopeAt(speed)
  return [
    rect(X(12 - error(12)), 190, X(12 + error(12)) - X(12 - error(12)), 490, { fill: p.second }),
    rect(X(15 - error(15)), 190, X(15 + error(15)) - X(15 - error(15)), 490, { fill: p.second }),
    drawing,
    stroke(curve(curveAt, [9, 16.7], [X, Y]), p.ink, 8),
    speeds.map(speed => [
      line([X(speed - error(speed)), Y(curveAt(speed))], [X(speed + error(speed)), Y(curveAt(speed))], {
        stroke: p.signal,
        'stroke-width': 8,
      }),
      circle([X(speed), Y(curveAt(speed))], 13, { fill: p.signal }),
    ]),
    note('first threshold', [X(12), 230], p.ink, 'middle'),
    note('second', [X(15), 230], p.ink, 'middle'),
    result(p, '±0.9 km/h', 'what 0.2 mmol/L means at 12 km/h'),
  ]
}

/** One week counted by three rules: easy, middle, hard, %. */
const RULES = [
  ['session goal', 75, 0, 25],
  ['duration by goal', 77, 0, 23],
  ['time in zone', 91, 3, 6],
] as const
function counting(p: Palette): Drawing {
  const width = 760
  return [
    RULES.map(([name, ...shares], i) => {
      const y = 240 + i * 164
      return [
        note(name, [330, y + 66], p.ink, 'end'),
        shares.map((share, k) => {
          const fill = [p.second, p.ink, p.signal][k]
          return rect(360 + (sum(shares.slice(0, k)) / 100) * width, y, (share / 100) * width, 110, { fill })
        }),
        note(`${shares[0]} % easy`, [384, y + 64], p.ink),
        note(`${shares[2]} %`, [360 + width - 14, y + 64], p.field, 'end'),
      ]
    }),
    note('one week, the same minutes', [90, 140], p.ink),
    result(p, '25% or 6%', 'of the same week was hard'),
  ]
}

/** Ten days at the same work: heart rate (beats/min) and sweating (L/h), model of the usual course. */
function heat(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [1, 10], ticks: range(1, 10), title: 'day in the heat' },
    { span: [140, 170], ticks: range(140, 170, 10), title: 'heart rate (beats/min)' },
  )
  const rate = (day: number) => 165 - 16 * (1 - Math.exp(-(day - 1) / 2.6))
  const sweat = (day: number) => 1.1 + 0.45 / (1 + Math.exp(-(day - 6) / 1.3))
  return [
    range(1, 10).map(day => {
      const r = 26 * sweat(day)
      return circle([X(day), 640 - r], r, { fill: p.second })
    }),
    drawing,
    stroke(curve(rate, [1, 10], [X, Y]), p.signal, 12),
    range(1, 10).map(day => circle([X(day), Y(rate(day))], 12, { fill: p.field, stroke: p.signal, 'stroke-width': 6 })),
    note('circles: sweating rate, 1.1 to 1.5 L/h', [X(1) + 8, 540], p.ink),
    result(p, '-16', 'beats per minute by day 10, usual course'),
  ]
}

export const enduranceFigures: readonly Cover[] = [
  sheet(
    'endurance-physiology',
    'one-threshold-many-numbers',
    'A lactate curve with horizontal error bars: wide at the first threshold, narrow at the second.',
    thresholds,
  ),
  sheet(
    'endurance-physiology',
    'counting-training-intensity',
    'One training week as three bars: by session goal a quarter is hard, by time in zone six percent.',
    counting,
  ),
  sheet(
    'endurance-physiology',
    'ten-days-of-heat',
    'Heart rate at the same work falls over ten days in the heat while sweating, drawn as circles, grows.',
    heat,
  ),
]
