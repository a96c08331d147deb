/** Heroes, 2400 × 1200: the left third stays calm for words. */
import { normal, rng } from '../drawing/chart.ts'
import { at, clamp01, distance, type Point, range, sum } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { brand, mix, neutral, palettes } from '../drawing/palette.ts'
import { circle, doc, type Drawing, line, path, poly, rect, smooth } from '../drawing/svg.ts'
import { beat } from '../models/endurance.ts'
import { markings, PITCH } from '../models/pitch.ts'

const SIZE: Point = [2400, 1200]
/** Home positions of ten outfield players, m; the marked one is a winger. */
const HOMES: readonly Point[] = [
  [24, 58],
  [20, 42],
  [20, 26],
  [24, 10],
  [36, 34],
  [46, 48],
  [46, 20],
  [70, 56],
  [74, 34],
  [70, 12],
]
const MARKED = 7
/** Samples per second, and samples of one trace. */
const RATE = 10
const SAMPLES = 600

/** Camera high behind the near touchline; pitch pushed to the right. */
function view([x, y]: Point): Point {
  const z = 1 / (1 + (PITCH.width - y) * 0.0135)
  return [1640 + (x - PITCH.length / 2) * 14.6 * z, -493 + 1583 * z]
}

/** A player's positions in m: drawn to a moving home position, with random accelerations; at most 8 m/s. */
function trace(home: Point, random: () => number): Point[] {
  const points: Point[] = []
  let [x, y, vx, vy] = [home[0], home[1], 0, 0]
  for (let i = 0; i < SAMPLES; i++) {
    const [cx, cy] = [home[0] + 15 * Math.sin(i * 0.0162) + 3, home[1] + 7 * Math.sin(i * 0.0118 + 1)]
    vx = vx * 0.95 + (cx - x) * 0.0032 + normal(random, 0, 0.062)
    vy = vy * 0.95 + (cy - y) * 0.0036 + normal(random, 0, 0.056)
    const tooFast = Math.max(1, Math.hypot(vx, vy) / (8 / RATE))
    x = Math.max(1, Math.min(PITCH.length - 1, x + vx / tooFast))
    y = Math.max(1, Math.min(PITCH.width - 1, y + vy / tooFast))
    points.push([x, y])
  }
  return points
}

/** Length of a trace in m. */
const covered = (points: readonly Point[]) => sum(points.slice(1).map((q, i) => distance(q, at(points, i))))

export function traces(): string {
  const [field, ink] = ['#f1e8db', neutral.ink]
  const random = rng(19)
  const player = (home: Point, k: number): Drawing => {
    const points = trace(home, random)
    const screen = points.filter((_, i) => i % 5 === 0 || i === SAMPLES - 1).map(view)
    const [ex, ey] = at(screen, -1)
    const hot = k === MARKED
    const label = [
      line([ex, ey], [ex, 130], { stroke: brand[600], 'stroke-width': 3 }),
      text(`${Math.round(covered(points))} m`, [ex + 22, 200], { size: 110, font: 'num800', fill: brand[600] }),
      text(`in ${SAMPLES / RATE} s, position at ${RATE} Hz`, [ex + 24, 242], { size: 26, fill: ink }),
    ]
    return [
      path(smooth(screen), {
        fill: 'none',
        stroke: hot ? brand[600] : mix(field, ink, 0.62),
        'stroke-width': hot ? 6 : 2,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
      circle([ex, ey], hot ? 20 : 11, { fill: hot ? brand[600] : ink }),
      hot ? label : '',
    ]
  }
  const corners: Point[] = [
    [0, 0],
    [PITCH.length, 0],
    [PITCH.length, PITCH.width],
    [0, PITCH.width],
  ]
  return doc(SIZE, 'Position traces on a pitch', [
    rect(0, 0, ...SIZE, { fill: field }),
    path(poly(corners.map(view), true), { fill: '#e7dac6' }),
    markings(view, { stroke: mix(field, ink, 0.35), width: 3 }),
    HOMES.map(player),
  ])
}

/** Heart beats of a graded test, one row per minute; the interval shortens from 0.80 s to 0.35 s. */
export function ridges(): string {
  const p = palettes['endurance-physiology'].day
  const random = rng(8)
  const rows = 40
  const row = (i: number): Drawing => {
    const base = 200 + i * 24.6
    const interval = 0.8 - 0.45 * (i / rows)
    const marked = i === 23
    const points = [...range(-20, 780, 40), ...range(800, 2420, 5)].map((x): Point => {
      const shown = clamp01(1 / (1 + Math.exp(-(x - 1080) / 46)))
      const s = (x - 1250) / 620
      const t = s - Math.round(s / interval) * interval
      // Repolarisation shortens with the interval, so the T wave never runs into the next beat.
      const squeeze = Math.sqrt(0.8 / interval)
      const mv = beat(t * (t > 0.06 ? squeeze : 1)) + beat((t - interval) * (t - interval < -0.06 ? squeeze : 1))
      return [x, base - 165 * shown * mv + normal(random, 0, 0.7)]
    })
    const colour = marked ? p.signal : mix(p.field, p.ink, 0.34 + 0.5 * (i / rows))
    return [
      path(`${poly(points)}L2420 ${base + 60}L-20 ${base + 60}Z`, { fill: p.field }),
      path(poly(points), {
        fill: 'none',
        stroke: colour,
        'stroke-width': marked ? 6 : 2.4,
        'stroke-linejoin': 'round',
      }),
    ]
  }
  return doc(SIZE, 'Heart beats as ridgelines', [rect(0, 0, ...SIZE, { fill: p.field }), range(0, rows - 1).map(row)])
}
