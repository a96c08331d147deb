import { at, type Point, solveRising } from '../drawing/geometry.ts'
/**
 * Countermovement jump. The force curve comes first; velocity and displacement are integrated from it,
 * and the pose is solved so that the body's centre of mass follows them.
 */
import { centreOfMass, ground, type Pose, solve } from './body.ts'
import { track } from './track.ts'

export const GRAVITY = 9.81
/** mass kg, stature m, dt s, takeOff s (end of the force curve), absorb s (landing until the lowest point). */
export const CMJ = { mass: 76, stature: 1.82, dt: 0.002, takeOff: 1.342, absorb: 0.42 } as const

/** t s, force in body weights, v m/s and y m of the centre of mass (0 = standing). */
type Row = { t: number; force: number; v: number; y: number }

const pushShape = track([
  [0, 1],
  [0.5, 1],
  [0.58, 0.92],
  [0.7, 0.6],
  [0.79, 0.45],
  [0.88, 0.76],
  [0.945, 1.18],
  [1.01, 1.86],
  [1.07, 2.2],
  [1.13, 2.16],
  [1.19, 2.12],
  [1.245, 2.18],
  [1.285, 1.98],
  [1.318, 1.2],
  [1.342, 0],
])
const landShape = track([
  [0, 0],
  [0.016, 1.6],
  [0.03, 2.0],
  [0.058, 4.3],
  [0.09, 2.9],
  [0.14, 1.9],
  [0.22, 1.65],
  [0.32, 1.4],
  [0.42, 1],
])

/** Integrates a force curve (body weights) whose part above one body weight is scaled by k. */
function integrate(
  shape: (t: number) => number,
  k: number,
  from: { t: number; v: number; y: number },
  seconds: number,
) {
  const rows: Row[] = []
  let { v, y } = from
  for (let t = 0; t <= seconds + 1e-9; t += CMJ.dt) {
    const raw = shape(t)
    const force = raw > 1 ? 1 + (raw - 1) * k : raw
    rows.push({ t: from.t + t, force, v, y })
    v += (force - 1) * GRAVITY * CMJ.dt
    y += v * CMJ.dt
  }
  return { rows, v, y }
}

/** Minimum-jerk return from depth y to standing within `seconds`, then quiet standing. */
function recover(y: number, from: number, seconds: number): Row[] {
  const rows: Row[] = []
  for (let t = 0; t < seconds + 0.6; t += CMJ.dt) {
    const u = Math.min(1, t / seconds)
    const left = 1 - (10 * u ** 3 - 15 * u ** 4 + 6 * u ** 5)
    const acceleration = (-y * (60 * u - 180 * u * u + 120 * u ** 3)) / seconds ** 2
    rows.push({ t: from + t, force: 1 + acceleration / GRAVITY, v: 0, y: y * left })
  }
  return rows
}

/** Pushes until the body leaves the ground 0.10 m above standing (heels raised, arms up), flies, lands and stands up. */
function build() {
  const start = { t: 0, v: 0, y: 0 }
  const push = (k: number) => integrate(pushShape, k, start, CMJ.takeOff)
  const up = push(solveRising(k => push(k).y, 0.1, [0.5, 1.6]))
  const flight = (2 * up.v) / GRAVITY
  const air = integrate(() => 0, 1, { t: CMJ.takeOff, v: up.v, y: up.y }, flight)
  const landing = CMJ.takeOff + flight
  const land = (k: number) => integrate(landShape, k, { t: landing, v: -up.v, y: up.y }, CMJ.absorb)
  const down = land(solveRising(k => land(k).v, 0, [0.3, 2.5]))
  const rows = [...up.rows, ...air.rows, ...down.rows, ...recover(down.y, landing + CMJ.absorb, 1)]
  const lowest = up.rows.reduce((a, r) => (r.y < a.y ? r : a))
  return { rows, landing, flight, takeOffVelocity: up.v, jumpHeight: up.v ** 2 / (2 * GRAVITY), lowest }
}
/** The whole trial: rows, landing s, flight s, takeOffVelocity m/s, jumpHeight m, and the lowest row of the push. */
export const cmj = build()

/** The row nearest to a time (s). */
export const cmjAt = (t: number): Row => {
  const next = cmj.rows.findIndex(r => r.t >= t)
  return at(cmj.rows, next)
}

/** True while the feet are off the plate. */
export const inFlight = (t: number) => t > CMJ.takeOff && t < cmj.landing

/** Crouch family: u < 0 bends (−1 deepest), u > 0 raises the heels; trunk lean is solved for balance over mid-foot. */
export function crouchPose(u: number, arms: { arm: number; elbow: number }): Pose {
  const c = Math.max(0, -u)
  const r = Math.max(0, u)
  const knee = 4 + 104 * c - 2 * r
  const shank = -(2 + 29 * Math.sqrt(c) * (0.35 + 0.65 * Math.sqrt(c))) * (1 - r) - r
  const limb = { thigh: shank + knee, knee, ankle: -shank - 42 * r, toe: 42 * r, ...arms }
  const make = (lean: number): Pose => ({ lean, head: lean * 0.35 - (arms.arm > 100 ? 6 : 0), L: limb, R: limb })
  const ahead = (lean: number) => {
    const j = solve(make(lean))
    return centreOfMass(j)[0] - (j.R.ball[0] + j.R.ankle[0]) / 2 - 0.02 * r
  }
  return make(solveRising(ahead, 0, [-4, 62]))
}

const armTrack = track([
  [0.4, 6],
  [0.85, -52],
  [1.02, -48],
  [1.16, 20],
  [1.3, 120],
  [1.42, 168],
  [1.62, 160],
  [1.8, 120],
  [1.95, 70],
  [2.2, 30],
  [2.8, 8],
])
const elbowTrack = track([
  [0.4, 10],
  [0.85, 22],
  [1.1, 40],
  [1.3, 34],
  [1.45, 8],
  [1.7, 20],
  [1.95, 40],
  [2.8, 12],
])
/** Height of the centre of mass above the ground, body heights. */
export const comHeight = (pose: Pose) => {
  const j = solve(pose)
  return centreOfMass(j)[1] - ground(j)
}
/** The same in easy standing. */
export const standing = comHeight(crouchPose(0, { arm: 6, elbow: 10 }))

/** Pose at a time (s) and the height of the lowest foot point above the plate (body heights). */
export function cmjPose(t: number): { pose: Pose; lift: number } {
  const arms = { arm: armTrack(t), elbow: elbowTrack(t) }
  const target = standing + cmjAt(t).y / CMJ.stature
  if (!inFlight(t))
    return {
      pose: crouchPose(
        solveRising(u => comHeight(crouchPose(u, arms)), target, [-1, 1]),
        arms,
      ),
      lift: 0,
    }
  const w = Math.sin((Math.PI * (t - CMJ.takeOff)) / cmj.flight)
  const base = crouchPose(0.98 - 0.5 * w, arms)
  const limb = { ...base.R, thigh: base.R.thigh + 6 * w, knee: base.R.knee + 14 * w, toe: 8, ankle: -34 + 10 * w }
  const pose = { ...base, lean: 2, L: limb, R: limb }
  return { pose, lift: Math.max(0, target - comHeight(pose)) }
}

/** Force rows thinned to one in n, between two times (s). */
export const forceRows = ([from, to]: Point, n: number) =>
  cmj.rows.filter((r, i) => i % n === 0 && r.t >= from && r.t <= to)
