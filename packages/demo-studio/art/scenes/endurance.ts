/** Endurance physiology: lactate in a graded test, and a tachogram wound into a circle. */
import type { CourseScene } from '../catalogue-types.ts'
import { curve, rng, scale } from '../drawing/chart.ts'
import { numeral, thumb } from '../drawing/frame.ts'
import { mean, type Point, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, palettes } from '../drawing/palette.ts'
import { circle, line, path, poly, rect } from '../drawing/svg.ts'
import { heartRate, lactate, restingIntervals, rmssd, speedAt } from '../models/endurance.ts'

const MARK = 4
function threshold(): string {
  const p = palettes['endurance-physiology'].day
  const speeds = range(9, 18)
  const X = scale([8.5, 18.5], [0, 1600])
  const Y = scale([0, 10], [840, 60])
  const marked: Point = [X(speedAt(MARK)), Y(MARK)]
  const signal = { stroke: p.signal, 'stroke-width': 4 }
  return thumb(
    p,
    lactateThreshold.title,
    speeds.map((v, i) =>
      rect(X(v - 0.5), 840 - 52 * (i + 1), 160, 900, { fill: i % 2 ? p.second : mix(p.second, p.field, 0.28) }),
    ),
    speeds.map(v => text(String(v), [X(v), 878], { size: 30, fill: p.ink, anchor: 'middle', font: 'label400' })),
    path(poly(curve(heartRate, [8.5, 18.5], [X, scale([100, 200], [760, 120])])), {
      fill: 'none',
      stroke: p.quiet,
      'stroke-width': 5,
      'stroke-dasharray': '1 13',
      'stroke-linecap': 'round',
    }),
    path(poly(curve(lactate, [8.5, 18.5], [X, Y])), {
      fill: 'none',
      stroke: p.ink,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
    speeds
      .filter(v => lactate(v) < 9.4)
      .map(v => circle([X(v), Y(lactate(v))], 17, { fill: p.field, stroke: p.ink, 'stroke-width': 8 })),
    line([0, Y(MARK)], marked, signal),
    line(marked, [marked[0], 840], signal),
    circle(marked, 52, { fill: p.signal }),
    circle(marked, 92, { fill: 'none', ...signal }),
    numeral(lactateThreshold.keyNumber, [72, 396], { size: 440, fill: p.signal }),
    text('blood lactate, mmol/L', [84, 464], { size: 34, fill: p.ink }),
    text(`${speedAt(MARK).toFixed(1)} km/h`, [marked[0] - 20, 812], {
      size: 64,
      fill: p.signal,
      font: 'num600',
      anchor: 'end',
    }),
  )
}
export const lactateThreshold: CourseScene = {
  slug: 'lactate-threshold',
  category: 'endurance-physiology',
  title: 'Lactate testing and training zones',
  shows: 'Blood lactate rising with treadmill speed in stages of 1 km/h; the 4 mmol/L point is marked.',
  keyNumber: MARK.toFixed(1),
  keyUnit: 'mmol/L blood lactate',
  draw: threshold,
}

const BEATS = restingIntervals(300, rng(5))
const beatRmssd = String(Math.round(rmssd(BEATS)))
function tachogram(): string {
  const p = palettes['endurance-physiology'].night
  const centre: Point = [1040, 450]
  const R = scale([860, 1150], [190, 430])
  const on = (r: number, share: number): Point => [
    centre[0] + r * Math.sin(share * 2 * Math.PI),
    centre[1] - r * Math.cos(share * 2 * Math.PI),
  ]
  const stick = (v: number, i: number) => poly([on(168, i / BEATS.length), on(R(v), i / BEATS.length)])
  const long = (v: number) => v > mean(BEATS) + 62
  const sticks = (keep: (v: number) => boolean) => BEATS.map((v, i) => (keep(v) ? stick(v, i) : '')).join('')
  const middle = { fill: p.field, anchor: 'middle' } as const
  return thumb(
    p,
    heartRateVariability.title,
    circle(centre, 430, { fill: p.second }),
    path(
      sticks(v => !long(v)),
      { stroke: p.ink, 'stroke-width': 4.2, fill: 'none' },
    ),
    path(sticks(long), { stroke: p.signal, 'stroke-width': 5, fill: 'none' }),
    circle(centre, R(mean(BEATS)), { fill: 'none', stroke: p.field, 'stroke-width': 2.5 }),
    circle(centre, 150, { fill: p.ink }),
    text(String(Math.round(60_000 / mean(BEATS))), [centre[0], centre[1] + 52], {
      size: 190,
      font: 'num800',
      ...middle,
    }),
    text('beats/min', [centre[0], centre[1] + 96], { size: 26, ...middle }),
    numeral(beatRmssd, [72, 520], { size: 500, fill: p.ink, unit: ['RMSSD, ms', '5 min at rest'] }),
    range(0, 4).map(m => line(on(432, m / 5), on(446, m / 5), { stroke: p.ink, 'stroke-width': 4 })),
  )
}
export const heartRateVariability: CourseScene = {
  slug: 'heart-rate-variability',
  category: 'endurance-physiology',
  title: 'Heart rate variability in practice',
  shows:
    'Three hundred successive heart beats wound into a circle; stick length is the interval between beats, long ones in red.',
  keyNumber: beatRmssd,
  keyUnit: 'ms RMSSD',
  draw: tachogram,
}
