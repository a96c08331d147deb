/** Learners on a landscape of solutions; a constraint changes the landscape. */
import type { Explainer } from '../../catalogue-types.ts'
import { normal, rng } from '../../drawing/chart.ts'
import { at, clamp01, ease, type Point, range } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, path, rect } from '../../drawing/svg.ts'
import { contourRings } from '../../drawing/texture.ts'
import { cues, frame, stroke } from '../kit.ts'

const p = palettes['talent-development'].night
const deep = mix(p.field, '#000000', 0.5)
const high = mix(p.quiet, p.ink, 0.12)
const [W, H] = [1280, 720]
/** Valleys: centre in picture heights, width, and depth before and after the constraint. */
const VALLEYS = [
  { x: 1.25, y: 0.58, w: 0.26, before: 0.7, after: 0 },
  { x: 0.55, y: 0.7, w: 0.22, before: 0.45, after: 0.5 },
  { x: 0.95, y: 0.34, w: 0.32, before: 0.05, after: 0.75 },
]
/** Height at picture shares u, v with the constraint in place to a share k. */
const height = (u: number, v: number, k: number) =>
  VALLEYS.reduce(
    (h, a) =>
      h -
      (a.before + (a.after - a.before) * k) * Math.exp(-(((u * (W / H) - a.x) / a.w) ** 2) - ((v - a.y) / a.w) ** 2),
    0.5 + 0.02 * Math.sin(11 * u + 3 * v),
  )

const STARTS: readonly Point[] = [
  [0.46, 0.3],
  [0.92, 0.44],
  [0.86, 0.86],
  [0.5, 0.9],
  [0.16, 0.68],
  [0.6, 0.62],
]
const FPS = 25
const SECONDS = 24
const constraint = (t: number) => ease(t, 12, 14)
/** Paths of the learners through the video: downhill with inertia and exploration noise, in px. */
const PATHS = STARTS.map((start, n) => {
  const random = rng(50 + n)
  const points: Point[] = []
  let [u, v, du, dv] = [start[0], start[1], 0, 0]
  for (let i = 0; i <= SECONDS * FPS; i++) {
    points.push([u * W, v * H])
    const t = i / FPS
    if (t < 3) continue
    const k = constraint(t)
    const e = 0.004
    const explore = t > 12 && t < 18 ? 2.2 : 0.5
    du =
      du * 0.85 -
      ((height(u + e, v, k) - height(u - e, v, k)) / (2 * e)) * 0.00016 +
      normal(random, 0, 0.00042 * explore)
    dv =
      dv * 0.85 -
      ((height(u, v + e, k) - height(u, v - e, k)) / (2 * e)) * 0.00042 +
      normal(random, 0, 0.0006 * explore)
    u = Math.max(0.02, Math.min(0.98, u + du))
    v = Math.max(0.24, Math.min(0.95, v + dv))
  }
  return points
})

function render(t: number): string {
  const k = constraint(t)
  const levels = range(-0.3, 0.5, 0.06)
  const rings = contourRings((u, v) => height(u, v, k), [0, 0, W, H], levels, [65, 37])
  const i = Math.round(clamp01(t / SECONDS) * SECONDS * FPS)
  const learners = PATHS.map((points, n) => {
    const hot = n === 1
    const trail = points.slice(Math.max(0, i - 60), i + 1).filter((_, q) => q % 3 === 0)
    return [
      stroke(trail, hot ? p.signal : p.ink, hot ? 5 : 3),
      circle(at(points, i), hot ? 15 : 11, { fill: hot ? p.signal : p.ink, stroke: deep, 'stroke-width': 4 }),
    ]
  })
  return frame(
    p,
    movementSolutions.title,
    'height = how poorly a movement solves the task; dots = learners',
    rect(0, 0, W, H, { fill: deep }),
    rings.map((d, n) =>
      path(d, {
        fill: mix(deep, high, Math.min(1, n / (rings.length - 2))),
        stroke: mix(p.field, p.ink, n % 4 ? 0.26 : 0.5),
        'stroke-width': n % 4 ? 1 : 2,
      }),
    ),
    learners,
    text(k > 0.5 ? 'smaller goal, two touches' : 'open task', [W - 56, 72], {
      size: 26,
      font: 'label600',
      fill: p.signal,
      anchor: 'end',
    }),
  )
}

export const movementSolutions: Explainer = {
  slug: 'movement-solutions',
  title: 'Learning as exploration',
  seconds: SECONDS,
  teaches: 'Learners move over a landscape of solutions; changing the task changes the landscape.',
  shows: 'learners as dots on a landscape of solutions, before and after the task is changed',
  courses: ['skill-acquisition'],
  poster: 20,
  cues: cues(SECONDS, [
    [0, 'A map of solutions: dark valleys solve the task well, light hills poorly.'],
    [4.4, 'Each learner starts elsewhere and rolls downhill to their own solution.'],
    [8.6, 'Once in a valley they stay: the movement is stable, even when a better one exists.'],
    [12.4, 'Now the coach changes the task. One valley fills up, another opens.'],
    [17, 'Learners explore again and find the new solution, without being told how.'],
  ]),
  render,
}
