import type { CourseScene } from '../catalogue-types.ts'
import { numeral, thumb } from '../drawing/frame.ts'
import { degrees, type Point, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, palettes } from '../drawing/palette.ts'
import { arc, arrow, circle, type Drawing, line, path, poly, rect } from '../drawing/svg.ts'
/** Sprint mechanics: one stride as chronophotography, and the direction of force in the drive phase. */
import { type Placed, place, solve } from '../movement/body.ts'
import { figure } from '../movement/figure.ts'
import { drivePose, SPRINT, sprintContact, sprintHip, sprintPose } from '../movement/sprint.ts'

/** A sprinter with the hip at x (px), feet on the floor line where the stride has them; h = stature in px. */
export const sprinterAt = (phase: number, x: number, { floor, h }: { floor: number; h: number }): Placed =>
  place(solve(sprintPose(phase)), { at: [x, floor - sprintHip(phase) * h], h, anchor: 'hip' })

function stride(): string {
  const p = palettes['sprint-mechanics'].day
  const stage = { h: 560, floor: 770 }
  const far = mix(p.field, p.ink, 0.5)
  const X = (u: number) => 130 + u * 1340
  const hip = (u: number): Point => [X(u), stage.floor - sprintHip(0.11 + u) * stage.h]
  const moments = range(0, 6).map(i => i / 6)
  const figures = moments.map((u): Drawing => {
    const J = sprinterAt(0.11 + u, X(u), stage)
    const { side, onGround } = sprintContact(0.11 + u)
    const hot = (s: 'L' | 'R') => onGround && side === s
    const mark = onGround ? rect(J[side].ball[0] - 92, stage.floor + 12, 150, 16, { fill: p.signal }) : ''
    const style = { body: p.ink, far, shoe: hot('R') ? p.signal : p.ink, shoeFar: hot('L') ? p.signal : far }
    return [figure(J, { ...style, build: 'female', hair: 'ponytail' }), mark]
  })
  const tick = (i: number) =>
    line([X(i / 44), stage.floor + 62], [X(i / 44), stage.floor + (i % 11 ? 74 : 88)], {
      stroke: p.ink,
      'stroke-width': i % 11 ? 2 : 4,
    })
  const time = (i: number) => `${((SPRINT.stride * i) / 4).toFixed(2)}${i === 4 ? ' s' : ''}`
  return thumb(
    p,
    maximalVelocity.title,
    rect(0, stage.floor, 1600, 130, { fill: p.second }),
    text(maximalVelocity.keyNumber, [800, 700], {
      font: 'num800',
      size: 880,
      fill: p.second,
      anchor: 'middle',
      track: -0.01,
    }),
    figures,
    path(poly(range(-0.08, 1.08, 0.0125).map(hip)), { fill: 'none', stroke: p.field, 'stroke-width': 5 }),
    moments.map(u => circle(hip(u), 9, { fill: p.field })),
    range(0, 44).map(tick),
    range(0, 4).map(i => text(time(i), [X(i / 4), stage.floor + 116], { size: 24, fill: p.ink, anchor: 'middle' })),
  )
}
export const maximalVelocity: CourseScene = {
  slug: 'maximal-velocity',
  category: 'sprint-mechanics',
  title: 'Maximal velocity: mechanics of the sprint stride',
  shows: 'A sprinter in seven moments of one stride; ground contacts are marked in red.',
  keyNumber: SPRINT.contact.toFixed(2),
  keyUnit: 's of ground contact',
  draw: stride,
}

const driver = place(solve(drivePose(0.13, 42)), { at: [900, 800], h: 900 })
const foot = driver.R.ball
/** The force is drawn from the ball of the foot through the centre of mass, so its direction follows from the pose. */
const toMass: Point = [driver.com[0] - foot[0], foot[1] - driver.com[1]]
const forceAngle = degrees(Math.atan2(toMass[1], toMass[0]))
const ratioOfForce = (toMass[0] / Math.hypot(...toMass)).toFixed(2)

function track(p: { field: string; second: string }): Drawing {
  const vanishing: Point = [1720, 470]
  const lane = (i: number): Point[] => [vanishing, [526 - i * 330, 940], [196 - i * 330, 940]]
  return [
    range(-1, 6).map(i => path(poly(lane(i), true), { fill: i % 2 ? p.second : p.field })),
    rect(0, 0, 1600, 470, { fill: p.field }),
    rect(0, 800, 1600, 110, { fill: p.second }),
  ]
}

function drive(): string {
  const p = palettes['sprint-mechanics'].night
  const length = 690
  const k = length / Math.hypot(...toMass)
  const tip: Point = [foot[0] + toMass[0] * k, foot[1] - toMass[1] * k]
  const [cx, cy] = driver.com
  const dotted = { stroke: p.signal, 'stroke-width': 4, 'stroke-dasharray': '2 12' }
  const label = { size: 26, fill: p.signal }
  return thumb(
    p,
    acceleration.title,
    track(p),
    numeral(ratioOfForce, [72, 430], {
      size: 440,
      fill: p.signal,
      unit: ['forward part of', 'the whole force'],
      unitSize: 36,
    }),
    figure(driver, { body: p.ink, far: mix(p.field, p.ink, 0.55) }),
    line(foot, [tip[0], foot[1]], dotted),
    line([tip[0], foot[1]], tip, dotted),
    arrow(foot, tip, { w: 14, head: 54, fill: p.signal }),
    circle([cx, cy], 26, { fill: p.signal }),
    path(`M${cx} ${cy - 26}a26 26 0 0 1 26 26h-26Z M${cx} ${cy + 26}a26 26 0 0 1 -26 -26h26Z`, { fill: p.ink }),
    path(arc(foot, 150, 0, forceAngle), { fill: 'none', stroke: p.signal, 'stroke-width': 5 }),
    text(`${Math.round(forceAngle)}°`, [foot[0] + 164, foot[1] - 36], { size: 50, font: 'num600', fill: p.signal }),
    text('resultant', [foot[0] + toMass[0] * 0.3 - 40, foot[1] - toMass[1] * 0.3], { ...label, anchor: 'end' }),
    text('horizontal', [(foot[0] + tip[0]) / 2, foot[1] + 42], { ...label, anchor: 'middle' }),
    text('vertical', [tip[0] + 18, (foot[1] + tip[1]) / 2 + 120], label),
  )
}
export const acceleration: CourseScene = {
  slug: 'acceleration',
  category: 'sprint-mechanics',
  title: 'Acceleration: the direction of force',
  shows:
    'A sprinter in the first steps with the ground reaction force through the centre of mass and its horizontal and vertical parts.',
  keyNumber: ratioOfForce,
  keyUnit: 'ratio of horizontal to resultant force',
  draw: drive,
}
