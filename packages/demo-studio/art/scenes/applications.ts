import { numeral, thumb } from '../drawing/frame.ts'
import { at, type Point, range, solveRising } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, type Palette, palettes } from '../drawing/palette.ts'
import { circle, type Drawing, line, path, poly, rect } from '../drawing/svg.ts'
import { flat, markings, stripes } from '../models/pitch.ts'
import { distanceRun } from '../models/sprint-speed.ts'
/** Pictures of the applications, 1600 × 900: what clubs and coaches come for. */
import { place, solve } from '../movement/body.ts'
import { figure } from '../movement/figure.ts'
import { squatPose, standPose } from '../movement/motion.ts'
import { drivePose, sprintPose } from '../movement/sprint.ts'
import type { EventScene } from './conferences.ts'

const scene = (slug: string, p: Palette, shows: string, body: (p: Palette) => Drawing): EventScene => ({
  slug,
  shows,
  draw: () => thumb(p, shows, body(p)),
})

/** A press, m: who presses, whom, and the ball. */
const PRESS: readonly (readonly [Point, Point])[] = [
  [
    [70, 17],
    [81, 7],
  ],
  [
    [85, 13],
    [96, 22],
  ],
  [
    [73, 30],
    [77, 30.5],
  ],
  [
    [88, 30],
    [95, 39],
  ],
  [
    [70, 43],
    [80, 55],
  ],
]
const BEHIND: readonly Point[] = [
  [54, 8],
  [58, 23],
  [58, 37],
  [54, 52],
  [85, 47],
]
function press(p: Palette): Drawing {
  const P = flat([-380, -50], 16.6)
  const shape: Point[] = [
    at(PRESS, 0)[0],
    at(PRESS, 1)[0],
    at(PRESS, 3)[0],
    at(BEHIND, 4),
    at(PRESS, 4)[0],
    at(PRESS, 2)[0],
  ]
  const cross = ([x, y]: Point) =>
    [-1, 1].map(k => line([x - 20, y - 20 * k], [x + 20, y + 20 * k], { stroke: p.ink, 'stroke-width': 10 }))
  return [
    stripes(P, p.second),
    markings(P, { stroke: p.quiet, width: 5 }),
    path(poly(shape.map(P), true), { fill: p.signal, opacity: 0.35, stroke: p.signal, 'stroke-width': 6 }),
    PRESS.map(([from, to]) => [
      line(P(from), P(to), { stroke: p.ink, 'stroke-width': 5, 'stroke-dasharray': '2 14', 'stroke-linecap': 'round' }),
      circle(P(from), 26, { fill: p.signal }),
      cross(P(to)),
    ]),
    BEHIND.map(q => circle(P(q), 26, { fill: p.signal })),
    circle(P([96, 26]), 14, { fill: p.ink }),
  ]
}

function gates(p: Palette): Drawing {
  const X = (m: number) => 150 + m * 42
  const seconds = solveRising(distanceRun, 30, [1, 8])
  const runners = [
    { m: 1, pose: drivePose(0.3, 40) },
    { m: 10, pose: sprintPose(0.55, 22) },
    { m: 20, pose: sprintPose(0.05, 12) },
    { m: 30, pose: sprintPose(0.3) },
  ]
  return [
    rect(0, 780, 1600, 120, { fill: p.second }),
    [0, 10, 20, 30].map(m => [
      line([X(m), 330], [X(m), 780], { stroke: p.ink, 'stroke-width': 5, 'stroke-dasharray': '2 12' }),
      text(`${m} m`, [X(m), 850], { size: 40, fill: p.ink, font: 'num600', anchor: 'middle' }),
    ]),
    runners.map(({ m, pose }, i) => {
      const last = i === runners.length - 1
      const tone = last ? p.ink : mix(p.field, p.ink, 0.3 + 0.16 * i)
      const J = place(solve(pose), { at: [X(m) - 10, 778], h: 400, anchor: 'ground' })
      return figure(J, { body: tone, far: mix(p.field, tone, 0.6), hair: 'locs', ...(last && { kit: p.signal }) })
    }),
    numeral(seconds.toFixed(2), [80, 290], { size: 270, fill: p.signal, unit: [], unitFill: p.ink }),
    text('s over 30 m', [520, 285], { size: 40, fill: p.ink }),
  ]
}

function squad(p: Palette): Drawing {
  const out = new Set([4, 9, 16])
  const players = range(0, 21).map(i => {
    const [x, y] = [670 + (i % 8) * 108 + (i > 7 && i < 16 ? 40 : 0), 330 + Math.floor(i / 8) * 262]
    const J = place(solve(standPose({ step: (i % 3) * 2 })), { at: [x, y], h: 236, anchor: 'ground' })
    const tone = out.has(i) ? p.signal : p.ink
    return figure(J, { body: tone, far: mix(p.field, tone, 0.6), build: 'female', hair: i % 2 ? 'ponytail' : 'bun' })
  })
  return [
    players,
    numeral(`${out.size}`, [80, 470], {
      size: 480,
      fill: p.signal,
      unit: ['of 22 injured in', 'one season'],
      unitFill: p.ink,
      unitSize: 38,
    }),
  ]
}

function squats(p: Palette): Drawing {
  const depths = [0, 0.3, 0.65, 1]
  return [
    rect(0, 780, 1600, 120, { fill: p.second }),
    depths.map((depth, i) => {
      const last = i === depths.length - 1
      const pose = squatPose(depth)
      const J = place(solve(pose), { at: [640 + i * 225, 780], h: 540, anchor: 'ground' })
      const tone = last ? p.ink : mix(p.field, p.ink, 0.34 + 0.16 * i)
      return figure(J, { body: tone, far: mix(p.field, tone, 0.6), hair: 'crop', ...(last && { kit: p.signal }) })
    }),
    numeral(`${Math.round(squatPose(1).R.knee)}°`, [80, 440], {
      size: 380,
      fill: p.signal,
      unit: ['knee flexion', 'in the deepest frame'],
      unitFill: p.ink,
      unitSize: 38,
    }),
  ]
}

function mentor(p: Palette): Drawing {
  return [
    rect(0, 790, 1600, 110, { fill: p.second }),
    range(0, 4).map(i => {
      const first = i === 0
      const J = place(solve(standPose({ step: 2 + (i % 3) })), {
        at: [690 + i * 200, 790],
        h: first ? 640 : 560,
        anchor: 'ground',
      })
      const tone = first ? p.signal : p.ink
      return figure(J, {
        body: tone,
        far: mix(p.field, tone, 0.6),
        build: i % 2 ? 'female' : 'male',
        hair: i % 2 ? 'ponytail' : 'afro',
      })
    }),
    numeral('1:4', [80, 470], {
      size: 480,
      fill: p.signal,
      unit: ['one of our staff,', 'four coaches'],
      unitFill: p.ink,
      unitSize: 38,
    }),
  ]
}

/** Heart rates of one session in five zones, minutes. */
const ZONES = [14, 22, 19, 11, 6]
function zones(p: Palette): Drawing {
  const top = 110
  const hard = at(ZONES, 3) + at(ZONES, 4)
  return [
    ZONES.toReversed().map((minutes, i) => {
      const y = top + i * 142
      return [
        rect(640, y, minutes * 38, 112, { fill: i < 2 ? p.signal : p.ink }),
        text(`Z${5 - i}`, [600, y + 78], { size: 60, fill: p.ink, font: 'num600', anchor: 'end' }),
      ]
    }),
    numeral(String(hard), [80, 470], {
      size: 480,
      fill: p.signal,
      unit: ['min above', 'the threshold'],
      unitFill: p.ink,
      unitSize: 38,
    }),
  ]
}

export const applicationScenes: readonly EventScene[] = [
  scene('press', palettes['performance-analysis'].day, 'Six players press five opponents near the ball.', press),
  scene('gates', palettes['sprint-mechanics'].day, 'A runner at four timing gates over 30 m.', gates),
  scene('squad', palettes['talent-development'].night, 'A squad of 22; three players are marked.', squad),
  scene('squats', palettes['strength-and-power'].night, 'Four depths of a squat.', squats),
  scene('mentor', palettes['return-to-play'].night, 'One mentor stands before four coaches.', mentor),
  scene('zones', palettes['nutrition'].day, 'Minutes of one session in five heart-rate zones.', zones),
]
