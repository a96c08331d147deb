/** SVG strings: everything in the art returns plain strings. */
import { at, type Point, radians } from './geometry.ts'

export type Attributes = Readonly<Record<string, string | number | undefined>>
/** A drawing is a string or any nesting of strings. */
export type Drawing = string | readonly Drawing[]

const join = (drawing: Drawing): string => (typeof drawing === 'string' ? drawing : drawing.map(join).join(''))

/** Rounded to one decimal: enough on a 1600-unit canvas, and it keeps strings small. */
export const r1 = (value: number) => Math.round(value * 10) / 10 + 0

const attributeText = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? Math.round(v * 1000) / 1000 : v}"`)
    .join('')

export const g = (attributes: Attributes, ...children: readonly Drawing[]) =>
  `<g${attributeText(attributes)}>${join(children)}</g>`
export const path = (d: string, attributes: Attributes) => `<path d="${d}"${attributeText(attributes)}/>`
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  `<rect${attributeText({ x: r1(x), y: r1(y), width: r1(Math.max(0, width)), height: r1(Math.max(0, height)), ...attributes })}/>`
export const circle = ([cx, cy]: Point, r: number, attributes: Attributes) =>
  `<circle${attributeText({ cx: r1(cx), cy: r1(cy), r: r1(r), ...attributes })}/>`

const xy = ([x, y]: Point) => `${r1(x)} ${r1(y)}`

/** Path data of straight lines through points. */
export const poly = (points: readonly Point[], closed = false) => `M${points.map(xy).join('L')}${closed ? 'Z' : ''}`

/** One straight stroke with round ends. */
export const line = (a: Point, b: Point, attributes: Attributes) =>
  path(poly([a, b]), { fill: 'none', 'stroke-linecap': 'round', ...attributes })

/** Smooth path data through points (Catmull-Rom turned into cubic Bézier). */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length
  const point = (i: number) => (closed ? at(points, (i + n) % n) : at(points, Math.max(0, Math.min(n - 1, i))))
  let d = `M${xy(point(0))}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const a: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const b: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${xy(a)} ${xy(b)} ${xy(p2)}`
  }
  return d + (closed ? 'Z' : '')
}

/** Circular arc path data; angles in degrees, 0 = right, counter-clockwise positive on screen. */
export function arc(centre: Point, r: number, from: number, to: number): string {
  const on = (a: number): Point => [centre[0] + r * Math.cos(radians(a)), centre[1] - r * Math.sin(radians(a))]
  return `M${xy(on(from))}A${r1(r)} ${r1(r)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 0 : 1} ${xy(on(to))}`
}

/** Sector between two radii, angles in degrees clockwise from 12 o'clock. */
export function sector([cx, cy]: Point, [inner, outer]: Point, from: number, to: number): string {
  const on = (r: number, a: number) => xy([cx + r * Math.sin(radians(a)), cy - r * Math.cos(radians(a))])
  const big = to - from > 180 ? 1 : 0
  const back = inner > 0 ? `A${r1(inner)} ${r1(inner)} 0 ${big} 0 ${on(inner, from)}` : ''
  return `M${on(outer, from)}A${r1(outer)} ${r1(outer)} 0 ${big} 1 ${on(outer, to)}L${on(inner, to)}${back}Z`
}

/** Filled arrow from a to b: shaft width `w` and head length `head` in px. Nothing when it is shorter than its head. */
export function arrow(
  a: Point,
  b: Point,
  { w = 8, head = 26, fill }: { w?: number; head?: number; fill: string },
): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  if (length < head * 0.6) return ''
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const p = (along: number, side: number): Point => [a[0] + ux * along - uy * side, a[1] + uy * along + ux * side]
  const neck = Math.max(0, length - head)
  const outline = [
    p(0, -w / 2),
    p(neck, -w / 2),
    p(neck, -head / 2),
    p(length, 0),
    p(neck, head / 2),
    p(neck, w / 2),
    p(0, w / 2),
  ]
  return path(poly(outline, true), { fill })
}

/** Short stable id from a text (FNV-1a), so that equal clips share an id and no counter is needed. */
function shortId(value: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < value.length; i++) h = Math.imul(h ^ value.charCodeAt(i), 0x01000193)
  return `c${(h >>> 0).toString(36)}`
}

/** Children clipped to a path. */
export function clip(d: string, ...children: readonly Drawing[]): string {
  const id = shortId(d)
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${g({ 'clip-path': `url(#${id})` }, children)}`
}

const escape = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** Whole document with an accessible name; size in px. */
export const doc = ([w, h]: Point, title: string, body: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${escape(title)}">${join(body)}</svg>`
