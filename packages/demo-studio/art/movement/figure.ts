import { at, type Point, radians } from '../drawing/geometry.ts'
import { type Drawing, g, path, smooth } from '../drawing/svg.ts'
/** Draws a placed body: limb outlines from the build's half-widths, hair, kit. */
import type { Limb, Placed } from './body.ts'
import { type Build, builds, HAIR_CAP, HEAD, type Hair, hairs, type Profile } from './build.ts'

/** Colours: body = skin of the near side, far = far limbs, leg = near leg where it differs, kit = top, and so on; `build` and `hair` give the silhouette. */
export type Style = {
  body: string
  far?: string
  kit?: string
  shorts?: string
  leg?: string
  legFar?: string
  shoe?: string
  shoeFar?: string
  hair?: Hair
  hairFill?: string
  build?: keyof typeof builds
}

type Edges = { cap0?: number; cap1?: number; to?: number; grow?: number; trunk?: boolean }

/** Rows of a profile up to `to`, the last one interpolated at the cut. */
function rowsUpTo(shape: Profile, to: number): [number, number, number][] {
  const rows = shape.filter(([t]) => t <= to).map(([t, f, b]): [number, number, number] => [t, f, b])
  const cut = shape.findIndex(([t]) => t > to)
  if (cut > 0) {
    const [a, b] = [at(shape, cut - 1), at(shape, cut)]
    const u = (to - a[0]) / (b[0] - a[0])
    rows.push([to, a[1] + (b[1] - a[1]) * u, a[2] + (b[2] - a[2]) * u])
  }
  return rows
}

/** Closed outline of a segment from joint a to joint b; without cap1 the end is a straight hem. */
function segment(J: Placed, [a, b]: readonly [Point, Point], shape: Profile, edges: Edges = {}): string {
  const { cap0 = 0.03, cap1 = 0.015, to = 2, grow = 0, trunk = false } = edges
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const d: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const k = J.flip * (trunk ? -1 : 1)
  const n: Point = [d[1] * k, -d[0] * k]
  const p = (t: number, w: number): Point => [
    a[0] + d[0] * length * t + n[0] * w * J.h,
    a[1] + d[1] * length * t + n[1] * w * J.h,
  ]
  const rows = rowsUpTo(shape, to)
  const front = rows.map(([t, f]) => p(t, f + grow))
  const back = rows.map(([t, , w]) => p(t, -w - grow)).toReversed()
  const start = p(at(rows, 0)[0] - (cap0 * J.h) / length, 0)
  if (!cap1) return `${smooth([...back, start, ...front])}Z`
  return smooth([start, ...front, p(at(rows, -1)[0] + (cap1 * J.h) / length, 0), ...back], true)
}

const FOOT_TOP: readonly Point[] = [
  [-0.012, 0.024],
  [-0.034, -0.004],
  [-0.043, -0.028],
  [-0.032, -0.042],
  [0.015, -0.037],
  [0.06, -0.043],
]
const TOES: readonly Point[] = [
  [0.1, -0.042],
  [0.121, -0.034],
  [0.108, -0.019],
]
const INSTEP: readonly Point[] = [
  [0.07, -0.008],
  [0.036, 0.008],
  [0.018, 0.024],
]
const footOutline = (b: Limb) =>
  smooth([...FOOT_TOP.map(b.inFoot), ...TOES.map(b.inToe), ...INSTEP.map(b.inFoot)], true)

function handOutline(J: Placed, b: Limb): string {
  const r = 0.021 * J.h
  const a = radians(b.handAngle)
  const u: Point = [Math.sin(a) * J.flip, Math.cos(a)]
  const p = (s: number, t: number): Point => [
    b.hand[0] + (u[0] * s + u[1] * t) * r,
    b.hand[1] + (u[1] * s - u[0] * t) * r,
  ]
  return smooth(
    [p(-1.5, 0.62), p(-0.4, 0.85), p(0.8, 0.72), p(1.25, 0), p(0.8, -0.7), p(-0.4, -0.78), p(-1.5, -0.62)],
    true,
  )
}

/** A point given in a frame turned by an angle (x front, y up), in body heights from an origin in px. */
const framed = (J: Placed, origin: Point, angle: number, size: number) => {
  const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  return ([x, y]: Point): Point => [origin[0] + J.flip * (x * c + y * s) * size, origin[1] - (-x * s + y * c) * size]
}

function leg(J: Placed, b: Limb, build: Build, fill: string, o: { shorts?: string; shoe?: string }): Drawing {
  return [
    path(footOutline(b), { fill: o.shoe ?? fill }),
    path(segment(J, [b.knee, b.ankle], build.shank, { cap0: 0.022, cap1: 0.012 }), { fill }),
    path(segment(J, [b.hip, b.knee], build.thigh, { cap1: 0.022 }), { fill }),
    o.shorts
      ? path(segment(J, [b.hip, b.knee], build.thigh, { cap0: 0.036, cap1: 0, to: 0.5, grow: 0.006 }), {
          fill: o.shorts,
        })
      : '',
  ]
}

const arm = (J: Placed, b: Limb, build: Build, fill: string): Drawing => [
  path(handOutline(J, b), { fill }),
  path(segment(J, [b.elbow, b.wrist], build.forearm, { cap0: 0.015, cap1: 0.008 }), { fill }),
  path(segment(J, [b.shoulder, b.elbow], build.arm, { cap0: 0.026, cap1: 0.016 }), { fill }),
]

function head(J: Placed, build: Build, style: Style): Drawing {
  const inHead = framed(J, J.head, J.headAngle, J.h * 0.96 * J.headScale)
  const inTrunk = framed(J, J.shoulder, J.lean, J.h)
  const k = build.neck
  const neck = [
    inHead([0.03 * k, -0.05]),
    inHead([-0.036 * k, -0.03]),
    inTrunk([-0.04, 0]),
    inTrunk([-0.02, -0.06]),
    inTrunk([0.035, -0.03]),
    inHead([0.026 * k, -0.075]),
  ]
  const shape = (points: readonly Point[], fill: string) => path(smooth(points.map(inHead), true), { fill })
  const hairFill = style.hairFill ?? style.body
  return [
    style.hair ? hairs[style.hair].map(points => shape(points, hairFill)) : '',
    path(smooth(neck, true), { fill: style.body }),
    shape(HEAD, style.body),
    style.hair && style.hairFill ? shape(HAIR_CAP, style.hairFill) : '',
  ]
}

function shortsOver(J: Placed, build: Build, fill: string): Drawing {
  return [
    path(segment(J, [J.hip, J.shoulder], build.trunk, { cap1: 0, to: 0.1, grow: 0.004, trunk: true }), { fill }),
    path(segment(J, [J.R.hip, J.R.knee], build.thigh, { cap0: 0.02, cap1: 0, to: 0.5, grow: 0.006 }), { fill }),
  ]
}

const legFills = (style: Style, far: string) => ({ near: style.leg ?? style.body, far: style.legFar ?? far })

/** The whole body, far limbs first. */
export function figure(J: Placed, style: Style): string {
  const build = builds[style.build ?? 'male']
  const far = style.far ?? style.body
  const legs = legFills(style, far)
  const shoeFar = style.shoeFar ?? style.shoe
  return g(
    {},
    arm(J, J.L, build, far),
    leg(J, J.L, build, legs.far, {
      ...(style.shorts ? { shorts: style.shorts } : {}),
      ...(shoeFar ? { shoe: shoeFar } : {}),
    }),
    head(J, build, style),
    leg(J, J.R, build, legs.near, style.shoe ? { shoe: style.shoe } : {}),
    path(segment(J, [J.hip, J.shoulder], build.trunk, { cap0: 0.035, cap1: 0.02, trunk: true }), {
      fill: style.kit ?? style.body,
    }),
    style.shorts ? shortsOver(J, build, style.shorts) : '',
    arm(J, J.R, build, style.body),
  )
}
