/** Sweat rate from body mass before and after, and the two percent line. */
import type { Explainer } from '../../catalogue-types.ts'
import { plot, readout, scale } from '../../drawing/chart.ts'
import { ease } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { type Drawing, line, rect } from '../../drawing/svg.ts'
import { cues, frame, stroke } from '../kit.ts'

const p = palettes.nutrition.day
/** One training of 90 min: body mass kg, drunk and urine L. One litre weighs one kilogram. */
const SESSION = { before: 74.0, after: 72.9, drunk: 0.8, urine: 0.1, hours: 1.5 }
const lost = SESSION.before - SESSION.after
const sweat = lost + SESSION.drunk - SESSION.urine
const rate = sweat / SESSION.hours
const LIMIT = 2
const { X, Y, drawing } = plot({
  x: [0, 3],
  y: [0, 5],
  box: [720, 190, 1200, 540],
  xTicks: [0, 1, 2, 3],
  yTicks: [0, 1, 2, 3, 4, 5],
  xTitle: 'time, h',
  yTitle: 'loss of body mass, %',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})
/** Loss in % after hours at a drinking rate in L/h. */
const loss = (hours: number, drink: number) => (100 * (rate - drink) * hours) / SESSION.before
const litre = scale([0, 2], [0, 320])
const needed = rate - (LIMIT * SESSION.before) / 100 / 3

type Part = { label: string; value: number; fill: string; from: number }
const PARTS: readonly Part[] = [
  { label: `lost on the scale ${lost.toFixed(1)} kg`, value: lost, fill: p.ink, from: 2.5 },
  { label: `+ drunk ${SESSION.drunk} L`, value: SESSION.drunk, fill: p.second, from: 5 },
  { label: `− urine ${SESSION.urine} L`, value: -SESSION.urine, fill: p.field, from: 7.4 },
]

function column(t: number): Drawing {
  let level = 0
  return PARTS.map((part, i) => {
    const height = litre(part.value) * ease(t, part.from, part.from + 1)
    const base = 560 - level
    level += height
    const shape =
      part.value > 0
        ? rect(110, base - height, 170, height, { fill: part.fill })
        : rect(110, base, 170, -height, { fill: part.fill, stroke: p.ink, 'stroke-width': 3 })
    return [
      shape,
      t > part.from ? text(part.label, [310, 540 - i * 150], { size: 24, font: 'label600', fill: p.ink }) : '',
    ]
  })
}

function render(t: number): string {
  const hours = 3 * ease(t, 13, 16)
  const lineFor = (drink: number, colour: string) => [
    stroke(
      [
        [X(0), Y(0)],
        [X(hours), Y(loss(hours, drink))],
      ],
      colour,
      6,
    ),
    hours > 2.9
      ? text(`${drink.toFixed(1)} L/h`, [X(3) - 8, Y(loss(3, drink)) - 14], {
          size: 26,
          font: 'num600',
          fill: colour,
          anchor: 'end',
        })
      : '',
  ]
  return frame(
    p,
    sweatRate.title,
    `training of ${SESSION.hours * 60} minutes, ${SESSION.before} kg before, ${SESSION.after} kg after`,
    line([90, 560], [300, 560], { stroke: p.ink, 'stroke-width': 4 }),
    column(t),
    t > 9
      ? readout(rate.toFixed(1), ['L/h sweat rate', `${sweat.toFixed(1)} L in ${SESSION.hours} h`], [480, 275], {
          size: 150,
          fill: p.signal,
          ink: p.ink,
        })
      : '',
    t > 12
      ? [
          drawing,
          line([X(0), Y(LIMIT)], [X(3), Y(LIMIT)], { stroke: p.signal, 'stroke-width': 4 }),
          text('2% of body mass', [X(0.05), Y(LIMIT) - 10], { size: 20, fill: p.signal }),
        ]
      : '',
    t > 13
      ? [lineFor(0, p.ink), lineFor(0.4, p.ink), t > 16.5 ? lineFor(Math.round(needed * 10) / 10, p.signal) : '']
      : '',
  )
}

export const sweatRate: Explainer = {
  slug: 'sweat-rate',
  title: 'Sweat rate and fluid balance',
  seconds: 20,
  teaches:
    'Body mass before and after, plus drinks, minus urine, gives sweat rate; two percent body mass is the usual limit.',
  shows: 'one training session on the scale: body mass before and after, drinks, urine, and the sweat rate',
  courses: ['carbohydrate-fuelling', 'protein-for-athletes'],
  poster: 18,
  cues: cues(20, [
    [0, `Weigh before and after: here ${lost.toFixed(1)} kilograms are missing.`],
    [4.6, `Add what was drunk, ${SESSION.drunk} litres, and take away urine, ${SESSION.urine}.`],
    [9, `That is ${sweat.toFixed(1)} litres of sweat in ${SESSION.hours} hours: ${rate.toFixed(1)} litres per hour.`],
    [
      12.6,
      `Without drinks, two percent of body mass is gone in ${Math.round((60 * LIMIT * SESSION.before) / 100 / rate)} minutes.`,
    ],
    [
      16.4,
      `Three hours within two percent: about ${needed.toFixed(1)} litres an hour. Never drink more than you sweat.`,
    ],
  ]),
  render,
}
