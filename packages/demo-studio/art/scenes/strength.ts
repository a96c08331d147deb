import type { CourseScene } from '../catalogue-types.ts'
import { scale } from '../drawing/chart.ts'
import { numeral, thumb } from '../drawing/frame.ts'
import { type Point, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, palettes } from '../drawing/palette.ts'
import { circle, clip, type Drawing, line, path, poly, rect, smooth } from '../drawing/svg.ts'
/** Strength and power: the countermovement jump over its force curve, and the squat with its moment arms. */
import { place, solve } from '../movement/body.ts'
import { figure } from '../movement/figure.ts'
import { CMJ, cmj, cmjPose, forceRows, inFlight } from '../movement/jump.ts'
import { barAt, squatPose } from '../movement/motion.ts'

const jumpX = scale([0.24, 2.72], [0, 1600])
const jumpY = scale([0, 4.4], [846, 590])

function jumpCurve(): Drawing {
  const p = palettes['strength-and-power'].day
  const points = forceRows([0.2, 2.8], 5).map((r): Point => [jumpX(r.t), jumpY(r.force)])
  const below = `${poly(points)}L1600 900L0 900Z`
  const stems = points
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => line([x, 900], [x, y], { stroke: p.second, 'stroke-width': 1.6 }))
  return [
    path(below, { fill: p.ink }),
    clip(below, stems),
    line([0, jumpY(1)], [1600, jumpY(1)], { stroke: p.field, 'stroke-width': 2, 'stroke-dasharray': '3 9' }),
    path(poly(points), { fill: 'none', stroke: p.signal, 'stroke-width': 9, 'stroke-linejoin': 'round' }),
  ]
}

function jump(): string {
  const p = palettes['strength-and-power'].day
  const middle = (jumpX(CMJ.takeOff) + jumpX(cmj.landing)) / 2
  const h = 376
  const floor = 566
  const figures = [0.4, 0.82, 1.06, 1.3, (CMJ.takeOff + cmj.landing) / 2, 2.0, 2.4].map(t => {
    const { pose, lift } = cmjPose(t)
    const J = place(solve(pose), { at: [jumpX(t) - 14, floor - lift * h], h })
    const air = inFlight(t)
    const style = air ? { kit: p.signal, shorts: p.field, shoe: p.signal } : {}
    return [
      figure(J, { body: p.ink, ...style }),
      line([jumpX(t), floor + 12], [jumpX(t), floor + 26], { stroke: p.ink, 'stroke-width': 4 }),
    ]
  })
  return thumb(
    p,
    jumpTesting.title,
    rect(jumpX(CMJ.takeOff), 0, jumpX(cmj.landing) - jumpX(CMJ.takeOff), 900, { fill: p.second }),
    jumpCurve(),
    figures,
    text('flight', [middle, 886], { size: 26, fill: p.signal, anchor: 'middle' }),
    text(`${cmj.flight.toFixed(2)} s`, [middle, 800], { size: 170, fill: p.signal, anchor: 'middle', font: 'num800' }),
    text('1 BW', [24, jumpY(1) - 10], { size: 22, fill: p.signal }),
  )
}
export const jumpTesting: CourseScene = {
  slug: 'jump-testing',
  category: 'strength-and-power',
  title: 'Jump testing on the force plate',
  shows: 'Seven moments of a countermovement jump above the vertical ground reaction force that produced them.',
  keyNumber: cmj.flight.toFixed(2),
  keyUnit: 's of flight',
  draw: jump,
}

/** Stature of the lifter, cm. */
const LIFTER = 176
const bottom = solve(squatPose(1))
/** Horizontal distance of a joint from the bar, cm. */
const momentArm = (joint: Point) => Math.round(Math.abs(joint[0] - barAt(bottom)[0]) * LIFTER)
const hipArm = momentArm(bottom.hip)
const kneeArm = momentArm(bottom.R.knee)

function squat(): string {
  const p = palettes['strength-and-power'].night
  const h = 1150
  const spot = { at: [1040, 800], h } as const
  const J = place(bottom, { ...spot })
  const bar = J.map(barAt(bottom))
  const plate = 0.124 * h
  const barOf = (depth: number) => {
    const j = solve(squatPose(depth))
    return place(j, { ...spot }).map(barAt(j))
  }
  const arm = (joint: Point) => [
    line(joint, [bar[0], joint[1]], { stroke: p.signal, 'stroke-width': 9 }),
    circle(joint, 20, { fill: p.signal }),
    circle(joint, 9, { fill: p.field }),
  ]
  const [hip, knee] = [J.hip, J.R.knee]
  const value = { size: 58, fill: p.signal, font: 'num600' } as const
  return thumb(
    p,
    squatMechanics.title,
    rect(0, 800, 1600, 100, { fill: p.second }),
    [0, 0.33, 0.66].map(d => circle(barOf(d), plate, { fill: 'none', stroke: p.quiet, 'stroke-width': 3 })),
    figure(J, { body: p.ink, shorts: mix(p.ink, p.field, 0.82) }),
    circle(bar, plate, { fill: p.second }),
    circle(bar, plate * 0.82, { fill: 'none', stroke: p.field, 'stroke-width': 5 }),
    circle(bar, plate * 0.34, { fill: p.field }),
    circle(bar, 14, { fill: p.ink }),
    path(smooth(range(0, 1, 0.2).map(barOf)), {
      fill: 'none',
      stroke: p.signal,
      'stroke-width': 6,
      'stroke-dasharray': '1 16',
      'stroke-linecap': 'round',
    }),
    line(bar, [bar[0], 800], { stroke: p.signal, 'stroke-width': 5 }),
    arm(hip),
    arm(knee),
    text(`${hipArm} cm`, [hip[0] - 34, hip[1] - 34], { ...value, anchor: 'end' }),
    text('hip moment arm', [hip[0] - 34, hip[1] + 2], { size: 24, fill: p.ink, anchor: 'end' }),
    text(`${kneeArm} cm`, [knee[0] + 40, knee[1] - 4], value),
    text('knee moment arm', [knee[0] + 40, knee[1] + 30], { size: 24, fill: p.ink }),
    numeral(String(hipArm), [72, 430], {
      size: 460,
      fill: p.second,
      unit: ['cm from the bar', 'to the hip joint'],
      unitFill: p.ink,
    }),
  )
}
export const squatMechanics: CourseScene = {
  slug: 'squat-mechanics',
  category: 'strength-and-power',
  title: 'Squat mechanics and load prescription',
  shows: 'A lifter at the bottom of a back squat with the bar path and the horizontal moment arms to hip and knee.',
  keyNumber: String(hipArm),
  keyUnit: 'cm moment arm at the hip, thighs past horizontal',
  draw: squat,
}
