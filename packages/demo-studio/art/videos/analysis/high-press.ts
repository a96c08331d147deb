/** 4-3-3 pressing drill: a trigger pass, then the cover shadows close. Positions in m, attacking to the right. */
import type { Explainer } from '../../catalogue-types.ts'
import { readout } from '../../drawing/chart.ts'
import { at, between, distance, ease, type Point, range } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, path, poly } from '../../drawing/svg.ts'
import { flat, markings, shirt, stripes } from '../../models/pitch.ts'
import { cues, frame } from '../kit.ts'

const p = palettes['performance-analysis'].day
const P = flat([36, 126], 7.9)
const OPPONENTS: readonly Point[] = [
  [99, 34],
  [90, 56],
  [94, 42],
  [94, 26],
  [90, 10],
  [82, 34],
  [72, 46],
  [72, 22],
  [58, 60],
  [56, 34],
  [58, 8],
]
const BASE: readonly Point[] = [
  [22, 34],
  [50, 56],
  [46, 42],
  [46, 26],
  [50, 12],
  [62, 34],
  [68, 46],
  [68, 22],
  [76, 54],
  [80, 34],
  [76, 14],
]
/** After the trigger: the winger jumps, the nine shadows the six, midfield steps up, the far side tucks in. */
const PRESS: readonly Point[] = [
  [30, 34],
  [58, 46],
  [54, 38],
  [56, 24],
  [68, 10],
  [72, 30],
  [76, 38],
  [80, 20],
  [82, 42],
  [88, 28],
  [87, 14],
]
/** Reaction of each player after the pass, s. */
const DELAY = [0.9, 0.5, 0.6, 0.5, 0.3, 0.35, 0.4, 0.2, 0.4, 0.1, 0]
const TRIGGER = 6.8
const WIN = 11
/** Video time s, and ball position m. */
const BALL: readonly (readonly [number, Point])[] = [
  [0, [99, 34]],
  [1.8, [99, 34]],
  [2.8, [94.6, 42]],
  [4.4, [94.6, 42]],
  [5.5, [94.4, 26.4]],
  [TRIGGER, [94.4, 26.4]],
  [8.2, [90, 11]],
  [10.8, [88.8, 11.6]],
  [11.3, [86.4, 14]],
  [12.4, [86.4, 15]],
  [13.8, [99, 28]],
  [18, [99, 28]],
]
const [WINGER, NINE, TEN] = [10, 9, 7]
const FULL_BACK = 4

function ballAt(t: number): Point {
  const next = BALL.findIndex(([time]) => time > t)
  if (next < 1) return at(BALL, -1)[1]
  const [[t0, a], [t1, b]] = [at(BALL, next - 1), at(BALL, next)]
  return between(a, b, 1 - (1 - (t - t0) / (t1 - t0)) ** 1.6)
}

function playersAt(t: number): Point[] {
  const drift = (ballAt(t)[1] - 34) * 0.12 * ease(t, 2, 4)
  return BASE.map(([x, y], i) => {
    const start = TRIGGER + at(DELAY, i)
    const spot = between([x, y + drift], at(PRESS, i), ease(t, start, start + 2.7))
    return i === WINGER ? between(spot, [86.4, 14.2], ease(t, WIN - 0.3, WIN + 0.4)) : spot
  })
}

/** Triangle behind a presser that a straight pass from the ball cannot reach. */
function shadow(player: Point, ball: Point, press: number): string {
  const [a, b] = [P(player), P(ball)]
  const length = distance(a, b)
  if (length < 14) return ''
  const [ux, uy] = [(a[0] - b[0]) / length, (a[1] - b[1]) / length]
  const side = (along: number, off: number): Point => [a[0] + ux * along - uy * off, a[1] + uy * along + ux * off]
  const reach = 105 * press
  return path(poly([side(0, 12), side(reach, 34), side(reach, -34), side(0, -12)], true), {
    fill: p.signal,
    opacity: 0.34,
  })
}

function people(t: number, our: readonly Point[], press: number): Drawing {
  const past = playersAt(Math.max(0, t - 0.9))
  const trails = our.map((q, i) =>
    distance(q, at(past, i)) > 0.5
      ? line(P(at(past, i)), P(q), { stroke: p.ink, 'stroke-width': 5, opacity: 0.5 })
      : '',
  )
  const opponents = OPPONENTS.map((q, i) => {
    const ring =
      i === FULL_BACK && t > 7.6 && t < WIN
        ? circle(P(q), 21 + 4 * Math.sin(t * 8), { fill: 'none', stroke: p.signal, 'stroke-width': 4 })
        : ''
    return [circle(P(q), 13, { fill: p.field, stroke: p.ink, 'stroke-width': 3 }), ring]
  })
  const mates = our.map((q, i) => {
    const [x, y] = P(q)
    const hot = press > 0.3 && [WINGER, NINE, TEN].includes(i)
    return [
      circle([x, y], 16, { fill: hot ? p.signal : p.ink }),
      text(shirt(i), [x, y + 8], { size: 23, font: 'num800', fill: p.field, anchor: 'middle' }),
    ]
  })
  return [trails, opponents, mates]
}

const STAGES: readonly (readonly [number, string])[] = [
  [1.8, '1  shape'],
  [TRIGGER, '2  guide'],
  [WIN, '3  trigger'],
  [Infinity, '4  win'],
]

function render(t: number): string {
  const our = playersAt(t)
  const ball = ballAt(t)
  const press = ease(t, TRIGGER, TRIGGER + 2.3)
  const block = [8, 9, 10, 4, 3, 2, 1].map(i => P(at(our, i)))
  const gap = distance(at(our, WINGER), at(OPPONENTS, FULL_BACK))
  const ys = our.slice(1).map(q => q[1])
  const tail = range(0, 2).map(i =>
    circle(P(ballAt(Math.max(0, t - 0.12 * (i + 1)))), 6 - i * 1.4, { fill: '#ffffff', opacity: 0.4 - i * 0.1 }),
  )
  return frame(
    p,
    highPress.title,
    'pitch 105 × 68 m, attacking to the right',
    stripes(P, p.second),
    markings(P, { stroke: p.quiet, width: 3 }),
    path(poly(block, true), {
      fill: p.ink,
      opacity: 0.12 + 0.06 * press,
      stroke: p.ink,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
    press > 0.05 ? [NINE, WINGER, TEN].map(i => shadow(at(our, i), ball, press)) : '',
    people(t, our, press),
    tail,
    circle(P(ball), 8, { fill: '#ffffff', stroke: p.field, 'stroke-width': 2 }),
    readout(gap.toFixed(1), ['11 to the full-back, m'], [930, 290], { size: 150, fill: p.signal, ink: p.ink }),
    readout((Math.max(...ys) - Math.min(...ys)).toFixed(0), ['team width, m'], [930, 440], {
      size: 100,
      fill: p.ink,
      ink: p.ink,
    }),
    text(
      at(
        STAGES,
        STAGES.findIndex(([end]) => t < end),
      )[1],
      [930, 590],
      { size: 54, font: 'num800', fill: p.ink },
    ),
  )
}

export const highPress: Explainer = {
  slug: 'high-press',
  title: '4-3-3 press on the full-back',
  seconds: 18,
  teaches: 'Shape, guide, trigger, win: the winger jumps, cover shadows close the inside.',
  shows: 'a 4-3-3 press on the full-back in four steps: shape, guide, trigger, win',
  courses: ['passing-networks', 'expected-goals'],
  poster: 10,
  cues: cues(18, [
    [0, 'Start in a 4-3-3: compact, and between the ball and our goal.'],
    [2.4, 'Let the centre-backs pass. The front three close the middle.'],
    [TRIGGER, 'The pass to the full-back is the trigger: the winger, number 11, jumps.'],
    [9.2, 'Nine and ten block the inside pass with their cover shadows.'],
    [11.8, 'The ball is won high, with the far side tucked in.'],
    [14.4, 'If the winger comes late, the press is off: drop and keep the shape.'],
  ]),
  render,
}
