/** Flat textures: halftone, hatch, contours, mosaic, hexagons. */
import { contours } from 'd3-contour'
import { Delaunay } from 'd3-delaunay'

import type { Box } from './chart.ts'
import { at, type Point, radians, range } from './geometry.ts'
import { path, poly, r1, smooth } from './svg.ts'

/** Dots on a rotated square grid in a box; radius from tone(x, y) in 0…1. pitch in px, angle in degrees. */
export function halftone(
  [x0, y0, x1, y1]: Box,
  tone: (x: number, y: number) => number,
  { fill, pitch, angle = 45, max = 0.72 }: { fill: string; pitch: number; angle?: number; max?: number },
): string {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  const reach = Math.hypot(x1 - x0, y1 - y0) / 2 + pitch
  let d = ''
  for (const i of range(-reach, reach, pitch))
    for (const j of range(-reach, reach, pitch)) {
      const [x, y] = [(x0 + x1) / 2 + i * cos - j * sin, (y0 + y1) / 2 + i * sin + j * cos]
      const t = tone(x, y)
      if (x < x0 || x > x1 || y < y0 || y > y1 || t <= 0.03) continue
      const r = r1(pitch * max * Math.sqrt(Math.min(1, t)))
      d += `M${r1(x - r)} ${r1(y)}a${r} ${r} 0 1 0 ${r1(r * 2)} 0a${r} ${r} 0 1 0 ${r1(-r * 2)} 0`
    }
  return path(d, { fill })
}

/** Parallel lines over a box; clip them to a shape. step and width in px, angle in degrees. */
export function hatch(
  [x0, y0, x1, y1]: Box,
  { step, stroke, width = 2, angle = 45 }: { step: number; stroke: string; width?: number; angle?: number },
): string {
  const dx = (y1 - y0) / Math.tan(radians(angle))
  const rows = range(-Math.abs(dx), x1 - x0 + Math.abs(dx), step)
  return path(
    rows
      .map(i =>
        poly([
          [x0 + i, y1],
          [x0 + i + dx, y0],
        ]),
      )
      .join(''),
    { fill: 'none', stroke, 'stroke-width': width },
  )
}

/** Smooth contour rings over a box of a field f(u, v) with u, v in 0…1, as path data per level. */
export function contourRings(
  f: (u: number, v: number) => number,
  [x0, y0, x1, y1]: Box,
  levels: number[],
  [nx, ny]: Point,
): string[] {
  const values = new Float64Array(nx * ny)
  for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++) values[j * nx + i] = f(i / (nx - 1), j / (ny - 1))
  const place = ([a, b]: Point): Point => [
    x0 + ((a - 0.5) / (nx - 1)) * (x1 - x0),
    y0 + ((b - 0.5) / (ny - 1)) * (y1 - y0),
  ]
  const ring = (points: Point[]) => (points.length > 4 ? smooth(points.slice(0, -1).map(place), true) : '')
  return contours()
    .size([nx, ny])
    .thresholds(levels)(values)
    .map(c => c.coordinates.flatMap(polygon => polygon.map(ring)).join(''))
}

export type Cell = { site: Point; outline: Point[] }

function centroid(ring: readonly Point[]): Point {
  let [a, cx, cy] = [0, 0, 0]
  ring.slice(1).forEach((q, i) => {
    const p = at(ring, i)
    const s = p[0] * q[1] - q[0] * p[1]
    a += s
    cx += (p[0] + q[0]) * s
    cy += (p[1] + q[1]) * s
  })
  return [cx / (3 * a), cy / (3 * a)]
}

/** Relaxed Voronoi cells (Lloyd, 7 rounds) of n random sites in a box. */
export function mosaic(n: number, box: Box, random: () => number): Cell[] {
  let sites: Point[] = range(1, n).map(() => [
    box[0] + random() * (box[2] - box[0]),
    box[1] + random() * (box[3] - box[1]),
  ])
  const cells = () => {
    const voronoi = Delaunay.from(sites).voronoi(box)
    return sites.map((site, i): Cell => ({ site, outline: voronoi.cellPolygon(i) ?? [] }))
  }
  for (let k = 0; k < 7; k++) sites = cells().map(c => (c.outline.length ? centroid(c.outline) : c.site))
  return cells().map(c => ({ site: c.site, outline: c.outline.slice(0, -1) }))
}

/** Path data of a cell shrunk towards its site by d px, with rounded corners. */
export function roundCell({ site, outline }: Cell, d: number, round = 0.3): string {
  const toward = (p: Point, q: Point, k: number): Point => [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k]
  const points = outline.map(p => {
    const length = Math.hypot(p[0] - site[0], p[1] - site[1])
    return toward(site, p, Math.max(0.05, (length - d) / length))
  })
  const corners = points.map((p, i) => {
    const a = toward(p, at(points, i - 1), round)
    const c = toward(p, at(points, (i + 1) % points.length), round)
    return `${i ? 'L' : 'M'}${r1(a[0])} ${r1(a[1])}Q${r1(p[0])} ${r1(p[1])} ${r1(c[0])} ${r1(c[1])}`
  })
  return `${corners.join('')}Z`
}

/** Regular hexagon standing on a corner; r = centre to corner in px. */
export const hexagon = ([cx, cy]: Point, r: number, fill: string) =>
  path(
    poly(
      range(0, 5).map((i): Point => [cx + r * Math.cos(radians(60 * i + 30)), cy + r * Math.sin(radians(60 * i + 30))]),
      true,
    ),
    { fill },
  )
