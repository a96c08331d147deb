import { normal, rng, scale } from '../drawing/chart.ts'
import { mean, type Point, range } from '../drawing/geometry.ts'
import { mix, type Palette, palettes } from '../drawing/palette.ts'
import { circle, type Drawing, line, path, poly, rect } from '../drawing/svg.ts'
import { caption, type Cover, cover, num, stroke } from './kit.ts'

/** One dot a person: change of maximal oxygen uptake, true gain 5 % in all, error of a difference 4.2 %. */
function responders(p: Palette): Drawing {
  const random = rng(62)
  const X = scale([-10, 20], [60, 1140])
  const values = range(1, 170)
    .map(() => normal(random, 5, 4.2))
    .filter(v => v > -9 && v < 19)
  const placed: Point[] = []
  for (const v of values) {
    const free =
      range(0, 400)
        .map(k => (k % 2 ? 1 : -1) * Math.ceil(k / 2) * 4)
        .find(y => placed.every(([a, b]) => Math.hypot(a - X(v), b - y) >= 27)) ?? 0
    placed.push([X(v), free])
  }
  const below = values.filter(v => v < 0).length
  return [
    rect(0, 0, X(0), 800, { fill: p.second }),
    placed.map(([x, y]) => circle([x, 480 + y], 12, { fill: x < X(0) ? p.signal : p.ink })),
    line([X(mean(values)), 236], [X(mean(values)), 740], {
      stroke: p.ink,
      'stroke-width': 4,
      'stroke-dasharray': '3 10',
    }),
    num(`1 in ${Math.round(values.length / below)}`, [1140, 200], 200, p.signal, 'end'),
    caption('below zero, although all gained 5 %', [1136, 246], p.ink, 'end'),
    caption('% change measured', [1136, 770], p.ink, 'end'),
  ]
}

/** Flow-volume loop of a forced breath, L/s against L, with smaller loops of quiet breathing inside. */
function breath(p: Palette): Drawing {
  const X = scale([0, 6], [130, 1130])
  const Y = scale([-8, 12], [750, 60])
  const out = (v: number) =>
    v < 0.72 ? 10.8 * Math.sin(((v / 0.72) * Math.PI) / 2) ** 0.8 : 10.8 * (1 - (v - 0.72) / 4.68) ** 1.06
  const back = (v: number) => -7 * Math.sqrt(Math.max(0, 1 - ((v - 2.7) / 2.7) ** 2))
  const loop: Point[] = [
    ...range(0, 5.37, 0.03).map((v): Point => [X(v), Y(out(v))]),
    ...range(0, 5.4, 0.06)
      .map((v): Point => [X(v), Y(back(v))])
      .toReversed(),
  ]
  const smaller = (s: number) => loop.map(([x, y]): Point => [X(2.3) + (x - X(2.3)) * s, Y(0) + (y - Y(0)) * s])
  return [
    range(1, 7).map(k =>
      path(poly(smaller(k / 7.6), true), {
        fill: 'none',
        stroke: mix(p.field, p.ink, 0.22 + k * 0.03),
        'stroke-width': 2.5,
      }),
    ),
    path(poly(loop, true), { fill: 'none', stroke: p.ink, 'stroke-width': 10, 'stroke-linejoin': 'round' }),
    line([90, Y(0)], [1150, Y(0)], { stroke: p.ink, 'stroke-width': 4 }),
    circle([X(2.7), Y(-7)], 22, { fill: p.signal }),
    num('7 L/s', [1136, 270], 230, p.signal, 'end'),
    caption('the inward breath', [1130, 322], p.ink, 'end'),
    caption('is the one trained', [1130, 358], p.ink, 'end'),
    caption('volume, L', [1150, Y(0) - 18], p.ink, 'end'),
  ]
}

/** Best 20 min power against work done before, for two riders equal when fresh, W against kJ. */
function thirdHour(p: Palette): Drawing {
  const X = scale([0, 2000], [110, 900])
  const Y = scale([240, 300], [720, 240])
  const rider = (loss: number) => range(0, 2000, 50).map((w): Point => [X(w), Y(290.5 - loss * (w / 2000) ** 1.6)])
  const [one, two] = [rider(10), rider(31)]
  return [
    path(`${poly([...one, ...two.toReversed()])}Z`, { fill: p.second }),
    stroke(one, p.ink, 10),
    stroke(two, p.signal, 14),
    line([110, 720], [1130, 720], { stroke: p.ink, 'stroke-width': 5 }),
    range(0, 2000, 500).map(w => caption(String(w), [X(w), 762], p.ink, 'middle')),
    caption('kJ before the test', [1130, 704], p.ink, 'end'),
    caption('Rider One, 281 W', [920, Y(280.5) + 9], p.ink),
    caption('Rider Two, 259 W', [920, Y(259.5) + 9], p.signal),
    num('-31 W', [64, 210], 200, p.signal),
    caption('in the third hour', [430, 200], p.ink),
  ]
}

export const enduranceCovers: readonly Cover[] = [
  cover(
    palettes['load-monitoring'].day,
    'there-are-no-non-responders-yet',
    'One dot for each person: measured change after training; some lie below zero although all gained the same.',
    responders,
  ),
  cover(
    palettes['return-to-play'].day,
    'do-breathing-trainers-work',
    'A flow-volume loop of a forced breath with smaller loops inside; the inward peak is marked.',
    breath,
  ),
  cover(
    palettes['endurance-physiology'].day,
    'same-threshold-different-third-hour',
    'Power of two riders against work done before: equal when fresh, 22 watts apart after 2,000 kJ.',
    thirdHour,
  ),
]
