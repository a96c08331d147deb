import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { at, clamp01, ease, lerp, type Point, range, solveRising } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { arrow, circle, line, rect } from '../../drawing/svg.ts'
import { distanceRun, ratioOfForce, RUNNER, speedAfter } from '../../models/sprint-speed.ts'
/** The force vector of eight steps of an acceleration, and its ratio against speed. */
import { centreOfMass, place, solve } from '../../movement/body.ts'
import { figure } from '../../movement/figure.ts'
import { drivePose } from '../../movement/sprint.ts'
import { cues, frame, stroke, upTo, V } from '../kit.ts'

const p = palettes['sprint-mechanics'].night
/** Distance of the contacts of the first steps, m. */
const CONTACTS = [0.4, 1.5, 2.8, 4.3, 6, 7.9, 10, 14, 22]
const SPEEDS = CONTACTS.map(m => speedAfter(solveRising(distanceRun, m, [0, 6])))
const LAST = SPEEDS.length - 1
const leanAt = (speed: number) => lerp(44, 8, clamp01(speed / RUNNER.maximal))
/** Phase of the stance at which the centre of mass lies on the line of force, so that the force does not turn the body. */
function phaseFor(speed: number): number {
  const ratio = (phase: number) => {
    const j = solve(drivePose(phase, leanAt(speed)))
    const [x, y] = [centreOfMass(j)[0] - j.R.ball[0], centreOfMass(j)[1] - j.R.ball[1]]
    return x / Math.hypot(x, y)
  }
  return solveRising(ratio, ratioOfForce(speed), [0.02, 0.21])
}
const PHASES = SPEEDS.map(phaseFor)
const FLOOR = 580
const { X, Y, drawing } = plot({
  x: [0, 9],
  y: [0, 0.6],
  box: [760, 180, 1200, 430],
  xTicks: [0, 3, 6, 9],
  yTicks: [0, 0.2, 0.4, 0.6],
  xTitle: 'speed, m/s',
  yTitle: 'ratio of force',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})
const LINE = curve(ratioOfForce, [0, RUNNER.maximal], [X, Y], 20)

/** Step index with a short move between steps. */
const stepAt = (t: number) => range(1, LAST).reduce((n, k) => n + ease(t, 2.2 + k * 1.55 - 0.5, 2.2 + k * 1.55), 0)
const mixOf = (values: readonly number[], step: number) =>
  lerp(at(values, Math.floor(step)), at(values, Math.min(LAST, Math.ceil(step))), step % 1)

function render(t: number): string {
  const step = stepAt(t)
  const speed = mixOf(SPEEDS, step)
  const J = place(solve(drivePose(mixOf(PHASES, step), leanAt(speed))), { at: [360, FLOOR], h: 440 })
  const foot = J.R.ball
  const ratio = ratioOfForce(speed)
  const length = 330
  const tip: Point = [foot[0] + length * ratio, foot[1] - length * Math.sqrt(1 - ratio * ratio)]
  const dotted = { stroke: p.signal, 'stroke-width': 3, 'stroke-dasharray': '2 10' }
  const seen = SPEEDS.filter((_, i) => i <= step + 1e-6)
  return frame(
    p,
    forceDirection.title,
    'mean ground reaction force of one contact, drawn at the same length',
    rect(0, FLOOR, V.w, V.h, { fill: p.second }),
    figure(J, { body: p.ink, far: mix(p.field, p.ink, 0.5), hair: 'crop' }),
    line(foot, [tip[0], foot[1]], dotted),
    line([tip[0], foot[1]], tip, dotted),
    arrow(foot, tip, { w: 12, head: 40, fill: p.signal }),
    circle(J.com, 13, { fill: p.signal, stroke: p.ink, 'stroke-width': 5 }),
    text(`contact at ${mixOf(CONTACTS, step).toFixed(1)} m`, [V.margin, 632], {
      size: 26,
      font: 'label600',
      fill: p.signal,
    }),
    drawing,
    stroke(upTo(LINE, X(speed)), p.ink, 5),
    seen.map(v => circle([X(v), Y(ratioOfForce(v))], 9, { fill: p.signal })),
    readout(ratio.toFixed(2), ['forward part of the force'], [760, 590], {
      size: 110,
      fill: p.signal,
      ink: p.ink,
    }),
    readout(speed.toFixed(1), ['speed, m/s'], [1060, 590], { size: 110, fill: p.ink, ink: p.ink }),
  )
}

export const forceDirection: Explainer = {
  slug: 'force-direction',
  title: 'Direction of force, step by step',
  seconds: 22,
  teaches: 'The ratio of horizontal to resultant force falls with every step of an acceleration.',
  shows: 'the ground force in the first steps of an acceleration, turning upright, and its ratio falling with speed',
  courses: ['acceleration', 'maximal-velocity'],
  poster: 4,
  cues: cues(22, [
    [
      0,
      `First contact: the forward part is ${ratioOfForce(at(SPEEDS, 0)).toFixed(2)} of the whole force. Its line passes the centre of mass.`,
    ],
    [5, 'With every step speed rises and the force turns upwards; the trunk rises with it.'],
    [10, `At ${at(SPEEDS, 5).toFixed(1)} metres per second only ${ratioOfForce(at(SPEEDS, 5)).toFixed(2)} is left.`],
    [14.6, 'Near maximal speed the force is almost vertical: it only carries the body.'],
    [18, 'Better accelerators do not push harder everywhere; they keep the force forward longer.'],
  ]),
  render,
}
