/** A graded treadmill test: stages, lactate samples, LT1 and LT2. */
import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { at, ease, range, solveRising } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../../drawing/svg.ts'
import { heartRate, lactate } from '../../models/endurance.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes['endurance-physiology'].day
const STAGES = range(9, 18)
/** First rise: 0.3 mmol/L above the lowest stage. Second: the point farthest from the chord between LT1 and the last stage (modified Dmax). */
const LT1 = solveRising(lactate, lactate(9) + 0.3, [9, 18])
const chord = (v: number) => lactate(LT1) + ((lactate(18) - lactate(LT1)) * (v - LT1)) / (18 - LT1)
const LT2 = range(LT1, 18, 0.01).reduce(
  (best, v) => (chord(v) - lactate(v) > chord(best) - lactate(best) ? v : best),
  LT1,
)
const { X, Y, drawing, box } = plot({
  x: [8.5, 18.5],
  y: [0, 8],
  box: [110, 180, 880, 560],
  xTicks: STAGES,
  yTicks: [0, 2, 4, 6, 8],
  xTitle: 'speed, km/h',
  yTitle: 'blood lactate, mmol/L',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})
const CURVE = curve(lactate, [9, 18], [X, Y], 100)
const ZONES = [
  { from: 8.5, to: LT1, name: 'easy' },
  { from: LT1, to: LT2, name: 'steady' },
  { from: LT2, to: 18.5, name: 'hard' },
]

/** A marked speed: a line down to the axis and a dot on the curve. */
const threshold = (speed: number, name: string, shown: number, colour: string) =>
  shown <= 0
    ? ''
    : [
        line([X(speed), box[3]], [X(speed), box[3] - (box[3] - Y(lactate(speed))) * shown], {
          stroke: colour,
          'stroke-width': 4,
        }),
        shown >= 1
          ? [
              circle([X(speed), Y(lactate(speed))], 14, { fill: colour }),
              text(name, [X(speed) - 12, Y(lactate(speed)) - 26], {
                size: 34,
                font: 'num600',
                fill: colour,
                anchor: 'end',
              }),
            ]
          : '',
      ]

/** Speed and heart rate of the stage reached, then of LT1, then of LT2. */
function values(t: number, last: number): Drawing {
  const steps = [
    { from: 0, speed: last, shown: String(last), unit: 'km/h', fill: p.ink },
    { from: 12.6, speed: LT1, shown: LT1.toFixed(1), unit: 'km/h at LT1', fill: p.ink },
    { from: 16.6, speed: LT2, shown: LT2.toFixed(1), unit: 'km/h at LT2', fill: p.signal },
  ]
  const { speed, shown, unit, fill } = at(
    steps.filter(step => t >= step.from),
    -1,
  )
  return [
    readout(shown, [unit], [940, 290], { size: 150, fill, ink: p.ink }),
    readout(String(Math.round(heartRate(speed))), ['beats/min'], [940, 450], { size: 100, fill: p.ink, ink: p.ink }),
  ]
}

function render(t: number): string {
  const done = STAGES.filter((_, i) => t > 1 + i * 0.85)
  const last = done.at(-1) ?? 9
  const zones = ease(t, 20, 21)
  return frame(
    p,
    lactateStepTest.title,
    'treadmill, stages of 3 minutes, 1 km/h faster each time',
    STAGES.map((v, i) =>
      done.includes(v)
        ? rect(X(v - 0.5), box[3] - 26 * (i + 1), X(1) - X(0), 26 * (i + 1), { fill: mix(p.field, p.second, 0.8) })
        : '',
    ),
    zones > 0
      ? ZONES.map((z, i) => [
          rect(X(z.from), box[1] + 4, (X(z.to) - X(z.from)) * zones, 14, {
            fill: [p.quiet, p.ink, p.signal][i] ?? p.ink,
          }),
          text(z.name, [X(z.from) + 4, box[1] + 44], { size: 20, fill: p.ink }),
        ])
      : '',
    drawing,
    t > 9.8 ? stroke(upTo(CURVE, X(9) + ease(t, 9.8, 11.4) * (X(18.1) - X(9))), p.ink, 6) : '',
    done.map(v => circle([X(v), Y(lactate(v))], 11, { fill: p.field, stroke: p.ink, 'stroke-width': 5 })),
    threshold(LT1, 'LT1', ease(t, 12, 13), p.ink),
    threshold(LT2, 'LT2', ease(t, 16, 17), p.signal),
    values(t, last),
  )
}

export const lactateStepTest: Explainer = {
  slug: 'lactate-step-test',
  title: 'Lactate step test',
  seconds: 24,
  teaches:
    'Stages of one kilometre per hour; LT1 is the first rise above baseline, LT2 the turn to steep accumulation.',
  shows: 'a lactate step test stage by stage, and LT1 and LT2 on its curve',
  courses: ['lactate-threshold'],
  poster: 18,
  cues: cues(24, [
    [0, 'Every three minutes the treadmill is one kilometre per hour faster. A drop of blood ends each stage.'],
    [6, 'At first lactate stays flat: it is cleared as fast as it is made.'],
    [11.4, `LT1 is the first clear rise over baseline, here 0.3 millimoles, at ${LT1.toFixed(1)} kilometres an hour.`],
    [15.6, `LT2 is where the curve turns steep, farthest from the chord: ${LT2.toFixed(1)} kilometres an hour.`],
    [20, 'The points part three zones: easy, steady and hard. They differ between people; a fixed 4 does not.'],
  ]),
  render,
}
