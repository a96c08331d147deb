/** Football pitch geometry in metres (105 × 68, Laws of the Game), drawn through any projection to px. */
import { at, type Point, range } from '../drawing/geometry.ts'
import { circle, g, path, poly } from '../drawing/svg.ts'

export const PITCH = { length: 105, width: 68 } as const
/** Goal width, m. */
export const GOAL = 7.32
export type Projection = (p: Point) => Point

/** Flat projection: px of the top-left corner and px per metre. */
export const flat =
  ([x0, y0]: Point, k: number): Projection =>
  ([x, y]) => [x0 + x * k, y0 + y * k]

/** Flat projection with the attacked goal (x = 105) at the top. */
export const upright =
  ([x0, y0]: Point, k: number): Projection =>
  ([x, y]) => [x0 + y * k, y0 + (PITCH.length - x) * k]

/** Points on a circle of r metres, angles in radians. */
const arcPoints = (c: Point, r: number, [a0, a1]: Point, n: number) =>
  range(0, n).map((i): Point => [
    c[0] + r * Math.cos(a0 + ((a1 - a0) * i) / n),
    c[1] + r * Math.sin(a0 + ((a1 - a0) * i) / n),
  ])
const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

/** Penalty area, goal area, arc and goal at one end. */
function endMarkings(P: Projection, far: boolean): string {
  const { length: l, width: w } = PITCH
  const X = (x: number) => (far ? l - x : x)
  const half = Math.acos(5.5 / 9.15)
  const area = (depth: number, width: number) =>
    poly(box(X(0), (w - width) / 2, X(depth), (w + width) / 2).map(P), true)
  const centre = far ? Math.PI : 0
  return (
    area(16.5, 40.32) +
    area(5.5, 18.32) +
    area(-2, GOAL) +
    poly(arcPoints([X(11), w / 2], 9.15, [centre - half, centre + half], 24).map(P))
  )
}

/** Line markings; width in px. */
export function markings(P: Projection, { stroke, width }: { stroke: string; width: number }): string {
  const { length: l, width: w } = PITCH
  const d = [
    poly(box(0, 0, l, w).map(P), true),
    poly([P([l / 2, 0]), P([l / 2, w])]),
    poly(arcPoints([l / 2, w / 2], 9.15, [0, 2 * Math.PI], 72).map(P)),
    endMarkings(P, false),
    endMarkings(P, true),
  ]
  const spots: Point[] = [
    [l / 2, w / 2],
    [11, w / 2],
    [l - 11, w / 2],
  ]
  return g(
    {},
    path(d.join(''), { fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' }),
    spots.map(p => circle(P(p), width * 1.4, { fill: stroke })),
  )
}

/** Mowing stripes across the length, every second of 14 bands. */
export const stripes = (P: Projection, fill: string) =>
  g(
    {},
    range(0, 13, 2).map(i =>
      path(poly(box((PITCH.length / 14) * i, 0, (PITCH.length / 14) * (i + 1), PITCH.width).map(P), true), { fill }),
    ),
  )

/**
 * Expected goals of a shot from (x, y) in metres, attacking x = 105: a logistic model of distance (m) and visible
 * goal angle (rad), with coefficients of the size that published models find; about 0.02 at 28 m, 0.4 at 6 m in front.
 */
export function expectedGoals([x, y]: Point): number {
  const [dx, dy] = [PITCH.length - x, y - PITCH.width / 2]
  const angle = Math.atan2(GOAL * dx, dx * dx + dy * dy - (GOAL / 2) ** 2)
  return 1 / (1 + Math.exp(1.3 + 0.115 * Math.hypot(dx, dy) - 1.55 * (angle < 0 ? angle + Math.PI : angle)))
}

/** Shirt numbers of a 4-3-3 in the order keeper, back four from the right, midfield, front three. */
const SHIRTS = [1, 2, 4, 5, 3, 6, 8, 10, 7, 9, 11] as const
export const shirt = (index: number) => String(at(SHIRTS, index))
