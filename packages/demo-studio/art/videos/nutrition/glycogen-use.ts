/** Glycogen at three intensities, and refilling over a day. */
import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { at, ease } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, line, rect } from '../../drawing/svg.ts'
import { glycogenAfter, glycogenRefilled } from '../../models/nutrition.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes.nutrition.day
/** mmol/kg dry mass below which force and pace fall. */
const LOW = 200
const RUNS = [
  { intensity: 0.45, minutes: 180, colour: p.second },
  { intensity: 0.6, minutes: 180, colour: p.ink },
  { intensity: 0.8, minutes: 120, colour: p.signal },
]
const A = plot({
  x: [0, 180],
  y: [0, 600],
  box: [110, 190, 640, 560],
  xTicks: [0, 60, 120, 180],
  yTicks: [0, 200, 400, 600],
  xTitle: 'exercise, min',
  yTitle: 'muscle glycogen, mmol/kg',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})
const END = glycogenAfter(120, 0.8)
const INTAKES = [
  { intake: 3, colour: p.second },
  { intake: 8, colour: p.signal },
]
const B = plot({
  x: [0, 36],
  y: [0, 600],
  box: [740, 190, 1200, 560],
  xTicks: [0, 12, 24, 36],
  yTicks: [0, 200, 400, 600],
  xTitle: 'recovery, h',
  yTitle: '',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})
/** Minutes at which 80 % reaches the low mark. */
const empty = Math.round(Math.log(500 / LOW) / (0.0062 * (0.8 / 0.6) ** 2.9))

function render(t: number): string {
  const x = A.X(0) + ease(t, 1, 9) * (A.X(180.1) - A.X(0))
  const y = B.X(0) + ease(t, 13, 19) * (B.X(36.1) - B.X(0))
  const use = RUNS.map(({ intensity, minutes, colour }) => {
    const seen = upTo(
      curve(m => glycogenAfter(m, intensity), [0, minutes], [A.X, A.Y], 60),
      x,
    )
    return [
      stroke(seen, colour, 6),
      seen.length > 14
        ? [
            circle(at(seen, -1), 9, { fill: colour }),
            text(`${intensity * 100}%`, [at(seen, -1)[0] - 8, at(seen, -1)[1] - 16], {
              size: 28,
              font: 'num600',
              fill: colour,
              anchor: 'end',
            }),
          ]
        : '',
    ]
  })
  const refill = INTAKES.map(({ intake, colour }) => {
    const seen = upTo(
      curve(h => glycogenRefilled(END, h, intake), [0, 36], [B.X, B.Y], 60),
      y,
    )
    return [
      stroke(seen, colour, 6),
      seen.length > 20
        ? text(`${intake} g/kg per day`, [at(seen, -1)[0] - 6, at(seen, -1)[1] - 16], {
            size: 22,
            font: 'label600',
            fill: colour === p.second ? p.ink : colour,
            anchor: 'end',
          })
        : '',
    ]
  })
  return frame(
    p,
    glycogenUse.title,
    'share of maximal oxygen uptake; per kilogram of dry muscle',
    rect(A.X(0), A.Y(LOW), A.X(180) - A.X(0), A.Y(0) - A.Y(LOW), { fill: p.quiet, opacity: 0.5 }),
    A.drawing,
    line([A.X(0), A.Y(LOW)], [A.X(180), A.Y(LOW)], { stroke: p.ink, 'stroke-width': 3, 'stroke-dasharray': '2 9' }),
    text('low', [A.X(2), A.Y(LOW) + 24], { size: 19, fill: p.ink }),
    use,
    t > 12.4
      ? [B.drawing, refill]
      : t > 9
        ? readout(`${empty} min`, ['at 80% until stores are low'], [740, 400], {
            size: 150,
            fill: p.signal,
            ink: p.ink,
          })
        : '',
  )
}

export const glycogenUse: Explainer = {
  slug: 'glycogen-use',
  title: 'Muscle glycogen and intensity',
  seconds: 22,
  teaches: 'Glycogen falls faster at higher intensity; refilling takes about a day of high carbohydrate intake.',
  shows: 'muscle glycogen emptied at three intensities, and refilled with two amounts of carbohydrate',
  courses: ['carbohydrate-fuelling', 'protein-for-athletes'],
  poster: 20,
  cues: cues(22, [
    [0, 'Muscle glycogen during exercise at 45, 60 and 80 percent of maximal oxygen uptake.'],
    [5, 'The harder, the faster it falls: use grows much more than intensity.'],
    [9, `At 80 percent the stores are low after about ${empty} minutes, and pace cannot be held.`],
    [12.6, 'Afterwards they refill, as fast as carbohydrate is eaten.'],
    [
      16.4,
      'With 8 grams per kilogram and day they are nearly full after a day; with 3 grams they are not after a day and a half.',
    ],
  ]),
  render,
}
