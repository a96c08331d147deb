/**
 * A head in space: landmarks (x to the right, y down from the eyes, z to the viewer; crown −205, chin 192) are turned, and
 * then drawn as flat planes. Hair, beard and glasses are landmarks, too, so that they turn along.
 */
import { type Point, radians } from '../drawing/geometry.ts'
import { type Attributes, clip, type Drawing, path } from '../drawing/svg.ts'
import { curve, type Knot, knots } from './shapes.ts'

type Skin = { readonly hi: string; readonly base: string; readonly shade: string; readonly deep: string }
/** 1 is the viewer's right, −1 the left. */
export type Side = 1 | -1
/** Factors of the skull's width, of jaw and chin, and of the face below the eyes. */
type Build = { readonly w?: number; readonly jaw?: number; readonly chin?: number; readonly len?: number }
type Pose = {
  /** Between the eyes, px. */
  readonly at: Point
  readonly scale: number
  /** Degrees. */
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  readonly skin: Skin
  readonly build: Build
}
export type Head = ReturnType<typeof turnHead>

/** Height, half-width, and the skull's middle and depth there: they give its outline at any turn. */
const LEVELS = [
  [-206, 30, -20, 30],
  [-192, 82, -18, 62],
  [-165, 112, -12, 84],
  [-120, 132, -4, 100],
  [-75, 138, 0, 110],
  [-38, 137, 0, 114],
  [-4, 131, 0, 101],
  [34, 131, 0, 102],
  [72, 123, 0, 103],
  [108, 110, 4, 103],
  [140, 92, 12, 98],
  [166, 66, 30, 80],
  [184, 38, 48, 60],
  [193, 14, 62, 40],
] as const
/** How far in front a landmark lies of which nothing is said. */
const FRONT = 60

/** How much of a length is left of it by a turn, and how much it leans over. */
const turnOf = (degrees: number) => ({ cos: Math.cos(radians(degrees)), sin: Math.sin(radians(degrees)) })

export function turnHead({ skin, scale, ...pose }: Pose) {
  const { spot, outline, upper } = spaceOf({ skin, scale, ...pose })
  const placed = ({ isCorner }: Knot, [x, y]: Point): Knot => ({ x, y, z: undefined, isCorner })
  const turned = (points: string, side: Side = 1): Knot[] =>
    knots(points).map(knot => placed(knot, spot(knot.x * side, knot.y, knot.z)))
  return {
    skin,
    scale,
    spot,
    outline,
    /** Path data of a shape of landmarks, on one side of the head. */
    data: (points: string, side: Side = 1) => curve(turned(points, side)),
    /** A shape of landmarks, on one side of the head. */
    part: (points: string, fill: string, side: Side = 1, more: Attributes = {}) =>
      path(curve(turned(points, side)), { fill, ...more }),
    strand: (points: string, colour: string, width: number, side: Side = 1) =>
      path(curve(turned(points, side), false), {
        fill: 'none',
        stroke: colour,
        'stroke-width': width * scale,
        'stroke-linecap': 'round',
      }),
    /** The edge of the skull: a stroke of the hair's colour on it hides the skin beneath. */
    crown: (colour: string, width = 6) =>
      path(curve([...upper(-1).toReversed(), ...upper(1)], false), {
        fill: 'none',
        stroke: colour,
        'stroke-width': width,
      }),
    inside: (...parts: readonly Drawing[]) => clip(outline, parts),
  }
}

/** Where the landmarks of a pose are seen, and the outline of its skull. */
function spaceOf({ at: [left, top], scale, build: { w = 1, jaw = 1, chin = 1, len = 1 }, ...turns }: Pose) {
  const [yaw, pitch, roll] = [turnOf(turns.yaw), turnOf(turns.pitch), turnOf(turns.roll)]
  const widthAt = (y: number) => (y > 60 ? 1 + (jaw - 1) * Math.min(1, (y - 60) / 60) : 1)
  const seen = (x: number, y: number, z: number): Point => {
    const down = (y > 0 ? y * len : y) * pitch.cos - z * pitch.sin
    return [left + scale * (x * roll.cos - down * roll.sin), top + scale * (x * roll.sin + down * roll.cos)]
  }
  /** A landmark on the screen. */
  const spot = (x: number, y: number, z = FRONT): Point => {
    const wide = x * w * widthAt(y)
    return seen(wide * yaw.cos + z * yaw.sin, y, z * yaw.cos - wide * yaw.sin)
  }
  const edge = (side: Side): Knot[] =>
    LEVELS.map(([y, half, middle, depth]) => {
      const wide = half * w * widthAt(y) * (y > 150 ? chin : 1)
      const [x, down] = seen(middle * yaw.sin + side * Math.hypot(wide * yaw.cos, depth * yaw.sin), y, y > 120 ? 30 : 0)
      return { x, y: down, z: undefined, isCorner: false }
    })
  const upper = (side: Side) => edge(side).filter((_, i) => (LEVELS[i]?.[0] ?? 0) < -30)
  return { spot, upper, outline: curve([...edge(1), ...edge(-1).toReversed()]) }
}
