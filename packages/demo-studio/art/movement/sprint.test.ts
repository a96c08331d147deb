import { academy } from '@palestra/demo-academy/content/academy'
import { describe, expect, test } from 'vitest'

import { at, distance, type Point, range } from '../drawing/geometry.ts'
import { ratioOfForce, speedAfter } from '../models/sprint-speed.ts'
import { acceleration } from '../scenes/sprint.ts'
import { forceDirection } from '../videos/sprint/force-direction.ts'
import { phaseAt, stageAt } from '../videos/sprint/sprint-stride.ts'
import { centreOfMass, ground, reachAnkle, SEGMENT, solve } from './body.ts'
import { SPRINT, sprintContact, sprintFlight, sprintHip, sprintPose } from './sprint.ts'

/** World place of the right ball of the foot and toes in m at a phase. */
function rightFoot(phase: number): { ball: Point; toe: Point } {
  const { R } = solve(sprintPose(phase))
  const world = ([x, y]: Point): Point => [
    phase * SPRINT.stride * SPRINT.speed + x * SPRINT.stature,
    (sprintHip(phase) + y) * SPRINT.stature,
  ]
  return { ball: world(R.ball), toe: world(R.toe) }
}
const stance = range(0, 1, 0.05).map(q => q * SPRINT.contactShare)

describe('sprint stance', () => {
  test.each(stance)('the toes stand within a millimetre of one place at phase %f', phase => {
    expect(distance(rightFoot(phase).toe, rightFoot(0).toe)).toBeLessThan(0.001)
  })

  test('the ball of the foot stands still until the heel has risen over it', () => {
    for (const phase of stance.filter(p => p < 0.7 * SPRINT.contactShare)) {
      expect(distance(rightFoot(phase).ball, rightFoot(0).ball)).toBeLessThan(0.001)
    }
  })

  test('no part of a foot goes below the ground in a whole stride', () => {
    for (const phase of range(0, 1, 0.01)) {
      expect(sprintHip(phase) + ground(solve(sprintPose(phase)))).toBeGreaterThan(-0.008)
    }
  })

  test('joint angles have no jump between stance and swing', () => {
    const angles = range(0, 1, 0.002).map(phase => sprintPose(phase).R)
    angles.slice(1).forEach((limb, i) => {
      expect(Math.abs(limb.thigh - at(angles, i).thigh)).toBeLessThan(4)
      expect(Math.abs(limb.knee - at(angles, i).knee)).toBeLessThan(4)
    })
  })

  test('in the video the stance foot moves with the ground, not over it', () => {
    const frames = range(0, 8, 0.04).filter(t => {
      const contact = sprintContact(phaseAt(t))
      return contact.onGround && contact.side === 'R' && phaseAt(t) % 1 < SPRINT.contactShare
    })
    expect(frames.length).toBeGreaterThan(20)
    const places = frames.map(t => ({
      stride: Math.floor(phaseAt(t)),
      x: stageAt(t).runner.R.toe[0] + stageAt(t).ground,
    }))
    for (const { stride, x } of places) {
      const first = places.find(place => place.stride === stride)
      expect(Math.abs(x - (first?.x ?? 0))).toBeLessThan(0.5)
    }
  })
})

describe('kinematics', () => {
  test('a stride is two contacts and two flights', () => {
    expect(2 * SPRINT.contact + 2 * sprintFlight).toBeCloseTo(SPRINT.stride, 9)
  })

  test.each<Point>([
    [0.1, -0.42],
    [-0.2, -0.4],
    [0.25, -0.2],
    [0, -0.49],
  ])('a leg reaches the ankle at %f, %f', (x, y) => {
    const { thigh, knee } = reachAnkle([x, y])
    const pose = { ...sprintPose(0), R: { thigh, knee, arm: 0, elbow: 0 } }
    expect(distance(solve(pose).R.ankle, [x, y])).toBeLessThan(1e-9)
    expect(knee).toBeGreaterThanOrEqual(0)
  })

  test('a point out of reach gives a straight leg towards it', () => {
    const { thigh, knee } = reachAnkle([0.6, -0.6])
    expect(knee).toBeCloseTo(0, 3)
    expect(thigh).toBeCloseTo(45, 3)
  })

  test('segments keep their length and the centre of mass lies in the trunk when standing', () => {
    const pose = { lean: 0, R: { thigh: 0, knee: 0, arm: 0, elbow: 0 }, L: { thigh: 0, knee: 0, arm: 0, elbow: 0 } }
    const j = solve(pose)
    expect(distance(j.R.hip, j.R.knee)).toBeCloseTo(SEGMENT.thigh, 12)
    expect(distance(j.R.knee, j.R.ankle)).toBeCloseTo(SEGMENT.shank, 12)
    expect(centreOfMass(j)[1] - ground(j)).toBeGreaterThan(0.53)
    expect(centreOfMass(j)[1] - ground(j)).toBeLessThan(0.6)
  })
})

describe('the athlete of the course on acceleration', () => {
  test('is the same in the splits, in the force, on the cover and in the lesson', () => {
    for (const s of [0.2, 0.6, 1.2, 2]) {
      const forward = (speedAfter(s + 0.001) - speedAfter(s - 0.001)) / 0.002
      expect(ratioOfForce(speedAfter(s))).toBeCloseTo(forward / Math.hypot(forward, 9.81), 1)
    }
    expect(Number(acceleration.keyNumber)).toBeLessThan(ratioOfForce(0))
    expect(Number(acceleration.keyNumber)).toBeGreaterThan(ratioOfForce(3))
    const [, first = '?'] = /forward part is (0\.\d\d)/.exec(at(forceDirection.cues, 0)[2]) ?? []
    const lesson = academy.videos.find(video => video.slug === 'ratio-of-force')?.description
    expect(lesson).toContain(`at ${first} and has ${ratioOfForce(6.9).toFixed(2)} left at 6.9 m/s`)
  })
})
