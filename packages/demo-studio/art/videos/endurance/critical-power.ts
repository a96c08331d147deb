/** Power-duration hyperbola, critical power, and the balance of W’ in intervals. */
import type { Explainer } from '../../catalogue-types.ts'
import { areaBelow, curve, plot, readout } from '../../drawing/chart.ts'
import { at, ease, type Point, range } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, line, path, rect } from '../../drawing/svg.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes['endurance-physiology'].day
/** Critical power W, W’ kJ. */
const CP = 280
const W = 20
const powerFor = (minutes: number) => CP + (W * 1000) / (minutes * 60)
const TRIALS = [2, 3.5, 6, 12]
const A = plot({
  x: [0, 20],
  y: [200, 480],
  box: [110, 180, 620, 560],
  xTicks: [0, 5, 10, 15, 20],
  yTicks: [200, 280, 360, 440],
  xTitle: 'time to exhaustion, min',
  yTitle: 'power, W',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})
const HYPERBOLA = curve(powerFor, [1.7, 20], [A.X, A.Y], 120)
/** Intervals: 3 min at 325 W and 3 min at 180 W. W’ falls by the work above critical power and returns exponentially (Skiba et al. 2012). */
const HARD = 325
const EASY = 180
const TAU = 546 * Math.exp(-0.01 * (CP - EASY)) + 316
const powerAt = (s: number) => (Math.floor(s / 180) % 2 === 0 ? HARD : EASY)
const BALANCE = range(1, 900).reduce<Point[]>(
  (rows, s) => {
    const left = at(rows, -1)[1]
    const next = powerAt(s - 1) > CP ? left - (powerAt(s - 1) - CP) / 1000 : W - (W - left) * Math.exp(-1 / TAU)
    return [...rows, [s, next]]
  },
  [[0, W]],
)
const LOWEST = Math.min(...BALANCE.map(r => r[1]))
const B = plot({
  x: [0, 15],
  y: [0, 20],
  box: [740, 180, 1210, 420],
  xTicks: [0, 3, 6, 9, 12, 15],
  yTicks: [0, 5, 10, 15, 20],
  xTitle: 'time, min',
  yTitle: 'W’ left, kJ',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})
const STORE = BALANCE.map(([s, v]): Point => [B.X(s / 60), B.Y(v)])

function render(t: number): string {
  const trials = TRIALS.filter((_, i) => t > 1 + i)
  const shown = ease(t, 5.4, 7.6)
  const s = ease(t, 15, 22) * 900
  const seen = upTo(STORE, B.X(s / 60))
  const left = Math.round(at(BALANCE, Math.round(s))[1] * 10) / 10
  return frame(
    p,
    criticalPower.title,
    'cycling, constant power until exhaustion',
    A.drawing,
    shown > 0 ? stroke(upTo(HYPERBOLA, A.X(1.7) + shown * (A.X(20.1) - A.X(1.7))), p.ink, 6) : '',
    t > 8
      ? [
          line([A.X(0), A.Y(CP)], [A.X(0) + ease(t, 8, 9) * 510, A.Y(CP)], { stroke: p.signal, 'stroke-width': 5 }),
          text(`critical power ${CP} W`, [A.X(20), A.Y(CP) + 30], { size: 22, fill: p.signal, anchor: 'end' }),
        ]
      : '',
    t > 11
      ? rect(A.X(0), A.Y(powerFor(6)), A.X(6) - A.X(0), A.Y(CP) - A.Y(powerFor(6)), { fill: p.signal, opacity: 0.45 })
      : '',
    t > 11.4 ? text(`W’ ${W} kJ`, [A.X(0.4), A.Y(CP) - 14], { size: 34, font: 'num600', fill: p.ink }) : '',
    trials.map(m => circle([A.X(m), A.Y(powerFor(m))], 11, { fill: p.field, stroke: p.ink, 'stroke-width': 5 })),
    t > 14.6
      ? [
          B.drawing,
          seen.length > 1 ? [path(areaBelow(seen, B.Y(0)), { fill: p.second }), stroke(seen, p.signal, 5)] : '',
          text(s < 900 ? `${powerAt(s)} W` : '', [1210, 170], { size: 34, font: 'num600', fill: p.ink, anchor: 'end' }),
        ]
      : '',
    t > 14.6 ? readout(left.toFixed(1), ['kJ left of W’'], [740, 590], { size: 110, fill: p.signal, ink: p.ink }) : '',
  )
}

export const criticalPower: Explainer = {
  slug: 'critical-power',
  title: 'Critical power and W’',
  seconds: 26,
  teaches: 'Power and time to exhaustion follow a hyperbola; above critical power a finite amount of work is spent.',
  shows: 'four rides to exhaustion, critical power as the border below them, and W’ spent and refilled in intervals',
  courses: ['lactate-threshold', 'heart-rate-variability', 'carbohydrate-fuelling'],
  poster: 20,
  cues: cues(26, [
    [0, 'Four rides to exhaustion: the higher the power, the sooner the end.'],
    [5.2, `The points lie on a hyperbola. It levels off at critical power: ${CP} watts.`],
    [10.4, `Above it there is a fixed store of work, W prime: ${W} kilojoules, whatever the pace.`],
    [14.6, `Intervals: three minutes at ${HARD} watts spend it, three minutes at ${EASY} watts refill it slowly.`],
    [
      21,
      `After the third interval ${LOWEST.toFixed(1)} kilojoules are left: ${Math.round((LOWEST * 1000) / (HARD - CP))} seconds more at that power.`,
    ],
  ]),
  render,
}
