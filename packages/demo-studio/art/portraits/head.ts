/**
 * A head in space: landmarks (x to the right, y down from the eyes, z to the viewer; crown −205, chin 192) are turned, and
 * then drawn as flat planes. Hair, beard and glasses are landmarks, too, so that they turn along.
 */
import { type Point, radians } from '../drawing/geometry.ts'
import { type Attributes, clip, type Drawing, path } from '../drawing/svg.ts'
import { curve, type Knot, knots } from './shapes.ts'

export type Skin = { readonly hi: string; readonly base: string; readonly shade: string; readonly deep: string }
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

export function turnHead({
  at: [left, top],
  scale,
  yaw,
  pitch,
  roll,
  skin,
  build: { w = 1, jaw = 1, chin = 1, len = 1 },
}: Pose) {
  const [cosYaw, cosPitch, cosRoll] = [yaw, pitch, roll].map(turn => Math.cos(radians(turn))) as [
    number,
    number,
    number,
  ] // as many as went in
  const [sinYaw, sinPitch, sinRoll] = [yaw, pitch, roll].map(turn => Math.sin(radians(turn))) as [
    number,
    number,
    number,
  ] // as many as went in
  const widthAt = (y: number) => (y > 60 ? 1 + (jaw - 1) * Math.min(1, (y - 60) / 60) : 1)
  const seen = (x: number, y: number, z: number): Point => {
    const down = (y > 0 ? y * len : y) * cosPitch - z * sinPitch
    return [left + scale * (x * cosRoll - down * sinRoll), top + scale * (x * sinRoll + down * cosRoll)]
  }
  /** A landmark on the screen. */
  const spot = (x: number, y: number, z = FRONT): Point => {
    const wide = x * w * widthAt(y)
    return seen(wide * cosYaw + z * sinYaw, y, z * cosYaw - wide * sinYaw)
  }
  const placed = ({ isCorner }: Knot, [x, y]: Point): Knot => ({ x, y, z: undefined, isCorner })
  const turned = (points: string, side: Side = 1): Knot[] =>
    knots(points).map(knot => placed(knot, spot(knot.x * side, knot.y, knot.z)))
  const edge = (side: Side): Knot[] =>
    LEVELS.map(([y, half, middle, depth]) => {
      const wide = half * w * widthAt(y) * (y > 150 ? chin : 1)
      const [x, down] = seen(middle * sinYaw + side * Math.hypot(wide * cosYaw, depth * sinYaw), y, y > 120 ? 30 : 0)
      return { x, y: down, z: undefined, isCorner: false }
    })
  const upper = (side: Side) => edge(side).filter((_, i) => (LEVELS[i]?.[0] ?? 0) < -30)
  const outline = curve([...edge(1), ...edge(-1).toReversed()])
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
