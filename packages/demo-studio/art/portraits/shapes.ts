/** Flat shapes. Each is written as its points, "x,y x,y! x,y": smooth through them, and "!" makes a corner. */
import { at } from '../drawing/geometry.ts'
import { type Attributes, clip, type Drawing, doc, g, path, r1 } from '../drawing/svg.ts'

/** `z` is how far towards the viewer a landmark of a head lies. */
export type Knot = {
  readonly x: number
  readonly y: number
  readonly z: number | undefined
  readonly isCorner: boolean
}

/** How far a curve reaches from a point towards its neighbour, as a share of their distance. */
const REACH = 0.36

export const knots = (points: string): Knot[] =>
  points
    .trim()
    .split(/\s+/)
    .map(word => {
      const [x = 0, y = 0, z] = word.replace('!', '').split(',').map(Number)
      return { x, y, z, isCorner: word.endsWith('!') }
    })

const distance = (a: Knot, b: Knot) => Math.hypot(a.x - b.x, a.y - b.y) || 1e-6

/** Where the curve is drawn to that leaves `knot` towards `next`. */
function handle(before: Knot, knot: Knot, next: Knot): string {
  if (knot.isCorner) return `${r1(knot.x)} ${r1(knot.y)}`
  const share = (distance(knot, next) / (distance(before, knot) + distance(knot, next))) * REACH
  return `${r1(knot.x + (next.x - before.x) * share)} ${r1(knot.y + (next.y - before.y) * share)}`
}

/** Path data through the points: smooth, straight into corners. */
export function curve(points: readonly Knot[], closed = true): string {
  const n = points.length
  const knot = (i: number) => at(points, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)))
  const start = knot(0)
  let data = `M${r1(start.x)} ${r1(start.y)}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, from, to, after] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)]
    data += `C${handle(before, from, to)} ${handle(after, to, from)} ${r1(to.x)} ${r1(to.y)}`
  }
  return data + (closed ? 'Z' : '')
}

export const shape = (points: string, fill: string, more: Attributes = {}) =>
  path(curve(knots(points)), { fill, ...more })

/** An open stroke through points. */
export const stroke = (points: string, colour: string, width: number) =>
  path(curve(knots(points), false), {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

/** A shape, written as points or as path data, and its planes of light, which do not reach beyond it. */
export function mass(outline: string, fill: string, ...planes: readonly Drawing[]): Drawing {
  const data = outline.startsWith('M') ? outline : curve(knots(outline))
  return [path(data, { fill }), clip(data, planes)]
}

/** Head, neck and hair, enlarged about the pit of the neck: (600, 930) goes to (600, y). */
export const bust = (scale: number, y: number, ...parts: readonly Drawing[]) =>
  g({ transform: `translate(600 ${y}) scale(${scale}) translate(-600 -930)` }, parts)

/** A portrait of 1200 × 1500, the eyes in its upper third. @param shows name and subject */
export const portrait = (shows: string, ...parts: readonly Drawing[]) => doc([1200, 1500], shows, parts)
