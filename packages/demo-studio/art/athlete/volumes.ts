/**
 * A body as soft volumes on its bones, seen from the side. Distances in space give its outline and, by their slope, the
 * light on it, which is traced as a few flat planes. Lengths in body heights, x forward, y up, z to the viewer.
 */
import { contours } from 'd3-contour'

import { at, type Point } from '../drawing/geometry.ts'
import { clip, type Drawing, path } from '../drawing/svg.ts'
import { curve, type Knot } from '../portraits/shapes.ts'

type Space = readonly [number, number, number]
/** It tapers from `a`, of one radius, to `b`, of the other. */
export type Volume = { readonly a: Space; readonly b: Space; readonly from: number; readonly to: number }
/** Path data: the body's edge, a hair's breadth within it, and the planes of light, from dark to bright. */
export type Body = { readonly outline: string; readonly core: string; readonly tones: readonly string[] }
/** Deep shade, shade, base and light. */
export type Tones = readonly [string, string, string, string]
/** Px of the hip and px of the standing height. */
export type Scale = { readonly at: Point; readonly height: number }

const minus = (a: Space, b: Space): Space => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Space, b: Space) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (v: Space): Space => {
  const length = Math.hypot(...v)
  return [v[0] / length, v[1] / length, v[2] / length]
}
const LIGHT = unit([0.62, 0.62, 0.48])
/** Where the light changes its tone: what a surface's direction and the light's have in common. */
const LEVELS = [-0.3, 0.16, 0.8] as const
/** How widely two volumes run into each other. */
const BLEND = 0.042
/** How many samples the light is calmed over, and the least plane that is drawn. */
const CALM = 6
const LEAST_PLANE = 0.0017

export type Bone = (along: number, front?: number, near?: number) => Space

/** Places beside a bone: `along` is 0 at its beginning and 1 at its end. */
export function bone([x, y]: Point, end: Point): Bone {
  const [dx, dy] = [end[0] - x, end[1] - y]
  const length = Math.hypot(dx, dy)
  return (along, front = 0, near = 0) => [
    x + dx * along - (dy / length) * front,
    y + dy * along + (dx / length) * front,
    near,
  ]
}

export const volume = (a: Space, b: Space, from: number, to: number): Volume => ({ a, b, from, to })

/** Distance from the surface of a volume, negative within it (after Quilez). */
function distanceTo({ a, b, from, to }: Volume): (p: Space) => number {
  const ba = minus(b, a)
  const l2 = dot(ba, ba)
  const rr = from - to
  const a2 = l2 - rr * rr
  return p => {
    const pa = minus(p, a)
    const y = dot(pa, ba)
    const z = y - l2
    const across: Space = [pa[0] * l2 - ba[0] * y, pa[1] * l2 - ba[1] * y, pa[2] * l2 - ba[2] * y]
    const x2 = dot(across, across)
    const y2 = y * y * l2
    const z2 = z * z * l2
    const k = Math.sign(rr) * rr * rr * x2
    if (Math.sign(z) * a2 * z2 > k) return Math.sqrt(x2 + z2) / l2 - to
    if (Math.sign(y) * a2 * y2 < k) return Math.sqrt(x2 + y2) / l2 - from
    return (Math.sqrt((x2 * a2) / l2) + y * rr) / l2 - from
  }
}

const blended = (a: number, b: number): number => {
  const near = Math.max(BLEND - Math.abs(a - b), 0) / BLEND
  return Math.min(a, b) - (near * near * BLEND) / 4
}

function fieldOf(volumes: readonly Volume[]): (p: Space) => number {
  const [first, ...rest] = volumes.map(distanceTo)
  if (!first) throw new RangeError('A body has at least one volume')
  return p => rest.reduce((nearest, distance) => blended(nearest, distance(p)), first(p))
}

/** The depth at which the surface, seen from the viewer, is nearest to a line of sight. */
function depthAt(field: (p: Space) => number, x: number, y: number): number {
  let [best, depth, z] = [Infinity, 0, 0.3]
  for (let step = 0; step < 40 && z > -0.2; step++) {
    const distance = field([x, y, z])
    if (distance < best) [best, depth] = [distance, z]
    if (distance < 0.0004) break
    z -= Math.max(distance * 0.9, 0.0006)
  }
  return depth
}

const SLOPE_STEP = 0.0012
function lightAt(field: (p: Space) => number, [x, y, z]: Space): number {
  const e = SLOPE_STEP
  const slope: Space = [
    field([x + e, y, z]) - field([x - e, y, z]),
    field([x, y + e, z]) - field([x, y - e, z]),
    field([x, y, z + e]) - field([x, y, z - e]),
  ]
  return dot(unit(slope), LIGHT)
}

type Grid = {
  readonly left: number
  readonly top: number
  readonly step: number
  readonly w: number
  readonly h: number
}

function gridAround(volumes: readonly Volume[], height: number, stepPx: number): Grid {
  const ends = volumes.flatMap(({ a, b, from, to }) => [
    { p: a, r: from },
    { p: b, r: to },
  ])
  const pad = 30 / height
  const step = stepPx / height
  const [left, right] = [
    Math.min(...ends.map(({ p, r }) => p[0] - r)) - pad,
    Math.max(...ends.map(({ p, r }) => p[0] + r)) + pad,
  ]
  const [bottom, top] = [
    Math.min(...ends.map(({ p, r }) => p[1] - r)) - pad,
    Math.max(...ends.map(({ p, r }) => p[1] + r)) + pad,
  ]
  return { left, top, step, w: Math.ceil((right - left) / step), h: Math.ceil((top - bottom) / step) }
}

/** Mean of the values beside each, by rows and then by columns: planes, not grain. */
function calmed(values: Float64Array, { w, h }: Grid, reach: number): Float64Array {
  const along = (from: Float64Array, length: number, lines: number, next: number, line: number) => {
    const to = new Float64Array(from.length)
    for (let y = 0; y < lines; y++)
      for (let x = 0; x < length; x++) {
        let [total, count] = [0, 0]
        for (let u = Math.max(0, x - reach); u <= Math.min(length - 1, x + reach); u++) {
          total += from[u * next + y * line] ?? 0
          count++
        }
        to[x * next + y * line] = total / count
      }
    return to
  }
  return along(along(values, w, h, 1, w), h, w, w, 1)
}

/** The fewest points of a closed ring that stay within `tolerance` px of it (Douglas and Peucker). */
function thinned(ring: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, ring.length - 1])
  const open: [number, number][] = [[0, ring.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const [[x1, y1], [x2, y2]] = [at(ring, from), at(ring, to)]
    const length = Math.hypot(x2 - x1, y2 - y1)
    let [far, farthest] = [0, -1]
    for (let i = from + 1; i < to; i++) {
      const [x, y] = at(ring, i)
      const away =
        length < 1e-6 ? Math.hypot(x - x1, y - y1) : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
      if (away > far) [far, farthest] = [away, i]
    }
    if (far <= tolerance) continue
    kept.add(farthest)
    open.push([from, farthest], [farthest, to])
  }
  return ring.filter((_, i) => kept.has(i)).slice(0, -1)
}

const areaOf = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce(
      (total, [x, y], i) => total + x * at(ring, (i + 1) % ring.length)[1] - at(ring, (i + 1) % ring.length)[0] * y,
      0,
    ),
  ) / 2

/** Traces volumes on the screen. */
export function trace(volumes: readonly Volume[], { at: hip, height }: Scale): Body {
  const grid = gridAround(volumes, height, height / 450)
  const field = fieldOf(volumes)
  const cover = new Float64Array(grid.w * grid.h)
  const light = new Float64Array(grid.w * grid.h)
  for (let row = 0; row < grid.h; row++)
    for (let column = 0; column < grid.w; column++) {
      const [x, y] = [grid.left + (column + 0.5) * grid.step, grid.top - (row + 0.5) * grid.step]
      const i = row * grid.w + column
      cover[i] = -Math.min(field([x, y, 0]), field([x, y, 0.012])) * height
      light[i] = lightAt(field, [x, y, depthAt(field, x, y)])
    }
  const onScreen = ([column, row]: Point): Point => [
    hip[0] + (grid.left + column * grid.step) * height,
    hip[1] - (grid.top - row * grid.step) * height,
  ]
  const knot = ([x, y]: Point): Knot => ({ x, y, z: undefined, isCorner: false })
  const lines = (values: Float64Array, level: number, least = 0) =>
    contours()
      .size([grid.w, grid.h])
      .thresholds([level])(values)
      .flatMap(({ coordinates }) => coordinates.flat())
      .map(ring => thinned(ring.map(onScreen), 0.5))
      .filter(ring => ring.length > 5 && areaOf(ring) > least * height * height)
      .map(ring => curve(ring.map(knot)))
      .join('')
  const calm = calmed(calmed(light, grid, CALM), grid, CALM)
  return {
    outline: lines(cover, 0),
    core: lines(cover, 1.2),
    tones: LEVELS.map(level => lines(calm, level, LEAST_PLANE)),
  }
}

/** A traced body in four tones; what lies over it does not reach beyond its outline. */
export const paint = ({ outline, core, tones }: Body, [deep, ...lit]: Tones, ...over: readonly Drawing[]): Drawing => [
  path(core, { fill: deep }),
  clip(
    outline,
    tones.map((tone, i) => path(tone, { fill: lit[i], 'fill-rule': 'evenodd' })),
    over,
  ),
]

/** The same body in cloth, where an area covers it. */
export const dress = (body: Body, area: string, cloth: Tones): Drawing => clip(area, paint(body, cloth))
