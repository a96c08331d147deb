import { clamp01, lerp, type Point, radians, range } from '../drawing/geometry.ts'
/**
 * Sprinting at maximal velocity, and the drive phase of an acceleration.
 *
 * One stride is right touchdown to right touchdown. In stance the hip moves at constant speed and the leg is
 * found from the foot, which stands still on the ground: on the ball first, over the toe at the end. In swing
 * the joint angles follow keyframes that start and end at the stance angles: thigh about +70° to −30°,
 * peak knee flexion about 128° (shapes as in Mann, The Mechanics of Sprinting and Hurdling).
 */
import { FOOT, type LimbPose, type Pose, reachAnkle, SOLE } from './body.ts'
import { cycle, type Key, track } from './track.ts'

/** speed m/s, stride and contact s, stature m; contactShare is the share of the stride. */
export const SPRINT = { speed: 9.8, stride: 0.44, contact: 0.1, contactShare: 0.1 / 0.44, stature: 1.78 } as const
/** Flight between contacts, s. */
export const sprintFlight = SPRINT.stride / 2 - SPRINT.contact

/** Hip travel in one contact, body heights. */
const TRAVEL = (SPRINT.speed * SPRINT.contact) / SPRINT.stature
/** Ball of the foot ahead of the hip at touchdown, body heights. */
const FOOT_AHEAD = 0.235
/** From the ball of the foot to the toe tip with a flat foot. */
const TOES: Point = [FOOT.toe[0] - FOOT.ball[0], FOOT.toe[1] - FOOT.ball[1]]

const turned = ([x, y]: Point, angle: number): Point => {
  const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  return [x * c - y * s, x * s + y * c]
}

const stanceHip = track([
  [0, 0.506],
  [0.25, 0.494],
  [0.5, 0.489],
  [0.75, 0.496],
  [1, 0.506],
])
const footPitch = track([
  [0, -6],
  [0.25, -3],
  [0.5, -9],
  [0.75, -36],
  [1, -77],
])
const toeLift = track([
  [0.72, 0],
  [1, 46],
])

/** Leg angles at the share q (0…1) of a contact. */
function stanceLeg(q: number): Omit<LimbPose, 'arm' | 'elbow'> {
  const lift = toeLift(q)
  const toeTip: Point = [FOOT_AHEAD + TOES[0] - TRAVEL * q, SOLE + 0.001 + TOES[1] - stanceHip(q)]
  const toes = turned(TOES, -lift)
  const pitch = footPitch(q)
  const ball = turned(FOOT.ball, pitch)
  const ankle: Point = [toeTip[0] - toes[0] - ball[0], toeTip[1] - toes[1] - ball[1]]
  const { thigh, knee } = reachAnkle(ankle)
  return { thigh, knee, ankle: pitch - thigh + knee, toe: -pitch - lift }
}

type Angle = 'thigh' | 'knee' | 'ankle' | 'toe'
const stanceKeys = (angle: Angle): Key[] =>
  range(0, 8).map(i => [(i / 8) * SPRINT.contactShare, stanceLeg(i / 8)[angle] ?? 0])
const swing: Record<Angle, Key[]> = {
  thigh: [
    [0.33, -22],
    [0.42, -3],
    [0.5, 17],
    [0.6, 47],
    [0.71, 71],
    [0.77, 70],
    [0.87, 54],
    [0.95, 40],
  ],
  knee: [
    [0.31, 62],
    [0.41, 112],
    [0.49, 128],
    [0.6, 116],
    [0.71, 88],
    [0.8, 54],
    [0.9, 22],
    [0.955, 15],
  ],
  ankle: [
    [0.34, -24],
    [0.5, 0],
    [0.7, 8],
    [0.88, 4],
  ],
  toe: [
    [0.34, 14],
    [0.5, 4],
    [0.7, 0],
    [0.9, 6],
  ],
}
const legCycle = (angle: Angle) => cycle([...stanceKeys(angle), ...swing[angle]])
const cycles = { thigh: legCycle('thigh'), knee: legCycle('knee'), ankle: legCycle('ankle'), toe: legCycle('toe') }

const wrap = (phase: number) => ((phase % 1) + 1) % 1

function legAt(phase: number): Omit<LimbPose, 'arm' | 'elbow'> {
  const p = wrap(phase)
  if (p <= SPRINT.contactShare) return stanceLeg(p / SPRINT.contactShare)
  return { thigh: cycles.thigh(p), knee: cycles.knee(p), ankle: cycles.ankle(p), toe: cycles.toe(p) }
}

const armSwing = (phase: number) => {
  const a = 2 * Math.PI * (phase - 0.72)
  return { arm: -12 + 50 * Math.cos(a), elbow: 92 + 20 * Math.cos(a) + 8 * Math.cos(2 * a) }
}

/** Pose at a phase of the stride (0 = right touchdown, period 1). */
export function sprintPose(phase: number, lean = 7): Pose {
  return {
    lean: lean + 1.5 * Math.cos(4 * Math.PI * phase),
    head: 2,
    R: { ...legAt(phase), ...armSwing(phase + 0.5) },
    L: { ...legAt(phase + 0.5), ...armSwing(phase) },
  }
}

/** Hip height above the ground in body heights; a parabola under gravity between contacts. */
export function sprintHip(phase: number): number {
  const half = wrap(phase * 2) / 2
  if (half <= SPRINT.contactShare) return stanceHip(half / SPRINT.contactShare)
  const u = (half - SPRINT.contactShare) / (0.5 - SPRINT.contactShare)
  const rise = (9.81 * sprintFlight ** 2) / 8 / SPRINT.stature
  return lerp(stanceHip(1), stanceHip(0), u) + 4 * rise * u * (1 - u)
}

/** Which foot is on the ground at a phase and for how long (s), or the time in flight (s). */
export function sprintContact(phase: number): { side: 'R' | 'L'; onGround: boolean; contact: number; flight: number } {
  const half = wrap(phase * 2) / 2
  const contact = Math.min(half, SPRINT.contactShare) * SPRINT.stride
  const flight = Math.max(0, half - SPRINT.contactShare) * SPRINT.stride
  return { side: wrap(phase) < 0.5 ? 'R' : 'L', onGround: half <= SPRINT.contactShare, contact, flight }
}

/** Drive phase: the sprint cycle with the trunk leaned forward and the thighs turned back with it. lean in degrees. */
export function drivePose(phase: number, lean: number): Pose {
  const pose = sprintPose(phase, lean)
  const lifted = (limb: LimbPose): LimbPose => {
    const high = clamp01((limb.thigh - 30) / 40)
    const back = lean * 0.34 * (1 - clamp01(limb.thigh / 60))
    return { ...limb, thigh: limb.thigh - back + 16 * high, knee: limb.knee * 0.92 + 6 + 22 * high }
  }
  return { ...pose, head: lean * 0.55, L: lifted(pose.L), R: lifted(pose.R) }
}
