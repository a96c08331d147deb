import { place, solve } from '../body.ts'
/** Blog covers, 1200 × 800: one object, one numeral, one palette. */
import { curve, normal, rng, scale } from '../chart.ts'
import { areaBelow } from '../chart.ts'
import { figure } from '../figure.ts'
import { at, between, mean, type Point, range, sum } from '../geometry.ts'
import { text } from '../lettering.ts'
import { kickPose } from '../motion.ts'
import { mix, type Palette, palettes } from '../palette.ts'
import { circle, clip, doc, type Drawing, line, path, poly, rect, smooth } from '../svg.ts'
import { hatch } from '../texture.ts'
import { foot } from './foot.ts'

export type Cover = { slug: string; shows: string; draw: () => string }
const SIZE: Point = [1200, 800]
const cover = (p: Palette, slug: string, shows: string, body: () => Drawing): Cover => ({
  slug,
  shows,
  draw: () => doc(SIZE, shows, [rect(0, 0, ...SIZE, { fill: p.field }), body()]),
})
const num = (s: string, spot: Point, size: number, fill: string, anchor: 'start' | 'end' = 'start') =>
  text(s, spot, { size, fill, font: 'num800', anchor })
const caption = (s: string, spot: Point, fill: string, anchor: 'start' | 'end' = 'start') =>
  text(s, spot, { size: 26, fill, anchor })

/** Hypnogram: [hour, stage] with 0 wake, 1 REM, 2 N1, 3 N2, 4 N3. Deep sleep early, REM late. */
const STAGES: readonly Point[] = [
  [0, 0],
  [0.2, 2],
  [0.3, 3],
  [0.6, 4],
  [1.3, 3],
  [1.45, 1],
  [1.6, 3],
  [1.9, 4],
  [2.7, 3],
  [2.95, 1],
  [3.25, 3],
  [3.6, 4],
  [4.0, 3],
  [4.5, 1],
  [4.95, 3],
  [5.6, 2],
  [5.7, 1],
  [6.35, 3],
  [6.9, 0],
  [6.97, 3],
  [7.2, 1],
  [7.9, 2],
  [8.0, 0],
]
function sleep(): Drawing {
  const p = palettes['endurance-physiology'].day
  const X = scale([0, 8], [70, 1130])
  const Y = (stage: number) => 330 + stage * 92
  const tones = [0.9, 0.9, 0.5, 0.22, 0.04]
  const bars = STAGES.slice(0, -1).map(([t, stage], i) => {
    const fill = stage === 1 ? p.signal : mix(p.second, p.ink, at(tones, stage))
    return rect(X(t), Y(stage), X(at(STAGES, i + 1)[0]) - X(t), 800 - Y(stage), { fill })
  })
  const rem = sum(STAGES.slice(0, -1).map(([t, stage], i) => (stage === 1 ? at(STAGES, i + 1)[0] - t : 0)))
  const names = ['wake', 'REM', 'N1', 'N2', 'N3'].map((s, i) => [
    line([70, Y(i)], [1130, Y(i)], { stroke: p.quiet, 'stroke-width': 1.5 }),
    text(s, [1138, Y(i) + 8], { size: 22, fill: p.ink }),
  ])
  return [
    bars,
    names,
    num(`${at(STAGES, -1)[0]} h`, [64, 270], 260, p.ink),
    caption('one night, five stages', [420, 220], p.ink),
    caption(`REM sleep ${Math.round(rem * 60)} min`, [420, 256], p.signal),
  ]
}

/** Tendon stress (MPa) against strain (%): toe region, then linear; unloading returns less energy. */
const loading = (e: number) => (e < 2.2 ? 2.5 * e * e : 12.1 + 11 * (e - 2.2))
const unloading = (e: number) => loading(e) * (0.84 + 0.16 * (e / 6) ** 2.4)
function tendon(): Drawing {
  const p = palettes['sprint-mechanics'].day
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
    path(poly(U), { fill: 'none', stroke: p.ink, 'stroke-width': 10, 'stroke-linejoin': 'round' }),
    path(poly(D), { fill: 'none', stroke: p.ink, 'stroke-width': 5 }),
    line([110, 690], [1130, 690], { stroke: p.ink, 'stroke-width': 5 }),
    range(0, 8).map(e => text(String(e), [X(e), 736], { size: 28, fill: p.ink, anchor: 'middle' })),
    caption('tendon strain, %', [1130, 776], p.ink, 'end'),
    num(`${loss}%`, [100, 300], 280, p.signal),
    caption('of the energy is lost as heat', [108, 350], p.ink),
  ]
}

const KICK_TIMES = [0, 0.34, 0.54, 0.66, 1]
const KICK_X = [150, 350, 560, 740, 930]
const kicker = (t: number) => {
  const k = Math.min(
    KICK_TIMES.length - 2,
    KICK_TIMES.findLastIndex(v => v <= t),
  )
  const [a, b] = [at(KICK_TIMES, k), at(KICK_TIMES, k + 1)]
  const [x] = between([at(KICK_X, k), 0], [at(KICK_X, k + 1), 0], (t - a) / (b - a))
  return place(solve(kickPose(t)), { at: [x, 680], h: 500 })
}
function kick(): Drawing {
  const p = palettes['talent-development'].day
  const bodies = KICK_TIMES.map((t, i) => {
    const J = kicker(t)
    const hot = i === 3
    const style = hot
      ? { body: p.ink, far: mix(p.field, p.ink, 0.6), shoe: p.signal, shoeFar: mix(p.field, p.ink, 0.6) }
      : { body: mix(p.field, p.ink, 0.22 + 0.11 * i), far: mix(p.field, p.ink, 0.12 + 0.08 * i) }
    const ball: Point = [J.R.toe[0] + 34, J.R.toe[1] - 4]
    return [figure(J, { ...style, build: 'female', hair: 'ponytail' }), hot ? circle(ball, 34, { fill: p.signal }) : '']
  })
  const swing = range(0, 1, 1 / 60).map(t => kicker(t).R.ball)
  return [
    rect(0, 680, 1200, 120, { fill: p.second }),
    bodies,
    path(smooth(swing), {
      fill: 'none',
      stroke: p.signal,
      'stroke-width': 4,
      'stroke-dasharray': '1 11',
      'stroke-linecap': 'round',
    }),
    num(`${Math.round(kickPose(0.35).R.knee)}°`, [64, 172], 170, p.signal),
    caption('knee flexion at the end of the backswing', [270, 160], p.ink),
  ]
}

function smallSided(): Drawing {
  const p = palettes['performance-analysis'].day
  const formats = [
    { l: 105, w: 68, n: 11 },
    { l: 68, w: 50, n: 8 },
    { l: 40, w: 30, n: 5 },
    { l: 25, w: 18, n: 3 },
  ]
  const k = 9.9
  return [
    formats.map(({ l, w, n }, i) => {
      const y = 740 - w * k
      const smallest = i === formats.length - 1
      const colour = smallest ? p.signal : p.ink
      return [
        rect(80, y, l * k, w * k, {
          fill: i % 2 ? p.field : p.second,
          stroke: colour,
          'stroke-width': smallest ? 8 : 4,
        }),
        text(`${n} v ${n}`, [80 + l * k - 20, y + 50], { size: 40, font: 'num600', fill: colour, anchor: 'end' }),
        smallest
          ? [
              num(String(Math.round((l * w) / (2 * n))), [104, y + 122], 120, colour),
              text('m² per player', [106, 722], { size: 24, fill: colour }),
            ]
          : '',
      ]
    }),
  ]
}

function responders(): Drawing {
  const p = palettes['load-monitoring'].day
  const random = rng(77)
  const X = scale([-10, 30], [60, 1140])
  const values = range(1, 190)
    .map(() => normal(random, 8.6, 6.4))
    .filter(v => v > -9 && v < 29)
  const placed: Point[] = []
  for (const v of values) {
    const free =
      range(0, 400)
        .map(k => (k % 2 ? 1 : -1) * Math.ceil(k / 2) * 4)
        .find(y => placed.every(([a, b]) => Math.hypot(a - X(v), b - y) >= 27)) ?? 0
    placed.push([X(v), free])
  }
  const average = mean(values)
  const label = `+${average.toFixed(1)}`
  return [
    rect(0, 0, X(0), 800, { fill: p.second }),
    placed.map(([x, y]) => circle([x, 470 + y], 12, { fill: x < X(0) ? p.signal : p.ink })),
    line([X(average), 176], [X(average), 760], { stroke: p.ink, 'stroke-width': 4, 'stroke-dasharray': '3 10' }),
    caption(`mean ${label}%`, [X(average) + 18, 196], p.ink),
    num(label, [1140, 210], 230, p.ink, 'end'),
    caption('% change in maximal oxygen uptake', [1136, 756], p.ink, 'end'),
    caption('0', [X(0) + 12, 756], p.ink),
  ]
}

export const covers: readonly Cover[] = [
  cover(
    palettes['endurance-physiology'].day,
    'sleep',
    'Hypnogram of one night: five sleep stages, REM sleep marked.',
    sleep,
  ),
  cover(
    palettes['sprint-mechanics'].night,
    'foot',
    'A footprint of dots whose size is plantar pressure in running; the highest pressures are marked.',
    foot,
  ),
  cover(
    palettes['sprint-mechanics'].day,
    'tendon',
    'Loading and unloading curve of a tendon; the hatched area is energy lost as heat.',
    tendon,
  ),
  cover(palettes['talent-development'].day, 'kick', 'Five moments of an instep kick with the path of the foot.', kick),
  cover(
    palettes['performance-analysis'].day,
    'small-sided',
    'Four pitch sizes nested in one corner; the smallest has its area per player.',
    smallSided,
  ),
  cover(
    palettes['load-monitoring'].day,
    'responders',
    'Each dot is the answer of one person to the same training; those left of zero did not improve.',
    responders,
  ),
]
