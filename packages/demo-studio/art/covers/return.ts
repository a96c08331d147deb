import { areaBelow, curve, scale } from '../drawing/chart.ts'
import { at, type Point, range, sum } from '../drawing/geometry.ts'
import { type Palette, palettes } from '../drawing/palette.ts'
import { clip, type Drawing, line, path, poly, rect } from '../drawing/svg.ts'
import { hatch } from '../drawing/texture.ts'
import { foot } from '../scenes/foot.ts'
import { caption, type Cover, cover, num, stroke } from './kit.ts'

/** Tendon stress (MPa) against strain (%): toe region, then linear; unloading returns less energy. */
const loading = (e: number) => (e < 2.2 ? 2.5 * e * e : 12.1 + 11 * (e - 2.2))
const unloading = (e: number) => loading(e) * (0.84 + 0.16 * (e / 6) ** 2.4)
function tendon(p: Palette): Drawing {
  const X = scale([0, 8], [110, 1130])
  const Y = scale([0, 60], [690, 90])
  const [U, D] = [curve(loading, [0, 6], [X, Y], 60), curve(unloading, [0, 6], [X, Y], 60)]
  const loop = poly([...U, ...D.toReversed()], true)
  const energy = (f: (e: number) => number) => sum(range(0, 6, 0.01).map(f))
  const loss = Math.round((1 - energy(unloading) / energy(loading)) * 100)
  return [
    path(areaBelow(D, 690), { fill: p.second }),
    path(loop, { fill: p.field }),
    clip(loop, hatch([0, 0, 1200, 800], { step: 16, stroke: p.signal, width: 5, angle: 50 })),
    stroke(U, p.ink, 10),
    stroke(D, p.ink, 5),
    line([110, 690], [1130, 690], { stroke: p.ink, 'stroke-width': 5 }),
    range(0, 8).map(e => caption(String(e), [X(e), 736], p.ink, 'middle')),
    caption('tendon strain, %', [1130, 776], p.ink, 'end'),
    num(`${loss}%`, [100, 300], 280, p.signal),
    caption('of the energy is lost as heat', [108, 350], p.ink),
  ]
}

/** Single hops from one line, cm: [distance, when, operated leg?]. */
const HOPS = [
  [178, 'other leg, two years ago', false],
  [176, 'same leg, two years ago', true],
  [152, 'other leg, today', false],
  [148, 'operated leg, today', true],
] as const
function hops(p: Palette): Drawing {
  const X = scale([0, 190], [110, 1140])
  const floor = 650
  const flight = (cm: number) =>
    range(0, 1, 0.04).map((t): Point => [X(cm * t), floor - 4 * 300 * (cm / 178) * t * (1 - t)])
  return [
    rect(0, floor, 1200, 150, { fill: p.second }),
    line([110, floor], [110, 300], { stroke: p.ink, 'stroke-width': 4, 'stroke-dasharray': '3 11' }),
    HOPS.map(([cm, , same], i) => {
      const now = i > 1
      const colour = now && same ? p.signal : now ? p.ink : p.quiet
      return [stroke(flight(cm), colour, now ? 12 : 9, now ? undefined : '2 16')]
    }),
    [0, 50, 100, 150].map(cm => [
      line([X(cm), floor], [X(cm), floor + 22], { stroke: p.ink, 'stroke-width': 4 }),
      caption(`${cm} cm`, [X(cm), floor + 60], p.ink, 'middle'),
    ]),
    caption('today 148 and 152', [X(140), floor + 110], p.signal, 'middle'),
    caption('before 176 and 178', [1150, 446], p.ink, 'end'),
    num(`${Math.round((at(HOPS, 3)[0] / at(HOPS, 2)[0]) * 100)}%`, [64, 250], 230, p.ink),
    num(`${Math.round((at(HOPS, 3)[0] / at(HOPS, 1)[0]) * 100)}%`, [1140, 250], 230, p.signal, 'end'),
    caption('of the other leg today', [70, 292], p.ink),
    caption('of the same leg before', [1136, 292], p.ink, 'end'),
  ]
}

export const returnCovers: readonly Cover[] = [
  cover(
    palettes['return-to-play'].night,
    'tendons-do-not-read-calendars',
    'Loading and unloading curve of a tendon; the hatched area is energy lost as heat.',
    tendon,
  ),
  cover(
    palettes['return-to-play'].day,
    'ninety-seven-percent-of-what',
    'Arcs of four single hops from one line: both legs today, and both legs two years ago, which went further.',
    hops,
  ),
  cover(
    palettes['sprint-mechanics'].night,
    'the-foot-is-a-muscle',
    'A footprint of dots whose size is plantar pressure in running; the highest pressures are marked.',
    foot,
  ),
]
