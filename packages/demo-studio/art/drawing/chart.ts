/** Chart geometry: scales, curves, plot boxes and seeded randomness. */
import { at, type Point, range } from './geometry.ts'
import { lines, text } from './lettering.ts'
import { g, line, poly, r1 } from './svg.ts'

export type Scale = (value: number) => number

/** Linear map of the domain [d0, d1] to px [p0, p1]. */
export const scale =
  ([d0, d1]: Point, [p0, p1]: Point): Scale =>
  v =>
    p0 + ((v - d0) / (d1 - d0)) * (p1 - p0)

/** Deterministic random numbers in 0…1 (mulberry32): the same picture on every run. */
export function rng(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Normally distributed number (Box-Muller) from a source of uniform ones. */
export const normal = (random: () => number, m = 0, s = 1) =>
  m + s * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Points of y = f(x) between two x, n steps. */
export const curve = (f: (x: number) => number, [x0, x1]: Point, [X, Y]: readonly [Scale, Scale], n = 120): Point[] =>
  range(0, n).map(i => {
    const v = x0 + ((x1 - x0) * i) / n
    return [X(v), Y(f(v))]
  })

/** Closed path data of the area between a polyline and the level y (px). */
export const areaBelow = (points: readonly Point[], y: number) =>
  `${poly(points)}L${r1(at(points, -1)[0])} ${r1(y)}L${r1(at(points, 0)[0])} ${r1(y)}Z`

/** Box in px: left, top, right, bottom. */
export type Box = readonly [number, number, number, number]
export type Plot = { X: Scale; Y: Scale; drawing: string; box: Box }

/**
 * A labelled plot: domains x and y in data units, box in px, tick values, and axis titles with units.
 * The y title is set horizontally above the axis, the x title right-aligned below it.
 */
export function plot(o: {
  x: Point
  y: Point
  box: Box
  xTicks: readonly number[]
  yTicks: readonly number[]
  xTitle: string
  yTitle: string
  ink: string
  quiet: string
  size?: number
  xFormat?: (v: number) => string
  yFormat?: (v: number) => string
}): Plot {
  const [left, top, right, bottom] = o.box
  const { size = 20, xFormat = String, yFormat = String } = o
  const X = scale(o.x, [left, right])
  const Y = scale(o.y, [bottom, top])
  const word = { size, fill: o.ink, font: 'label400' } as const
  const drawing = g(
    {},
    o.yTicks.map(v => [
      line([left, Y(v)], [right, Y(v)], { stroke: o.quiet, 'stroke-width': 1.5 }),
      text(yFormat(v), [left - 12, Y(v) + size * 0.35], { ...word, anchor: 'end' }),
    ]),
    o.xTicks.map(v => [
      line([X(v), bottom], [X(v), bottom + 8], { stroke: o.ink, 'stroke-width': 2 }),
      text(xFormat(v), [X(v), bottom + 12 + size], { ...word, anchor: 'middle' }),
    ]),
    line([left, bottom], [right, bottom], { stroke: o.ink, 'stroke-width': 3 }),
    text(o.yTitle, [left, top - 18], { size, fill: o.ink }),
    text(o.xTitle, [right, bottom + 20 + size * 2.2], { size, fill: o.ink, anchor: 'end' }),
  )
  return { X, Y, drawing, box: o.box }
}

/** Big number with a caption of one or more lines under it; baseline of the number at the point. */
export const readout = (
  value: string,
  caption: readonly string[],
  [x, y]: Point,
  o: { size?: number; fill: string; ink: string; anchor?: 'start' | 'end' },
) =>
  g(
    {},
    text(value, [x, y], { size: o.size ?? 120, font: 'num800', fill: o.fill, anchor: o.anchor ?? 'start' }),
    lines(caption, [x + (o.anchor === 'end' ? -4 : 4), y + 34], {
      size: 21,
      fill: o.ink,
      anchor: o.anchor ?? 'start',
      leading: 27,
    }),
  )
