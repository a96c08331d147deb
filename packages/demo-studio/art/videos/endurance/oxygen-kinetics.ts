/** Oxygen uptake after the start of exercise, and the oxygen deficit before and after training. */
import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { at, ease, type Point } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, clip, line, path, poly } from '../../drawing/svg.ts'
import { hatch } from '../../drawing/texture.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes['endurance-physiology'].night
/** L/min at rest and as demand of a moderate run; time constants s before and after training. */
const REST = 0.4
const DEMAND = 2.6
const TAU = { before: 42, after: 24 }
const uptake = (tau: number) => (s: number) => (s < 0 ? REST : REST + (DEMAND - REST) * (1 - Math.exp(-s / tau)))
/** Oxygen deficit in L: amplitude × time constant. */
const deficit = (tau: number) => ((DEMAND - REST) * tau) / 60
const { X, Y, drawing } = plot({
  x: [-30, 240],
  y: [0, 3],
  box: [110, 190, 880, 560],
  xTicks: [0, 60, 120, 180, 240],
  yTicks: [0, 1, 2, 3],
  xTitle: 'time from the start, s',
  yTitle: 'oxygen uptake, L/min',
  ink: p.ink,
  quiet: p.quiet,
})
const curves = {
  before: curve(uptake(TAU.before), [-30, 240], [X, Y], 270),
  after: curve(uptake(TAU.after), [-30, 240], [X, Y], 270),
}

/** Area between demand and uptake up to px x. */
function gap(points: readonly Point[], x: number): string {
  const seen = upTo(points, x).filter(q => q[0] >= X(0))
  if (seen.length < 2) return ''
  const d = poly([[X(0), Y(DEMAND)], [at(seen, -1)[0], Y(DEMAND)], ...seen.toReversed()], true)
  return clip(
    d,
    path(d, { fill: p.second }),
    hatch([X(0), Y(3), X(240), Y(0)], { step: 14, stroke: p.signal, width: 3 }),
  )
}

function render(t: number): string {
  const x = X(-30) + ease(t, 1, 9.5) * (X(240) - X(-30))
  const after = ease(t, 15, 18)
  const seen = upTo(curves.before, x)
  const trained = t > 15
  return frame(
    p,
    oxygenKinetics.title,
    'from rest to a moderate run',
    drawing,
    trained ? gap(curves.after, X(-30) + after * (X(240) - X(-30))) : gap(curves.before, x),
    line([X(0), Y(DEMAND)], [X(240), Y(DEMAND)], { stroke: p.ink, 'stroke-width': 4, 'stroke-dasharray': '2 10' }),
    line([X(0), Y(REST)], [X(0), Y(DEMAND)], { stroke: p.ink, 'stroke-width': 4, 'stroke-dasharray': '2 10' }),
    text('energy demand', [X(240), Y(DEMAND) - 14], { size: 20, fill: p.ink, anchor: 'end' }),
    stroke(seen, p.ink, trained ? 3 : 7),
    trained ? stroke(upTo(curves.after, X(-30) + after * (X(240) - X(-30))), p.signal, 7) : '',
    seen.length && !trained ? circle(at(seen, -1), 11, { fill: p.signal }) : '',
    t > 7
      ? readout(`${trained ? TAU.after : TAU.before} s`, ['time constant:', '63% of the rise'], [940, 270], {
          size: 110,
          fill: p.ink,
          ink: p.ink,
        })
      : '',
    t > 11
      ? readout(
          `${deficit(trained ? TAU.after : TAU.before).toFixed(2)} L`,
          ['oxygen deficit', '(hatched area)'],
          [940, 460],
          { size: 110, fill: p.signal, ink: p.ink },
        )
      : '',
  )
}

export const oxygenKinetics: Explainer = {
  slug: 'oxygen-kinetics',
  title: 'Oxygen uptake kinetics',
  seconds: 24,
  teaches:
    'Oxygen uptake lags behind demand; the area between is the oxygen deficit and it depends on the time constant.',
  shows: 'oxygen uptake at the start of a run, the oxygen deficit and its time constant, and both after training',
  courses: ['lactate-threshold', 'heart-rate-variability'],
  poster: 12.5,
  cues: cues(24, [
    [0, 'At the start of a run the demand for energy rises at once. Oxygen uptake follows slowly.'],
    [5.4, `It approaches the demand exponentially, here with a time constant of ${TAU.before} seconds.`],
    [
      10.4,
      `The hatched area is the oxygen deficit, ${deficit(TAU.before).toFixed(2)} litres: paid from phosphocreatine and glycolysis.`,
    ],
    [15, `After endurance training uptake rises faster: a time constant of ${TAU.after} seconds.`],
    [19, `The deficit shrinks to ${deficit(TAU.after).toFixed(2)} litres at the same speed.`],
  ]),
  render,
}
