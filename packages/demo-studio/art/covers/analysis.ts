import { normal, rng, scale } from '../drawing/chart.ts'
import { at, between, deviation, mean, type Point, range, sum } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, type Palette, palettes } from '../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../drawing/svg.ts'
import { AVERAGE_POSITIONS, LINKS } from '../models/passing.ts'
import { caption, type Cover, cover, num, stroke } from './kit.ts'

/** Sprint metres of one player in ten matches, and the eleventh, which is 38 % lower than the tenth. */
function matches(p: Palette): Drawing {
  const random = rng(41)
  const ten = range(1, 10).map(() => Math.max(90, normal(random, 250, 77)))
  const eleventh = at(ten, 9) * 0.62
  const all = [...ten, eleventh]
  const [m, s] = [mean(ten), deviation(ten)]
  const X = (i: number) => 120 + i * 98
  const Y = scale([0, 460], [740, 220])
  return [
    rect(60, Y(m + s), 1090, Y(m - s) - Y(m + s), { fill: p.second }),
    line([60, Y(m)], [1150, Y(m)], { stroke: p.ink, 'stroke-width': 3, 'stroke-dasharray': '3 10' }),
    all.map((v, i) => {
      const fill = i === 10 ? p.signal : p.ink
      return [line([X(i), 740], [X(i), Y(v)], { stroke: fill, 'stroke-width': 10 }), circle([X(i), Y(v)], 24, { fill })]
    }),
    num('31%', [64, 190], 190, p.signal),
    caption('scatter of one player’s sprint metres', [330, 150], p.ink),
    caption('from match to match', [330, 186], p.ink),
  ]
}

/** A passing map: completed passes quiet, failed ones to a single player dashed. */
function passingMap(p: Palette): Drawing {
  const place = ([x, y]: Point): Point => [110 + x * 10.9, 90 + y * 9.3]
  const spot = (i: number) => place(at(AVERAGE_POSITIONS, i))
  const target = 9
  const failed = [1, 4, 5, 6, 7, 8]
  return [
    rect(60, 60, 1080, 680, { fill: 'none', stroke: p.quiet, 'stroke-width': 4 }),
    line([600, 60], [600, 740], { stroke: p.quiet, 'stroke-width': 4 }),
    circle([600, 400], 92, { fill: 'none', stroke: p.quiet, 'stroke-width': 4 }),
    LINKS.filter(l => l.to !== target).map(l =>
      line(spot(l.from), spot(l.to), { stroke: mix(p.field, p.ink, 0.35), 'stroke-width': l.passes * 0.8 }),
    ),
    failed.map(i =>
      stroke([between(spot(i), spot(target), 0.1), between(spot(i), spot(target), 0.86)], p.signal, 7, '3 17'),
    ),
    AVERAGE_POSITIONS.map((_, i) => circle(spot(i), i === target ? 40 : 26, { fill: i === target ? p.signal : p.ink })),
    num('23', [96, 630], 200, p.signal),
    caption('failed passes to one player,', [100, 676], p.ink),
    caption('none of them on the usual map', [100, 712], p.ink),
  ]
}

const OURS = [0.45, 0.32, 0.22, 0.15, 0.12, 0.11, 0.09, 0.08, 0.07, 0.06, 0.05, 0.04, 0.04]
const THEIRS = [0.31, 0.12, 0.07, 0.06, 0.04]
/** Chance of 0, 1, 2 … goals from independent shots with these probabilities. */
const goals = (shots: readonly number[]) =>
  shots.reduce<number[]>(
    (chances, q) => range(0, chances.length).map(k => (chances[k] ?? 0) * (1 - q) + (chances[k - 1] ?? 0) * q),
    [1],
  )
/** Every score up to 5 to 3; the area of a square is its chance, the scores that are no win are marked. */
function scores(p: Palette): Drawing {
  const [we, they] = [goals(OURS), goals(THEIRS)]
  const side = 142
  const noWin = sum(we.flatMap((a, i) => they.map((b, j) => (i > j ? 0 : a * b))))
  return [
    range(0, 5).map(i =>
      range(0, 3).map(j => {
        const size = side * Math.sqrt((at(we, i) * at(they, j)) / 0.165)
        const [x, y] = [330 + i * side, 660 - j * side]
        return [
          rect(x - side / 2 + 2, y - side / 2 + 2, side - 4, side - 4, { fill: p.second }),
          rect(x - size / 2, y - size / 2, size, size, { fill: i > j ? p.ink : p.signal }),
        ]
      }),
    ),
    range(0, 5).map(i =>
      text(String(i), [330 + i * side, 774], { size: 34, font: 'num600', fill: p.ink, anchor: 'middle' }),
    ),
    range(0, 3).map(j =>
      text(String(j), [228, 672 - j * side], { size: 34, font: 'num600', fill: p.ink, anchor: 'middle' }),
    ),
    caption('our goals', [204, 774], p.ink, 'end'),
    caption('theirs', [204, 672], p.ink, 'end'),
    num(`${Math.round(noWin * 100)}%`, [64, 148], 150, p.signal),
    caption('of such matches are not won, with 1.8 to 0.6', [310, 140], p.ink),
  ]
}

export const analysisCovers: readonly Cover[] = [
  cover(
    palettes['performance-analysis'].night,
    'he-ran-less-on-saturday',
    'Sprint metres of one player in eleven matches over the band of his usual scatter; the last is within it.',
    matches,
  ),
  cover(
    palettes['performance-analysis'].day,
    'the-passing-map-hides-the-pass',
    'A passing map on a pitch; dashed lines of failed passes lead to one player.',
    passingMap,
  ),
  cover(
    palettes['load-monitoring'].night,
    'one-point-eight-to-nil-point-six',
    'A grid of final scores; the area of each square is its chance, the scores that are no win are marked.',
    scores,
  ),
]
