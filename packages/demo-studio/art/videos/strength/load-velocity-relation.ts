/** Bar velocity against load, with the one-repetition maximum estimated from warm-up sets. */
import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { ease, mean, type Point, sum } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, line } from '../../drawing/svg.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes['strength-and-power'].night
/** kg and mean concentric velocity m/s of warm-up sets in the back squat, fresh and after a hard week. */
const FRESH: readonly Point[] = [
  [40, 1.13],
  [60, 0.94],
  [80, 0.74],
  [95, 0.6],
]
const TIRED: readonly Point[] = [
  [40, 1.08],
  [60, 0.87],
  [80, 0.67],
  [95, 0.51],
]
/** Mean velocity of a maximal back squat, m/s. */
const LIMIT = 0.3

/** Least-squares line of velocity on load. */
function fit(points: readonly Point[]) {
  const [mx, my] = [mean(points.map(q => q[0])), mean(points.map(q => q[1]))]
  const slope = sum(points.map(([x, y]) => (x - mx) * (y - my))) / sum(points.map(([x]) => (x - mx) ** 2))
  return { at: (x: number) => my + slope * (x - mx), loadAt: (v: number) => mx + (v - my) / slope }
}
const [fresh, tired] = [fit(FRESH), fit(TIRED)]
const [maxFresh, maxTired] = [Math.round(fresh.loadAt(LIMIT)), Math.round(tired.loadAt(LIMIT))]
const { X, Y, drawing } = plot({
  x: [30, 140],
  y: [0, 1.4],
  box: [120, 180, 850, 560],
  xTicks: [40, 60, 80, 100, 120, 140],
  yTicks: [0, 0.3, 0.6, 0.9, 1.2],
  xTitle: 'load, kg',
  yTitle: 'mean bar velocity, m/s',
  ink: p.ink,
  quiet: p.quiet,
  yFormat: v => v.toFixed(1),
})

function trial(
  points: readonly Point[],
  model: typeof fresh,
  t: number,
  o: { from: number; colour: string; dash?: string },
) {
  const seen = points.filter((_, i) => t > o.from + i * 1.1)
  const k = ease(t, o.from + 4.6, o.from + 6.2)
  const max = model.loadAt(LIMIT)
  const full = curve(model.at, [36, max], [X, Y], 2)
  return [
    k > 0 ? stroke(upTo(full, X(36) + k * (X(max) - X(36))), o.colour, 5, o.dash) : '',
    seen.map(([x, y]) => circle([X(x), Y(y)], 11, { fill: p.field, stroke: o.colour, 'stroke-width': 5 })),
    k >= 1
      ? [
          circle([X(max), Y(LIMIT)], 13, { fill: o.colour }),
          line([X(max), Y(LIMIT)], [X(max), Y(0)], { stroke: o.colour, 'stroke-width': 3, 'stroke-dasharray': '2 9' }),
        ]
      : '',
  ]
}

export const loadVelocityRelation: Explainer = {
  slug: 'load-velocity-relation',
  title: 'Load and bar velocity',
  seconds: 22,
  teaches: 'Bar velocity falls with load; a line through warm-up sets estimates the one-repetition maximum.',
  shows:
    'four warm-up sets of a squat, fresh and after a hard week, and the line from bar velocity to the estimated maximum',
  courses: ['squat-mechanics', 'jump-testing'],
  poster: 20,
  cues: cues(22, [
    [0, 'Four warm-up sets of the back squat, every repetition as fast as possible.'],
    [5, 'Velocity falls in a straight line with load.'],
    [8, `Extended to ${LIMIT} metres a second, the speed of a maximal lift, the line gives ${maxFresh} kilograms.`],
    [11.6, 'After a hard week the same loads move slower.'],
    [
      17,
      `The estimate falls to ${maxTired} kilograms: today 80 percent is ${Math.round(maxTired * 0.8)}, not ${Math.round(maxFresh * 0.8)}.`,
    ],
  ]),
  render: t =>
    frame(
      p,
      loadVelocityRelation.title,
      'back squat, four warm-up sets',
      drawing,
      line([X(30), Y(LIMIT)], [X(140), Y(LIMIT)], { stroke: p.second, 'stroke-width': 4 }),
      text('velocity of a maximal squat', [X(34), Y(LIMIT) + 28], { size: 19, fill: p.ink }),
      trial(FRESH, fresh, t, { from: 1, colour: p.ink }),
      trial(TIRED, tired, t, { from: 11.8, colour: p.signal, dash: '3 10' }),
      t > 7.4
        ? readout(`${maxFresh} kg`, ['estimated one-repetition', 'maximum, fresh'], [910, 290], {
            fill: p.ink,
            ink: p.ink,
          })
        : '',
      t > 18 ? readout(`${maxTired} kg`, ['after a hard week'], [910, 470], { fill: p.signal, ink: p.ink }) : '',
    ),
}
