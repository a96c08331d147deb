/**
 * Body model: forward kinematics in the sagittal plane.
 *
 * Model space: unit = standing height, x forward (facing right), y up, hip joint at the origin.
 * Segment lengths: Drillis & Contini; masses: Dempster (both as tabulated by Winter, Biomechanics and
 * Motor Control of Human Movement). Angles in degrees. Limb angles are absolute, from the downward
 * vertical, forward positive: thigh 0 hangs, 90 is horizontal in front. knee and elbow = flexion
 * (0 straight). ankle = dorsiflexion (+) from the right angle. toe = extension of the forefoot.
 * lean = trunk, forward positive.
 */
import { between, degrees, type Point, radians } from '../drawing/geometry.ts'

export const SEGMENT = {
  thigh: 0.245,
  shank: 0.246,
  trunk: 0.288,
  arm: 0.172,
  forearm: 0.146,
  hand: 0.055,
  neck: 0.052,
  head: 0.13,
} as const
const MASS = { trunkHead: 0.578, arm: 0.028, forearm: 0.022, thigh: 0.1, shank: 0.0465, foot: 0.0145 } as const
/** Foot landmarks from the ankle in a frame whose x runs along the sole to the toes. */
export const FOOT = { heel: [-0.04, -0.036], ball: [0.068, -0.039], toe: [0.112, -0.037] } as const
/** Sole thickness below the landmarks. */
export const SOLE = 0.004

export type LimbPose = {
  thigh: number
  knee: number
  ankle?: number
  toe?: number
  arm: number
  elbow: number
  wrist?: number
}
export type Pose = { lean: number; head?: number; headScale?: number; L: LimbPose; R: LimbPose }

type LimbJoint = 'hip' | 'knee' | 'ankle' | 'heel' | 'ball' | 'toe' | 'shoulder' | 'elbow' | 'wrist' | 'hand'
export type Limb = Record<LimbJoint, Point> & {
  /** Maps a point of the foot frame. */
  inFoot: (p: Point) => Point
  /** Maps a point of the foot frame that moves with the toes. */
  inToe: (p: Point) => Point
  /** Direction of the hand, degrees from the downward vertical. */
  handAngle: number
}
export type Joints = {
  hip: Point
  shoulder: Point
  neck: Point
  head: Point
  headAngle: number
  lean: number
  headScale: number
  L: Limb
  R: Limb
}

const down = (angle: number): Point => [Math.sin(radians(angle)), -Math.cos(radians(angle))]
const up = (angle: number): Point => [Math.sin(radians(angle)), Math.cos(radians(angle))]
const add = (p: Point, d: Point, k: number): Point => [p[0] + d[0] * k, p[1] + d[1] * k]

/** p turned by an angle (degrees, counter-clockwise) and moved to an origin. */
const turned = ([x, y]: Point, angle: number, origin: Point): Point => {
  const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  return [origin[0] + x * c - y * s, origin[1] + x * s + y * c]
}

/** Toe extension that keeps the forefoot off the ground line when the heel rises and none is given. */
const restToe = (pitch: number) => Math.max(0, Math.min(40, -(pitch + 18) * 0.6))

function limb(hip: Point, shoulder: Point, pose: LimbPose): Limb {
  const knee = add(hip, down(pose.thigh), SEGMENT.thigh)
  const ankle = add(knee, down(pose.thigh - pose.knee), SEGMENT.shank)
  const pitch = pose.thigh - pose.knee + (pose.ankle ?? 0)
  const inFoot = (p: Point) => turned(p, pitch, ankle)
  const ball = inFoot(FOOT.ball)
  const toeAngle = pitch + (pose.toe ?? restToe(pitch))
  const inToe = ([x, y]: Point) => turned([x - FOOT.ball[0], y - FOOT.ball[1]], toeAngle, ball)
  const elbow = add(shoulder, down(pose.arm), SEGMENT.arm)
  const wrist = add(elbow, down(pose.arm + pose.elbow), SEGMENT.forearm)
  const handAngle = pose.arm + pose.elbow + (pose.wrist ?? 0)
  const hand = add(wrist, down(handAngle), SEGMENT.hand * 0.6)
  return {
    hip,
    knee,
    ankle,
    heel: inFoot(FOOT.heel),
    ball,
    toe: inToe(FOOT.toe),
    shoulder,
    elbow,
    wrist,
    hand,
    inFoot,
    inToe,
    handAngle,
  }
}

/** Joint positions of a pose, hip at (0, 0). */
export function solve(pose: Pose): Joints {
  const hip: Point = [0, 0]
  const trunk = up(pose.lean)
  const shoulder = add(hip, trunk, SEGMENT.trunk)
  const headAngle = pose.head ?? pose.lean * 0.45
  const neck = add(shoulder, trunk, SEGMENT.neck * 0.5)
  const head = add(neck, up(headAngle), SEGMENT.neck * 0.5 + SEGMENT.head * 0.52)
  const frame = { hip, shoulder, neck, head, headAngle, lean: pose.lean, headScale: pose.headScale ?? 1 }
  return { ...frame, L: limb(hip, shoulder, pose.L), R: limb(hip, shoulder, pose.R) }
}

/** Whole-body centre of mass in model space. */
export function centreOfMass(j: Joints): Point {
  let [x, y, m] = [0, 0, 0]
  const put = (p: Point, weight: number) => {
    x += p[0] * weight
    y += p[1] * weight
    m += weight
  }
  put(between(j.hip, j.shoulder, 0.66), MASS.trunkHead)
  for (const b of [j.L, j.R]) {
    put(between(b.shoulder, b.elbow, 0.44), MASS.arm)
    put(between(b.elbow, b.wrist, 0.68), MASS.forearm)
    put(between(b.hip, b.knee, 0.43), MASS.thigh)
    put(between(b.knee, b.ankle, 0.43), MASS.shank)
    put(between(b.ankle, b.ball, 0.5), MASS.foot)
  }
  return [x / m, y / m]
}

/** Lowest point of a foot, sole included. */
const lowest = (b: Limb) => Math.min(b.heel[1], b.ball[1], b.toe[1]) - SOLE
/** Lowest point of both feet. */
export const ground = (j: Joints) => Math.min(lowest(j.L), lowest(j.R))

/** thigh and knee angles that put the ankle at a point relative to the hip; a point out of reach gives a straight leg towards it. */
export function reachAnkle([x, y]: Point): { thigh: number; knee: number } {
  const { thigh: a, shank: b } = SEGMENT
  const d = Math.min(Math.hypot(x, y), a + b)
  const knee = 180 - degrees(Math.acos(Math.max(-1, Math.min(1, (a * a + b * b - d * d) / (2 * a * b)))))
  const atHip = degrees(Math.acos(Math.max(-1, Math.min(1, (a * a + d * d - b * b) / (2 * a * d)))))
  return { thigh: degrees(Math.atan2(x, -y)) + atHip, knee }
}

/** A body on the screen: joints in px, h = standing height in px, flip = −1 when it faces left. */
export type Placed = Joints & { h: number; flip: 1 | -1; com: Point; map: (p: Point) => Point }

/** Joints on the screen. `at` = px of the anchor: the hip, or the ground under the lower foot. */
export function place(j: Joints, o: { at: Point; h: number; anchor?: 'hip' | 'ground'; flip?: boolean }): Placed {
  const rise = o.anchor === 'hip' ? 0 : ground(j)
  const flip = o.flip ? -1 : 1
  const map = (p: Point): Point => [o.at[0] + flip * p[0] * o.h, o.at[1] - (p[1] - rise) * o.h]
  const side = (b: Limb): Limb => ({
    hip: map(b.hip),
    knee: map(b.knee),
    ankle: map(b.ankle),
    heel: map(b.heel),
    ball: map(b.ball),
    toe: map(b.toe),
    shoulder: map(b.shoulder),
    elbow: map(b.elbow),
    wrist: map(b.wrist),
    hand: map(b.hand),
    inFoot: p => map(b.inFoot(p)),
    inToe: p => map(b.inToe(p)),
    handAngle: b.handAngle,
  })
  const joints = {
    ...j,
    hip: map(j.hip),
    shoulder: map(j.shoulder),
    neck: map(j.neck),
    head: map(j.head),
    L: side(j.L),
    R: side(j.R),
  }
  return { ...joints, h: o.h, flip, com: map(centreOfMass(j)), map }
}
