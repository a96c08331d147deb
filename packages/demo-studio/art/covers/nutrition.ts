import { areaBelow, curve, scale } from '../drawing/chart.ts'
import { radians, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, type Palette, palettes } from '../drawing/palette.ts'
import { arc, circle, type Drawing, line, path, poly, rect } from '../drawing/svg.ts'
import { caption, type Cover, cover, num, stroke } from './kit.ts'

/** Caffeine in the body (mg) after 195 mg at 0 h: absorption 4 per hour, half-life 5 h. */
const HALF_LIFE = 5
const caffeine = (t: number) => {
  const [into, out] = [4, Math.LN2 / HALF_LIFE]
  return ((195 * into) / (into - out)) * (Math.exp(-out * t) - Math.exp(-into * t))
}
function dose(p: Palette): Drawing {
  const X = scale([0, 14], [90, 1140])
  const Y = scale([0, 200], [720, 250])
  const points = curve(caffeine, [0, 14], [X, Y], 140)
  const bed = 9
  return [
    path(areaBelow(points, 720), { fill: p.second }),
    rect(X(bed), 262, X(14) - X(bed), 458, { fill: mix(p.field, p.second, 0.45) }),
    path(
      areaBelow(
        points.filter(([x]) => x >= X(bed)),
        720,
      ),
      { fill: p.quiet },
    ),
    stroke(points, p.ink, 10),
    circle([X(bed), Y(caffeine(bed))], 22, { fill: p.signal }),
    line([90, 720], [1140, 720], { stroke: p.ink, 'stroke-width': 5 }),
    range(0, 14, 2).map(h => caption(`${(14 + h) % 24}:00`, [X(h), 762], p.ink, h === 14 ? 'end' : 'middle')),
    num(`${Math.round(caffeine(bed))} mg`, [1140, 178], 180, p.signal, 'end'),
    caption('still there at bedtime', [1136, 240], p.ink, 'end'),
    caption('195 mg at 14:00', [X(1.2), 236], p.ink),
  ]
}

/** Muscle creatine (mmol/kg dry mass) with 20 g a day for six days then 3 g, and with 3 g a day. */
function creatine(p: Palette): Drawing {
  const X = scale([0, 35], [110, 1130])
  const Y = scale([112, 152], [700, 110])
  const fast = (d: number) => 120 + 25 * (1 - Math.exp(-d / 2))
  const slow = (d: number) => 120 + 25 * (1 - Math.exp(-d / 9.5))
  return [
    rect(110, Y(147), 1020, Y(143) - Y(147), { fill: p.quiet }),
    stroke(curve(fast, [0, 35], [X, Y]), p.ink, 9),
    stroke(curve(slow, [0, 35], [X, Y]), p.signal, 14),
    line([110, 700], [1130, 700], { stroke: p.ink, 'stroke-width': 5 }),
    range(0, 35, 7).map(d => caption(String(d), [X(d), 742], p.ink, 'middle')),
    caption('days', [1130, 776], p.ink, 'end'),
    caption('20 g a day, then 3 g', [X(4.2), Y(149)], p.ink),
    caption('3 g a day', [X(12), Y(134)], p.signal),
    num('28 d', [1130, 640], 260, p.signal, 'end'),
    caption('to the same full store', [700, 560], p.ink, 'end'),
  ]
}

/** Dial of a kitchen scale; the needle stands at the bottle's mass, g. */
function scaleDial(p: Palette): Drawing {
  const centre = [800, 440] as const
  const angle = (grams: number) => 225 - (grams / 1000) * 270
  const on = (grams: number, r: number) =>
    [centre[0] + r * Math.cos(radians(angle(grams))), centre[1] - r * Math.sin(radians(angle(grams)))] as const
  const [full, empty] = [812, 402]
  return [
    circle(centre, 330, { fill: p.second }),
    circle(centre, 290, { fill: p.field }),
    path(arc(centre, 250, angle(full), angle(empty)), { fill: 'none', stroke: p.signal, 'stroke-width': 46 }),
    range(0, 1000, 20).map(v =>
      line(on(v, v % 100 ? 268 : 252), on(v, 284), { stroke: p.ink, 'stroke-width': v % 100 ? 2.5 : 6 }),
    ),
    range(0, 1000, 200).map(v =>
      text(String(v), [on(v, 200)[0], on(v, 200)[1] + 12], { size: 36, font: 'num600', fill: p.ink, anchor: 'middle' }),
    ),
    path(poly([on(empty, 240), [centre[0] - 12, centre[1]], [centre[0] + 12, centre[1]]], true), { fill: p.ink }),
    line(centre, on(full, 240), { stroke: p.ink, 'stroke-width': 5, 'stroke-dasharray': '2 12' }),
    circle(centre, 30, { fill: p.ink }),
    text('g', [centre[0], centre[1] + 130], { size: 40, fill: p.ink, anchor: 'middle' }),
    num(`${full - empty}`, [64, 300], 290, p.signal),
    caption('grams gone from the bottle', [70, 358], p.ink),
    caption('in one hour', [70, 394], p.ink),
  ]
}

export const nutritionCovers: readonly Cover[] = [
  cover(
    palettes.nutrition.night,
    'caffeine-as-a-decision',
    'Caffeine in the body over fourteen hours after a dose at two in the afternoon; the amount at bedtime is marked.',
    dose,
  ),
  cover(
    palettes['sprint-mechanics'].day,
    'creatine-asked-and-answered',
    'Two curves of muscle creatine, with and without a loading week, reach the same level.',
    creatine,
  ),
  cover(
    palettes.nutrition.day,
    'kitchen-scale-sweat-test',
    'Dial of a kitchen scale; an arc marks the 410 grams that are missing from a bottle after an hour.',
    scaleDial,
  ),
]
