/** Force-velocity line and power curve of loaded jumps; two athletes with the same power. */
import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { ease, type Point } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line } from '../../drawing/svg.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes['strength-and-power'].day
/** F0 in N/kg, V0 in m/s (loaded vertical jumps, Samozino et al. 2012). */
type Profile = { f0: number; v0: number }
const A: Profile = { f0: 36, v0: 3.0 }
const B: Profile = { f0: 27, v0: 4.0 }
const force =
  ({ f0, v0 }: Profile) =>
  (v: number) =>
    f0 * (1 - v / v0)
const power = (o: Profile) => (v: number) => force(o)(v) * v
const maxPower = (o: Profile) => (o.f0 * o.v0) / 4
/** Mean push-off velocities of five loaded jumps and their scatter, m/s and N/kg. */
const JUMPS = [
  [0.72, 0.6],
  [0.95, -0.5],
  [1.15, 0.4],
  [1.38, -0.4],
  [1.6, 0.3],
] as const
const { X, Y, drawing } = plot({
  x: [0, 4.2],
  y: [0, 40],
  box: [120, 180, 850, 560],
  xTicks: [0, 1, 2, 3, 4],
  yTicks: [0, 10, 20, 30, 40],
  xTitle: 'velocity, m/s',
  yTitle: 'force, N/kg (power, W/kg, on the same scale)',
  ink: p.signal,
  quiet: p.second,
})

const grown = (points: readonly Point[], k: number) => (k > 0 ? upTo(points, X(0) + k * (X(4.2) - X(0))) : [])
const lineOf = (o: Profile) => curve(force(o), [0, o.v0], [X, Y], 2)
const parabola = (o: Profile) => curve(power(o), [0, o.v0], [X, Y], 60)

function best(o: Profile, colour: string): Drawing {
  const top: Point = [X(o.v0 / 2), Y(maxPower(o))]
  return [
    line([top[0], Y(0)], top, { stroke: colour, 'stroke-width': 3, 'stroke-dasharray': '2 9' }),
    circle(top, 11, { fill: colour }),
  ]
}

function render(t: number): string {
  const shown = Math.floor((t - 1) / 0.9)
  const marks = JUMPS.slice(0, Math.max(0, shown)).map(([v, e]) =>
    circle([X(v), Y(force(A)(v) + e)], 10, { fill: p.field, stroke: p.signal, 'stroke-width': 5 }),
  )
  const second = ease(t, 17, 19)
  return frame(
    { ...p, ink: p.signal },
    forceVelocityProfile.title,
    'jumps with five loads, mean force and velocity of the push-off',
    drawing,
    stroke(grown(lineOf(A), ease(t, 6, 8)), p.signal, 7),
    marks,
    stroke(grown(parabola(A), ease(t, 10, 12.5)), p.ink, 7),
    t > 12.5 ? best(A, p.ink) : '',
    second > 0
      ? [stroke(grown(lineOf(B), second), p.signal, 4, '4 12'), stroke(grown(parabola(B), second), p.ink, 4, '4 12')]
      : '',
    t > 19 ? best(B, p.ink) : '',
    t > 8
      ? readout(String(A.f0), ['F0, N/kg: force at zero velocity'], [910, 250], {
          size: 90,
          fill: p.signal,
          ink: p.signal,
        })
      : '',
    t > 8.6
      ? readout(A.v0.toFixed(1), ['V0, m/s: velocity at zero force'], [910, 380], {
          size: 90,
          fill: p.signal,
          ink: p.signal,
        })
      : '',
    t > 12.5
      ? readout(String(maxPower(A)), ['Pmax, W/kg = F0 × V0 ÷ 4'], [910, 510], { size: 90, fill: p.ink, ink: p.signal })
      : '',
    t > 19.5
      ? text(`dashed: ${B.f0} N/kg, ${B.v0.toFixed(1)} m/s, ${maxPower(B)} W/kg`, [914, 596], {
          size: 21,
          fill: p.signal,
        })
      : '',
  )
}

export const forceVelocityProfile: Explainer = {
  slug: 'force-velocity-profile',
  title: 'Force-velocity profile',
  seconds: 24,
  teaches: 'Force falls linearly with velocity; maximal power is F0·V0/4 at half of each.',
  shows: 'the force-velocity profile of jumps with five loads, and another athlete with the same power',
  courses: ['jump-testing', 'acceleration', 'squat-mechanics'],
  poster: 21,
  cues: cues(24, [
    [0, 'Five jumps: the heavier the load, the slower the push-off and the higher the force.'],
    [6, `The points lie on a line. Its ends are F0, ${A.f0} newtons per kilogram, and V0, ${A.v0} metres per second.`],
    [10, 'Power is force times velocity: a curve with a single top.'],
    [12.6, `The top lies at half of V0: ${maxPower(A)} watts per kilogram.`],
    [16.6, `Another athlete has the same power with less force, ${B.f0}, and more speed, ${B.v0}.`],
    [20.4, 'Same power, other profile: one needs speed, the other strength.'],
  ]),
  render,
}
