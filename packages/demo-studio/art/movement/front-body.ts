/**
 * A body from the front on one leg. Model space: unit = standing height, x to the viewer's right, y up from the floor,
 * the stance foot (the person's right) at x = −0.02. Flexion at hip and knee shows as foreshortening.
 */
import { lerp, type Point, radians } from '../drawing/geometry.ts'
import { type Drawing, path, smooth } from '../drawing/svg.ts'

/** depth 0…1 of the landing; lift above the floor; kneeIn = knee moved inwards, body heights; hipDrop and trunkLean in degrees. */
export type FrontPose = { depth: number; lift: number; kneeIn: number; hipDrop: number; trunkLean: number }
type Stance = { hip: Point; knee: Point; ankle: Point; foot: Point }
type Look = { map: (p: Point) => Point; skin: string; far: string; hair: string }

const PELVIS = 0.082
const SHOULDER = 0.118

/** Joints of the stance leg, and of the pelvis and shoulders that follow from it. */
function joints({ depth, lift, kneeIn, hipDrop, trunkLean }: FrontPose) {
  const foot: Point = [-0.02, lift]
  const ankle: Point = [-0.02, lift + 0.045]
  const knee: Point = [-0.022 + kneeIn, ankle[1] + lerp(0.24, 0.212, depth)]
  const hip: Point = [-0.034 + kneeIn * 0.1, knee[1] + lerp(0.242, 0.168, depth)]
  const drop = radians(hipDrop)
  const freeHip: Point = [hip[0] + 2 * PELVIS * 0.72 * Math.cos(drop), hip[1] - 2 * PELVIS * 0.72 * Math.sin(drop)]
  const middle: Point = [(hip[0] + freeHip[0]) / 2, (hip[1] + freeHip[1]) / 2 + 0.02]
  const lean = radians(-trunkLean)
  const trunk = lerp(0.27, 0.235, depth)
  const chest: Point = [middle[0] + trunk * Math.sin(lean), middle[1] + trunk * Math.cos(lean)]
  const along = (k: number): Point => [
    chest[0] + k * SHOULDER * Math.cos(lean),
    chest[1] - k * SHOULDER * Math.sin(lean),
  ]
  const head: Point = [chest[0] + 0.115 * Math.sin(lean * 0.6), chest[1] + 0.115]
  return { foot, ankle, knee, hip, freeHip, middle, chest, head, shoulders: [along(-1), along(1)] as const }
}

/** Tapered limb between two joints: half-widths along it. */
function limb(a: Point, b: Point, widths: readonly number[]): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const n: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  const side = (k: number) =>
    widths.map((w, i): Point => {
      const t = i / (widths.length - 1)
      return [a[0] + (b[0] - a[0]) * t + n[0] * w * k, a[1] + (b[1] - a[1]) * t + n[1] * w * k]
    })
  return [...side(1), ...side(-1).toReversed()]
}

const ellipse = (c: Point, rx: number, ry: number): Point[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map(i => [c[0] + rx * Math.cos((i * Math.PI) / 4), c[1] + ry * Math.sin((i * Math.PI) / 4)])

const THIGH = [0.058, 0.062, 0.05, 0.042, 0.036]
const SHANK = [0.034, 0.038, 0.036, 0.024, 0.02]

type Shape = (points: readonly Point[], fill: string) => string
type Frame = ReturnType<typeof joints>

function trunk(j: Frame): Point[] {
  const waist = (k: number, up: number): Point => [
    j.middle[0] + k + (j.chest[0] - j.middle[0]) * up * 3,
    j.middle[1] + up,
  ]
  const [left, right] = j.shoulders
  const neck = (k: number): Point => [j.chest[0] + k, j.chest[1] + 0.035]
  const near: Point[] = [
    [j.hip[0] - 0.062, j.hip[1] - 0.03],
    waist(-0.098, 0.03),
    waist(-0.08, 0.1),
    waist(-0.098, 0.17),
    left,
    neck(-0.03),
  ]
  return [
    ...near,
    neck(0.03),
    right,
    waist(0.098, 0.17),
    waist(0.08, 0.1),
    waist(0.098, 0.03),
    [j.freeHip[0] + 0.062, j.freeHip[1] - 0.03],
  ]
}

/** Arm held away from the body; side −1 is the viewer's left. */
function arm([x, y]: Point, side: 1 | -1, shape: Shape, skin: string): Drawing {
  const elbow: Point = [x + side * 0.07, y - 0.14]
  const hand: Point = [x + side * 0.14, y - 0.25]
  return [
    shape(limb([x, y], elbow, [0.03, 0.03, 0.022]), skin),
    shape(limb(elbow, hand, [0.022, 0.02, 0.014]), skin),
    shape(ellipse(hand, 0.02, 0.022), skin),
  ]
}

function freeLeg(j: Frame, depth: number, shape: Shape, fill: string): Drawing {
  const knee: Point = [j.freeHip[0] + 0.05, j.freeHip[1] - lerp(0.235, 0.12, depth)]
  const ankle: Point = [knee[0] - 0.015, knee[1] - 0.1]
  return [
    shape(limb(knee, ankle, SHANK), fill),
    shape(ellipse([ankle[0], ankle[1] - 0.03], 0.026, 0.036), fill),
    shape(limb(j.freeHip, knee, THIGH), fill),
  ]
}

const HAIRLINE: readonly Point[] = [
  [-0.053, 0.01],
  [-0.04, 0.06],
  [0, 0.076],
  [0.04, 0.06],
  [0.053, 0.01],
  [0.03, 0.04],
  [-0.03, 0.04],
]

/** Joints of the stance leg. */
export function stanceLeg(pose: FrontPose): Stance {
  const { hip, knee, ankle, foot } = joints(pose)
  return { hip, knee, ankle, foot }
}

/** The body drawn through a map from model space to px. */
export function frontFigure(pose: FrontPose, look: Look): Drawing {
  const j = joints(pose)
  const shape: Shape = (points, fill) => path(smooth(points.map(look.map), true), { fill })
  const [left, right] = j.shoulders
  const { skin } = look
  return [
    freeLeg(j, pose.depth, shape, look.far),
    shape(ellipse([j.head[0] + 0.03, j.head[1] + 0.06], 0.04, 0.04), look.hair),
    shape(limb(j.chest, j.head, [0.03, 0.028, 0.03]), skin),
    shape(trunk(j), skin),
    arm(left, -1, shape, skin),
    arm(right, 1, shape, skin),
    shape(ellipse(j.head, 0.05, 0.066), skin),
    shape(
      HAIRLINE.map(([x, y]): Point => [j.head[0] + x, j.head[1] + y]),
      look.hair,
    ),
    shape(limb(j.ankle, [j.foot[0] - 0.004, j.foot[1] + 0.012], [0.022, 0.034, 0.036]), skin),
    shape(limb(j.knee, j.ankle, SHANK), skin),
    shape(limb(j.hip, j.knee, THIGH), skin),
  ]
}
