import type { CourseScene } from '../catalogue-types.ts'
import { normal, rng, scale } from '../drawing/chart.ts'
import { numeral, thumb } from '../drawing/frame.ts'
import { at, distance, type Point, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, palettes } from '../drawing/palette.ts'
import { circle, type Drawing, line, path, poly, rect, smooth } from '../drawing/svg.ts'
import { contourRings } from '../drawing/texture.ts'
import { heightAt, heightVelocity, peakVelocity } from '../models/growth.ts'
/** Talent development: growth with peak height velocity, and a landscape of movement solutions. */
import { place, solve } from '../movement/body.ts'
import { figure } from '../movement/figure.ts'
import { standPose } from '../movement/motion.ts'

const PEAK = peakVelocity()
const AGES = [8, 10, 12, 14, 16, 18]
const FLOOR = 790
/** px per cm. */
const PX = 3.55
const growthX = scale([8, 18], [640, 1440])

function child(age: number, i: number): Drawing {
  const p = palettes['talent-development'].day
  const marked = age === 14
  // Children carry relatively larger heads; the body is scaled so that stature stays as measured.
  const headScale = 1.3 - i * 0.055
  const h = (heightAt(age) * PX) / (1 + 0.062 * (headScale - 1))
  const J = place(solve(standPose({ step: 3, headScale })), { at: [growthX(age), FLOOR], h })
  const kit = marked ? { kit: p.signal, shorts: p.ink } : {}
  return [
    figure(J, { body: p.ink, far: mix(p.field, p.ink, 0.62), ...kit }),
    text(String(age), [growthX(age), FLOOR + 66], {
      size: 62,
      font: 'num600',
      fill: marked ? p.signal : p.ink,
      anchor: 'middle',
    }),
  ]
}

function growth(): string {
  const p = palettes['talent-development'].day
  const Y = scale([0, 10], [560, 120])
  const velocity = poly(range(7.4, 18.6, 0.1).map((a): Point => [growthX(a), Y(heightVelocity(a))]))
  const level = (cm: number) => [
    line([540, FLOOR - cm * PX], [1600, FLOOR - cm * PX], { stroke: p.quiet, 'stroke-width': 2 }),
    text(`${cm} cm`, [1584, FLOOR - cm * PX - 8], { size: 24, fill: p.ink, anchor: 'end', font: 'label400' }),
  ]
  return thumb(
    p,
    growthAndMaturation.title,
    rect(0, FLOOR, 1600, 110, { fill: p.second }),
    [120, 140, 160, 180].map(level),
    AGES.map(child),
    path(velocity, { fill: 'none', stroke: p.field, 'stroke-width': 18, 'stroke-linejoin': 'round' }),
    path(velocity, {
      fill: 'none',
      stroke: p.signal,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    circle([growthX(PEAK.age), Y(PEAK.value)], 24, { fill: p.signal, stroke: p.field, 'stroke-width': 8 }),
    numeral(PEAK.value.toFixed(1), [66, 430], {
      size: 400,
      fill: p.signal,
      unit: ['cm per year', 'at peak height velocity'],
      unitFill: p.ink,
      unitSize: 32,
    }),
    text('age, years', [80, FLOOR + 62], { size: 30, fill: p.ink }),
  )
}
export const growthAndMaturation: CourseScene = {
  slug: 'growth-and-maturation',
  category: 'talent-development',
  title: 'Growth and maturation in young athletes',
  shows: 'Six bodies from eight to eighteen years on a height scale, with the height velocity curve and its peak.',
  keyNumber: PEAK.value.toFixed(1),
  keyUnit: 'cm per year at peak height velocity',
  draw: growth,
}

/** Centre (in picture heights), spread and height of the hills (+) and valleys (−) of the landscape. */
const BUMPS = [
  [1.32, 0.6, 0.3, 0.27, -0.78],
  [0.82, 0.24, 0.17, 0.15, -0.34],
  [0.72, 0.84, 0.18, 0.14, -0.26],
  [1.04, 0.62, 0.11, 0.3, 0.24],
  [0.26, 0.5, 0.42, 0.6, 0.3],
  [1.62, 0.08, 0.28, 0.2, 0.22],
] as const
const ASPECT = 16 / 9
/** Height of the landscape, u and v in 0…1 of the picture. */
function height(u: number, v: number): number {
  const x = u * ASPECT
  const hills = BUMPS.reduce(
    (h, [cx, cy, sx, sy, a]) => h + a * Math.exp(-(((x - cx) / sx) ** 2) - ((v - cy) / sy) ** 2),
    0.5,
  )
  return hills + 0.02 * Math.sin(7 * x + 3 * v) + 0.015 * Math.cos(9 * v - 4 * x)
}

/** Downhill walk with inertia and noise, as px. */
function descend([u0, v0]: Point, random: () => number): Point[] {
  const points: Point[] = []
  let [u, v, du, dv] = [u0, v0, 0, 0]
  const e = 0.004
  for (let i = 0; i <= 260; i++) {
    points.push([u * 1600, v * 900])
    du = du * 0.8 - ((height(u + e, v) - height(u - e, v)) / (2 * e) / ASPECT) * 0.0009 + normal(random, 0, 0.0002)
    dv = dv * 0.8 - ((height(u, v + e) - height(u, v - e)) / (2 * e)) * 0.0015 + normal(random, 0, 0.0003)
    u += du
    v += dv
  }
  return points
}
const STARTS: readonly Point[] = [
  [0.3, 0.12],
  [0.36, 0.33],
  [0.3, 0.62],
  [0.37, 0.93],
  [0.66, 0.05],
  [0.96, 0.3],
  [0.52, 0.52],
]
const random = rng(3)
const WALKS = STARTS.map(start => descend(start, random))
/** Valleys reached: end points nearer than 150 px share one. */
export const solutionsReached = WALKS.reduce<Point[]>(
  (found, walk) => (found.some(q => distance(q, at(walk, -1)) < 150) ? found : [...found, at(walk, -1)]),
  [],
).length
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

function landscape(): string {
  const p = palettes['talent-development'].night
  const deep = mix(p.field, '#000000', 0.5)
  const high = mix(p.quiet, p.ink, 0.12)
  const rings = contourRings(height, [0, 0, 1600, 900], range(-0.34, 0.84, 0.046), [97, 55])
  const walk = (points: Point[], i: number) => {
    const hot = i === WALKS.length - 1
    const fill = hot ? p.signal : p.ink
    return [
      path(smooth(points.filter((_, k) => k % 6 === 0)), {
        fill: 'none',
        stroke: fill,
        'stroke-width': hot ? 9 : 4,
        'stroke-linecap': 'round',
      }),
      circle(at(points, 0), hot ? 15 : 10, { fill }),
      circle(at(points, -1), hot ? 24 : 13, { fill, stroke: deep, 'stroke-width': 5 }),
    ]
  }
  const tone = (i: number) => ({
    fill: mix(deep, high, Math.min(1, i / (rings.length - 4))),
    stroke: mix(p.field, p.ink, i % 5 ? 0.28 : 0.58),
    'stroke-width': i % 5 ? 1.3 : 3,
  })
  return thumb(
    p,
    skillAcquisition.title,
    rect(0, 0, 1600, 900, { fill: deep }),
    rings.map((d, i) => path(d, tone(i))),
    WALKS.map(walk),
    numeral(String(WALKS.length), [66, 560], {
      size: 640,
      fill: p.ink,
      unit: ['learners,', `${at(WORDS, solutionsReached)} solutions`],
      unitSize: 38,
      gap: 76,
    }),
  )
}
export const skillAcquisition: CourseScene = {
  slug: 'skill-acquisition',
  category: 'talent-development',
  title: 'Skill acquisition: learning as exploration',
  shows: `A contour map with valleys; ${at(WORDS, WALKS.length)} learners descend into ${at(WORDS, solutionsReached)} different stable movement solutions.`,
  keyNumber: String(WALKS.length),
  keyUnit: `learners, ${at(WORDS, solutionsReached)} solutions`,
  draw: landscape,
}
