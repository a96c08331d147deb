import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { ease, type Point, range } from '../../drawing/geometry.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../../drawing/svg.ts'
/** Squat down and up with the moment arms of hip and knee as they change. */
import { place, solve } from '../../movement/body.ts'
import { figure } from '../../movement/figure.ts'
import { GRAVITY } from '../../movement/jump.ts'
import { barAt, squatPose } from '../../movement/motion.ts'
import { cues, frame, stroke, V } from '../kit.ts'

const p = palettes['strength-and-power'].night
const STATURE = 176
/** kg on the bar; each leg carries half. */
const BAR = 100
const at = (depth: number) => {
  const j = solve(squatPose(depth))
  const arm = (q: Point) => Math.abs(q[0] - barAt(j)[0]) * STATURE
  return { j, hip: arm(j.hip), knee: arm(j.R.knee), flexion: squatPose(depth).R.knee }
}
/** Samples of depth 0…1, for the curves. */
const TABLE = range(0, 1, 0.05).map(d => at(d))
const between = (key: 'hip' | 'knee') => (flexion: number) => {
  const i = Math.max(
    1,
    TABLE.findIndex(r => r.flexion >= flexion - 1e-6),
  )
  const [a, b] = [TABLE[i - 1], TABLE[i]]
  return a && b ? a[key] + ((b[key] - a[key]) * (flexion - a.flexion)) / (b.flexion - a.flexion) : 0
}
const { X, Y, drawing } = plot({
  x: [0, 120],
  y: [0, 25],
  box: [760, 190, 1200, 480],
  xTicks: [0, 30, 60, 90, 120],
  yTicks: [0, 5, 10, 15, 20, 25],
  xTitle: 'knee flexion, degrees',
  yTitle: 'moment arm, cm',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})
const depthAt = (t: number) => ease(t, 1.5, 7) - ease(t, 14.5, 18) * 0.999

function armLine(joint: Point, barX: number, colour: string): Drawing {
  return [
    line(joint, [barX, joint[1]], { stroke: colour, 'stroke-width': 9 }),
    circle(joint, 12, { fill: colour }),
    circle(joint, 5, { fill: p.field }),
  ]
}

function render(t: number): string {
  const depth = Math.max(0, depthAt(t))
  const { j, hip, knee, flexion } = at(depth)
  const h = 450
  const J = place(j, { at: [380, 600], h })
  const bar = J.map(barAt(j))
  const plate = 0.12 * h
  const seen = Math.max(4.01, flexion)
  const torque = (cm: number) => Math.round((BAR / 2) * GRAVITY * (cm / 100))
  const read = { size: 84, ink: p.ink }
  return frame(
    p,
    squatMomentArms.title,
    `${BAR} kg on the bar, lifter ${STATURE} cm tall`,
    rect(0, 600, V.w, V.h, { fill: mix(p.field, p.second, 0.45) }),
    figure(J, {
      body: p.ink,
      far: mix(p.field, p.ink, 0.6),
      shorts: mix(p.ink, p.field, 0.8),
      build: 'female',
      hair: 'ponytail',
    }),
    circle(bar, plate, { fill: p.second }),
    circle(bar, plate * 0.35, { fill: p.field }),
    line(bar, [bar[0], 600], { stroke: p.ink, 'stroke-width': 3, 'stroke-dasharray': '2 9' }),
    armLine(J.hip, bar[0], p.signal),
    armLine(J.R.knee, bar[0], p.ink),
    drawing,
    stroke(curve(between('hip'), [4, seen], [X, Y], 40), p.signal, 6),
    stroke(curve(between('knee'), [4, seen], [X, Y], 40), p.ink, 6),
    circle([X(flexion), Y(hip)], 10, { fill: p.signal }),
    circle([X(flexion), Y(knee)], 10, { fill: p.ink }),
    readout(`${hip.toFixed(0)} cm`, [`hip: ${torque(hip)} N·m per leg`], [700, 610], { ...read, fill: p.signal }),
    readout(`${knee.toFixed(0)} cm`, [`knee: ${torque(knee)} N·m per leg`], [980, 610], { ...read, fill: p.ink }),
  )
}
const bottom = at(1)

export const squatMomentArms: Explainer = {
  slug: 'squat-moment-arms',
  title: 'Squat: moment arms',
  seconds: 22,
  teaches: 'Bar over mid-foot; hip and knee moment arms grow with depth and trade off with trunk lean.',
  shows: 'a squat from the side with 120 kg on the bar, and the moment arms of hip and knee on the way down',
  courses: ['squat-mechanics'],
  poster: 10,
  cues: cues(22, [
    [0, 'The bar stays over the middle of the foot: the dotted line is its line of gravity.'],
    [5, 'On the way down hip and knee move away from that line. These distances are the moment arms.'],
    [10, `At the bottom: ${bottom.hip.toFixed(0)} centimetres at the hip, ${bottom.knee.toFixed(0)} at the knee.`],
    [14, 'Torque from the bar is its weight times the arm; each leg carries half.'],
    [18, 'Lean the trunk more and the hip arm grows while the knee arm shrinks.'],
  ]),
  render,
}
