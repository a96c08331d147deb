import { rng, scale } from '../drawing/chart.ts'
import { at, type Point, range, sum } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, type Palette, palettes } from '../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../drawing/svg.ts'
import { caption, type Cover, cover, num } from './kit.ts'

/** Days by players: the area of a dot is session load; on one day eleven answers are missing. */
function missingAnswers(p: Palette): Drawing {
  const random = rng(22)
  const days = [0.62, 0.9, 0.3, 0.75, 0.4, 0.12, 1]
  const missing = new Set([0, 2, 3, 6, 8, 11, 12, 15, 17, 18, 21])
  return [
    range(0, 21).map(player =>
      days.map((load, day) => {
        const spot: Point = [84 + player * 49, 330 + day * 66]
        if (day === 3 && missing.has(player))
          return circle(spot, 19, { fill: 'none', stroke: p.signal, 'stroke-width': 5, 'stroke-dasharray': '5 5' })
        return circle(spot, 22 * Math.sqrt(load * (0.75 + 0.35 * random())), { fill: day === 6 ? p.second : p.ink })
      }),
    ),
    num('11', [64, 250], 260, p.signal),
    caption('of 22 answers are missing on Thursday', [280, 210], p.ink),
    caption('a blank is not a zero', [280, 246], p.ink),
  ]
}

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
function sleep(p: Palette): Drawing {
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

/** Four formats nested in one corner, px per metre constant. */
function smallSided(p: Palette): Drawing {
  const formats = [
    { l: 105, w: 68, n: 11 },
    { l: 68, w: 50, n: 8 },
    { l: 40, w: 30, n: 5 },
    { l: 25, w: 18, n: 3 },
  ]
  const k = 9.9
  return formats.map(({ l, w, n }, i) => {
    const y = 740 - w * k
    const smallest = i === formats.length - 1
    const colour = smallest ? p.signal : p.ink
    const size = { fill: i % 2 ? p.field : p.second, stroke: colour, 'stroke-width': smallest ? 8 : 4 }
    return [
      rect(80, y, l * k, w * k, size),
      text(`${n} v ${n}`, [80 + l * k - 20, y + 50], { size: 40, font: 'num600', fill: colour, anchor: 'end' }),
      smallest
        ? [
            num(String(Math.round((l * w) / (2 * n))), [104, y + 122], 120, colour),
            text('m² per player', [106, 722], { size: 24, fill: colour }),
          ]
        : '',
    ]
  })
}

export const loadCovers: readonly Cover[] = [
  cover(
    palettes['load-monitoring'].day,
    'missing-answers-are-not-zeros',
    'A week of session loads of 22 players as dots; eleven answers of one day are missing.',
    missingAnswers,
  ),
  cover(
    palettes['endurance-physiology'].day,
    'sleep-before-gadgets',
    'Hypnogram of one night: five sleep stages, REM sleep marked.',
    sleep,
  ),
  cover(
    palettes['performance-analysis'].day,
    'square-metres-per-player',
    'Four pitch sizes nested in one corner; the smallest has its area per player.',
    smallSided,
  ),
]
