/** Intestinal transport: glucose alone and with fructose; intake by duration. */
import type { Explainer } from '../../catalogue-types.ts'
import { plot, readout } from '../../drawing/chart.ts'
import { clamp01, ease, range } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../../drawing/svg.ts'
import { cues, frame, stroke } from '../kit.ts'

const p = palettes.nutrition.night
/** Highest oxidation of swallowed carbohydrate, g/h: glucose transporter SGLT1, and fructose over GLUT5 (Jeukendrup 2014). */
const GLUCOSE = 60
const FRUCTOSE = 30
/** Advised intake by duration: from h, to h, g/h. */
const ADVICE = [
  { from: 0.75, to: 1, rate: 15 },
  { from: 1, to: 2, rate: 30 },
  { from: 2, to: 2.5, rate: 60 },
  { from: 2.5, to: 4, rate: 90 },
]
const { X, Y, drawing } = plot({
  x: [0, 4],
  y: [0, 100],
  box: [740, 190, 1210, 480],
  xTicks: [0, 1, 2, 3, 4],
  yTicks: [0, 30, 60, 90],
  xTitle: 'duration, h',
  yTitle: 'intake, g/h',
  ink: p.ink,
  quiet: p.second,
  size: 19,
})
const GATE_X = 380

/** Grains that flow to the gut wall; only as many pass as the transporter takes. One grain is 5 g/h. */
function lane(t: number, o: { y: number; offered: number; passed: number; colour: string; name: string }): Drawing {
  const grains = range(0, Math.round(o.offered / 5) - 1)
  const stays = Math.round((o.offered - o.passed) / 5)
  const dots = grains.map(i => {
    const u = (t * 0.16 + i / grains.length) % 1
    const blocked = i < stays
    const x = blocked ? 80 + clamp01(u * 2) * (GATE_X - 120 - (i % 5) * 18) : 80 + u * 540
    const y = o.y + (((i * 37) % 100) / 100 - 0.5) * (blocked || x < GATE_X - 60 || x > GATE_X + 60 ? 96 : 36)
    return circle([x, y], 9, { fill: o.colour, opacity: blocked ? 0.45 : 1 })
  })
  return [
    rect(GATE_X - 14, o.y - 84, 28, 60, { fill: p.ink }),
    rect(GATE_X - 14, o.y + 24, 28, 60, { fill: p.ink }),
    dots,
    text(o.name, [80, o.y - 72], { size: 21, font: 'label600', fill: o.colour }),
    text(`${o.passed} g/h`, [636, o.y + 14], { size: 44, font: 'num800', fill: o.colour }),
  ]
}

function render(t: number): string {
  const both = t > 8
  const offered = t < 4.5 ? GLUCOSE : 90
  return frame(
    p,
    carbohydratePerHour.title,
    'from the gut into the blood; one dot is 5 g per hour',
    lane(t, {
      y: 270,
      offered: both ? GLUCOSE : offered,
      passed: GLUCOSE,
      colour: p.signal,
      name: both ? `glucose, ${GLUCOSE} g/h drunk` : `glucose, ${offered} g/h drunk`,
    }),
    both
      ? lane(t, { y: 480, offered: FRUCTOSE, passed: FRUCTOSE, colour: p.ink, name: `fructose, ${FRUCTOSE} g/h drunk` })
      : '',
    text('gut wall', [GATE_X, 612], { size: 20, fill: p.ink, anchor: 'middle' }),
    line([GATE_X, 362], [GATE_X, both ? 390 : 580], { stroke: p.ink, 'stroke-width': 28, 'stroke-linecap': 'butt' }),
    t > 14
      ? [
          drawing,
          ADVICE.map(({ from, to, rate }, i) =>
            t > 14.6 + i * 1.2
              ? [
                  rect(X(from), Y(rate), X(to) - X(from) - 3, Y(0) - Y(rate), { fill: i === 3 ? p.signal : p.quiet }),
                  text(String(rate), [(X(from) + X(to)) / 2, Y(rate) - 8], {
                    size: 26,
                    font: 'num600',
                    fill: p.ink,
                    anchor: 'middle',
                  }),
                ]
              : '',
          ),
          stroke(
            [
              [X(0), Y(0)],
              [X(4), Y(0)],
            ],
            p.ink,
            3,
          ),
        ]
      : readout(String(both ? GLUCOSE + FRUCTOSE : GLUCOSE), ['g/h reach the blood'], [760, 380], {
          size: 200 * (0.9 + 0.1 * ease(t, 8, 8.6)),
          fill: p.ink,
          ink: p.ink,
        }),
  )
}

export const carbohydratePerHour: Explainer = {
  slug: 'carbohydrate-per-hour',
  title: 'Carbohydrate per hour',
  seconds: 24,
  teaches: 'Glucose alone is absorbed at about 60 g/h; with fructose about 90 g/h. Intake needed grows with duration.',
  shows:
    'glucose and fructose on their way through the gut wall, 60 and 90 grams an hour, and how much a session needs',
  courses: ['carbohydrate-fuelling'],
  poster: 20,
  cues: cues(24, [
    [0, `Glucose crosses the gut wall by one transporter, at most about ${GLUCOSE} grams per hour.`],
    [4.5, 'Drink 90 grams, and the rest stays in the gut: and can upset it.'],
    [8, `Fructose has a transporter of its own: with it about ${GLUCOSE + FRUCTOSE} grams per hour arrive.`],
    [14, 'How much is needed depends on duration: little in the first hour, 30 grams per hour up to two hours.'],
    [
      18,
      'Around 60 grams per hour from two hours on; 90 grams beyond two and a half, as glucose and fructose, two to one.',
    ],
  ]),
  render,
}
