import { areaBelow, curve, normal, rng, scale } from '../drawing/chart.ts'
import { numeral, thumb } from '../drawing/frame.ts'
import { at, type Point, range, sum } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, type Palette, palettes } from '../drawing/palette.ts'
import { circle, clip, type Drawing, line, path, poly, rect } from '../drawing/svg.ts'
import { hatch, mosaic, roundCell } from '../drawing/texture.ts'
import { weekOf } from '../models/load.ts'
import { AVERAGE_POSITIONS } from '../models/passing.ts'
import { flat, markings, stripes } from '../models/pitch.ts'
/** Pictures of the conferences, 1600 × 900: one measured thing each. */
import { place, solve } from '../movement/body.ts'
import { figure } from '../movement/figure.ts'
import { nordicPose } from '../movement/motion.ts'

export type EventScene = { slug: string; shows: string; draw: () => string }
const scene = (slug: string, p: Palette, shows: string, body: (p: Palette) => Drawing): EventScene => ({
  slug,
  shows,
  draw: () => thumb(p, shows, body(p)),
})
const number = (p: Palette, value: string, ...unit: string[]) =>
  numeral(value, [80, 420], { size: 320, fill: p.signal, unit, unitFill: p.ink })

function fibres(p: Palette): Drawing {
  const random = rng(31)
  const cells = mosaic(84, [640, -40, 1640, 940], random).map(cell => ({ cell, fast: random() < 0.42 }))
  const share = Math.round((100 * cells.filter(({ fast }) => fast).length) / cells.length)
  return [
    cells.map(({ cell, fast }) => path(roundCell(cell, 5), { fill: fast ? p.signal : p.second })),
    number(p, `${share}%`, 'fast fibres in one', 'slice of muscle'),
  ]
}

/** Session loads of four weeks, AU: two sessions missed, the fourth week raised. */
const DAYS = range(0, 27).map(day => {
  const weekly = at([420, 560, 380, 610, 300, 760, 0], day % 7)
  return Math.round(weekly * at([1, 1.06, 1.1, 1.34], Math.floor(day / 7)))
})
function month(p: Palette): Drawing {
  const X = scale([0, 28], [640, 1540])
  const Y = scale([0, 1100], [800, 120])
  return [
    range(0, 1000, 250).map(v => line([640, Y(v)], [1540, Y(v)], { stroke: p.quiet, 'stroke-width': 2 })),
    DAYS.map((load, day) =>
      rect(X(day) + 4, Y(load), X(1) - X(0) - 8, 800 - Y(load), { fill: day > 20 ? p.signal : p.ink }),
    ),
    number(p, String(weekOf(DAYS.slice(-7)).load), 'arbitrary units', 'in the fourth week'),
  ]
}

/** Corners of the smallest convex shape around points (gift wrapping). */
function hull(points: readonly Point[]): Point[] {
  const start = points.reduce((a, b) => (b[0] < a[0] ? b : a))
  const found = [start]
  for (;;) {
    const here = at(found, -1)
    const next = points
      .filter(q => q !== here)
      .reduce((a, b) => ((a[0] - here[0]) * (b[1] - here[1]) - (a[1] - here[1]) * (b[0] - here[0]) < 0 ? b : a))
    if (next === start || found.length > points.length) return found
    found.push(next)
  }
}
const areaOf = (corners: readonly Point[]) =>
  Math.abs(sum(corners.map(([x, y], i) => x * at(corners, i - 1)[1] - y * at(corners, i - 1)[0]))) / 2
function block(p: Palette): Drawing {
  const P = flat([240, 6], 13)
  const outfield = AVERAGE_POSITIONS.slice(1)
  const shape = hull(outfield)
  return [
    stripes(P, p.second),
    markings(P, { stroke: p.quiet, width: 5 }),
    path(poly(shape.map(P), true), { fill: p.signal, opacity: 0.32, stroke: p.signal, 'stroke-width': 6 }),
    outfield.map(q => circle(P(q), 24, { fill: p.ink })),
    numeral(String(Math.round(areaOf(shape))), [70, 420], {
      size: 260,
      fill: p.signal,
      unit: ['m² covered in possession'],
      unitFill: p.ink,
    }),
  ]
}

/** Core temperature (°C) in the heat, min of steady running: a rise towards a plateau. */
const coreAt = (min: number) => 37.1 + 2.7 * (1 - Math.exp(-min / 42))
function heat(p: Palette): Drawing {
  const X = scale([0, 90], [620, 1540])
  const Y = scale([36.8, 39.8], [800, 140])
  const limit = -42 * Math.log(1 - (39 - 37.1) / 2.7)
  const points = curve(coreAt, [0, 90], [X, Y])
  const hot = areaBelow(curve(coreAt, [limit, 90], [X, Y]), 800)
  return [
    path(areaBelow(points, 800), { fill: p.second }),
    clip(hot, hatch([0, 0, 1600, 900], { step: 18, stroke: p.signal, width: 5, angle: 60 })),
    path(poly(points), { fill: 'none', stroke: p.ink, 'stroke-width': 10, 'stroke-linejoin': 'round' }),
    line([620, Y(39)], [1540, Y(39)], { stroke: p.ink, 'stroke-width': 4, 'stroke-dasharray': '3 12' }),
    text('39 °C', [1536, Y(39) - 16], { size: 34, fill: p.ink, anchor: 'end' }),
    circle([X(limit), Y(39)], 24, { fill: p.signal, stroke: p.field, 'stroke-width': 8 }),
    number(p, String(Math.round(limit)), 'min to 39 °C', 'running in the heat'),
  ]
}

function lowering(p: Palette): Drawing {
  const leans = [0, 18, 36, 54]
  return [
    rect(0, 760, 1600, 140, { fill: p.second }),
    leans.map((lean, i) => {
      const last = i === leans.length - 1
      const J = place(solve(nordicPose(lean)), { at: [700 + i * 34, 760], h: 720, anchor: 'ground' })
      const tone = last ? p.ink : mix(p.field, p.ink, 0.16 + 0.14 * i)
      return figure(J, { body: tone, far: tone, build: 'female', hair: 'ponytail', ...(last && { kit: p.signal }) })
    }),
    number(p, `${at(leans, -1)}°`, 'lean before the fall'),
  ]
}

/** Players of one youth league by month of birth: an invented league with the usual slope. */
const BIRTHS = range(0, 11).map(month => Math.round(58 - month * 3.1 + at([4, -2, 1, -3, 2, 0], month % 6)))
function births(p: Palette): Drawing {
  const X = scale([0, 12], [640, 1540])
  const dots = BIRTHS.flatMap((count, month) =>
    range(0, count - 1).map(k =>
      circle([X(month) + 16 + (k % 3) * 22, 800 - Math.floor(k / 3) * 31], 10, { fill: month < 3 ? p.signal : p.ink }),
    ),
  )
  const share = Math.round((100 * sum(BIRTHS.slice(0, 3))) / sum(BIRTHS))
  return [
    dots,
    'JFMAMJJASOND'
      .split('')
      .map((letter, i) => text(letter, [X(i) + 38, 862], { size: 36, fill: p.ink, anchor: 'middle', font: 'num600' })),
    number(p, `${share}%`, 'of the players were', 'born before April'),
  ]
}

/** Sprint profile: force in N/kg falls in a line with speed in m/s, so power is a parabola. */
const PROFILE = { force: 8.2, speed: 9.4 }
function power(p: Palette): Drawing {
  const X = scale([0, 10], [620, 1540])
  const F = scale([0, 9], [800, 120])
  const P = scale([0, 22], [800, 120])
  const forceAt = (v: number) => PROFILE.force * (1 - v / PROFILE.speed)
  const random = rng(5)
  const arch = curve(v => v * forceAt(v), [0, PROFILE.speed], [X, P])
  const best = (PROFILE.force * PROFILE.speed) / 4
  return [
    path(areaBelow(arch, 800), { fill: p.second }),
    range(0.3, 9.2, 0.42).map(v => circle([X(v), F(forceAt(v) + normal(random, 0, 0.18))], 10, { fill: p.ink })),
    line([X(0), F(PROFILE.force)], [X(PROFILE.speed), F(0)], { stroke: p.ink, 'stroke-width': 8 }),
    path(poly(arch), { fill: 'none', stroke: p.signal, 'stroke-width': 12, 'stroke-linecap': 'round' }),
    circle([X(PROFILE.speed / 2), P(best)], 26, { fill: p.signal }),
    number(p, best.toFixed(1), 'W/kg at', `${(PROFILE.speed / 2).toFixed(1)} m/s`),
  ]
}

export const conferenceScenes: readonly EventScene[] = [
  scene('fibres', palettes['strength-and-power'].night, 'A slice of muscle: fast fibres among slow ones.', fibres),
  scene('month', palettes['load-monitoring'].day, 'Session loads of four weeks; the last week is marked.', month),
  scene('block', palettes['performance-analysis'].night, 'Ten average positions and the area between them.', block),
  scene('heat', palettes['endurance-physiology'].day, 'Core temperature rising past 39 °C in the heat.', heat),
  scene('lowering', palettes['return-to-play'].day, 'Four moments of a Nordic lowering.', lowering),
  scene('births', palettes['talent-development'].day, 'Players of a youth league by month of birth.', births),
  scene('power', palettes['strength-and-power'].day, 'Force and power over running speed.', power),
]
