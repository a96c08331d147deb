import { scale } from '../drawing/chart.ts'
import { at, type Point, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, type Palette, palettes } from '../drawing/palette.ts'
import { circle, type Drawing, line, path, poly, rect } from '../drawing/svg.ts'
import { place, solve } from '../movement/body.ts'
import { figure } from '../movement/figure.ts'
import { drivePose } from '../movement/sprint.ts'
import { caption, type Cover, cover, num, stroke } from './kit.ts'

/** 40 m times of one runner by start and trigger, against a block start on the gun (Haugen et al. 2012), s. */
const STARTS = [
  ['blocks, gun', 0],
  ['three-point, hand pod', 0.17],
  ['standing, beam', 0.27],
  ['standing, rear foot', 0.69],
] as const
function startLine(p: Palette): Drawing {
  const X = scale([0, 5.4], [70, 1130])
  const J = place(solve(drivePose(0.3, 42)), { at: [960, 372], h: 300 })
  const time = (gain: number) => 5.3 - gain
  return [
    rect(0, 372, 1200, 8, { fill: p.second }),
    figure(J, { body: p.ink, far: mix(p.field, p.ink, 0.7) }),
    STARTS.map(([name, gain], i) => {
      const y = 420 + i * 88
      const last = i === STARTS.length - 1
      return [
        rect(X(0), y, X(time(gain)) - X(0), 62, { fill: p.ink }),
        gain ? rect(X(time(gain)), y, X(5.3) - X(time(gain)), 62, { fill: last ? p.signal : p.second }) : '',
        text(name, [X(0) + 20, y + 41], { size: 27, fill: p.field }),
        text(`${time(gain).toFixed(2)} s`, [X(time(gain)) - 16, y + 45], {
          size: 40,
          font: 'num600',
          fill: p.field,
          anchor: 'end',
        }),
      ]
    }),
    num('0.69 s', [64, 240], 250, p.signal),
    caption('between two honest 40 m times', [70, 296], p.ink),
  ]
}

/** A sprinter pulling a sled; the rope runs from the hip to the plates. */
function sled(p: Palette): Drawing {
  const floor = 690
  const h = 600
  const J = place(solve(drivePose(0.12, 50)), { at: [930, floor], h })
  const hook: Point = [330, floor - 54]
  return [
    rect(0, floor, 1200, 110, { fill: p.second }),
    range(0, 11).map(i =>
      line([i * 120 - 40, floor + 46], [i * 120 + 10, floor + 46], { stroke: p.quiet, 'stroke-width': 6 }),
    ),
    stroke([hook, J.hip], p.ink, 7),
    rect(96, floor - 40, 240, 22, { fill: p.ink }),
    path(
      poly([
        [96, floor - 40],
        [60, floor - 84],
        [88, floor - 84],
        [124, floor - 40],
      ]),
      { fill: p.ink },
    ),
    line([90, floor - 8], [350, floor - 8], { stroke: p.ink, 'stroke-width': 16 }),
    range(0, 4).map(i =>
      rect(140 + i * 2, floor - 74 - i * 34, 160 - i * 4, 30, {
        fill: i === 4 ? p.signal : mix(p.ink, p.field, 0.12 * i),
      }),
    ),
    figure(J, { body: p.ink, far: mix(p.field, p.ink, 0.72), shorts: p.signal }),
    num('80%', [64, 280], 270, p.signal),
    caption('of body mass on the sled,', [70, 336], p.ink),
    caption('half of free speed', [70, 372], p.ink),
  ]
}

/** Six players: rank by 505 time at the left, rank by deficit at the right. */
const RANKS = [
  ['A', 1, 5],
  ['B', 2, 4],
  ['C', 3, 1],
  ['D', 4, 6],
  ['E', 5, 2],
  ['F', 6, 3],
] as const
function deficit(p: Palette): Drawing {
  const Y = (rank: number) => 220 + (rank - 1) * 96
  return [
    RANKS.map(([name, before, after]) => {
      const hot = name === 'A'
      const colour = hot ? p.signal : name === 'F' ? p.ink : p.quiet
      const bend = range(0, 1, 0.05).map((t): Point => {
        const s = 3 * t * t - 2 * t ** 3
        return [560 + t * 460, Y(before) + (Y(after) - Y(before)) * s]
      })
      return [
        stroke(bend, colour, hot ? 14 : 9),
        [at(bend, 0), at(bend, -1)].map(spot => [
          circle(spot, 34, { fill: hot ? p.signal : p.ink }),
          text(name, [spot[0], spot[1] + 13], { size: 38, font: 'num800', fill: p.field, anchor: 'middle' }),
        ]),
      ]
    }),
    caption('505 time', [560, 150], p.ink, 'middle'),
    caption('deficit', [1020, 150], p.ink, 'middle'),
    num('1 to 5', [64, 330], 230, p.signal),
    caption('the fastest sprinter', [70, 386], p.ink),
    caption('is not the best turner', [70, 422], p.ink),
  ]
}

export const sprintCovers: readonly Cover[] = [
  cover(
    palettes['sprint-mechanics'].day,
    'seven-tenths-at-the-start-line',
    'Four bars of 40 m time for one runner; the way of starting the clock takes up to 0.69 s away.',
    startLine,
  ),
  cover(
    palettes['endurance-physiology'].night,
    'the-sled-that-looks-wrong',
    'A sprinter leans into a rope and pulls a sled with five plates.',
    sled,
  ),
  cover(
    palettes['load-monitoring'].night,
    'the-turn-inside-the-505',
    'Lines join the rank of six players by 505 time to their rank by change of direction deficit; they cross.',
    deficit,
  ),
]
