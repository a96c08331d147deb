import { type Cover, stroke } from '../covers/kit.ts'
import { at, mean, range } from '../drawing/geometry.ts'
import { mix, type Palette } from '../drawing/palette.ts'
import { circle, type Drawing, line, path, poly, rect } from '../drawing/svg.ts'
import { axes, note, result, sheet } from './kit.ts'

/** Fits of one runner's splits for a clock that starts late by so many s: maximal speed m/s, time constant s. */
const FITS = [
  [0, 8.6, 1.15],
  [0.1, 8.39, 0.955],
  [0.2, 8.21, 0.78],
  [0.3, 8.08, 0.625],
] as const
function profiles(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [0, 9], ticks: range(0, 9), title: 'velocity (m/s)' },
    { span: [0, 14], ticks: range(0, 14, 2), title: 'horizontal force, no air (N/kg)' },
  )
  return [
    drawing,
    FITS.toReversed().map(([late, maximal, tau]) => {
      const colour = late ? mix(p.ink, p.second, 0.15 + late * 1.5) : p.signal
      const force = maximal / tau
      return [
        stroke(
          [
            [X(0), Y(force)],
            [X(maximal), Y(0)],
          ],
          colour,
          late ? 6 : 10,
        ),
        note(late ? `clock ${late} s late` : 'true start', [X(5.6), 250 + (0.3 - late) * 440], colour),
      ]
    }),
    result(p, '26 W/kg', 'from a clock started 0.3 s late, true 16'),
  ]
}

/** Risk ratios with 95 % intervals, as published. */
const EFFECTS = [
  ['Petersen 2011, one trial', 0.29, 0.15, 0.57],
  ['van Dyk 2019, 15 studies', 0.49, 0.32, 0.74],
  ['Impellizzeri 2021, 5 trials', 0.59, 0.27, 1.29],
] as const
function forest(p: Palette): Drawing {
  const X = (ratio: number) => 520 + (Math.log(ratio / 0.1) / Math.log(20)) * 620
  return [
    rect(X(1), 200, 1140 - X(1), 480, { fill: p.second }),
    line([X(1), 200], [X(1), 680], { stroke: p.ink, 'stroke-width': 4 }),
    EFFECTS.map(([name, ratio, low, high], i) => {
      const y = 280 + i * 150
      const fill = i === 2 ? p.signal : p.ink
      const size = 22
      return [
        note(name, [90, y + 9], p.ink),
        line([X(low), y], [X(high), y], { stroke: fill, 'stroke-width': 9 }),
        path(
          poly(
            [
              [X(ratio), y - size],
              [X(ratio) + size, y],
              [X(ratio), y + size],
              [X(ratio) - size, y],
            ],
            true,
          ),
          { fill },
        ),
        note(`${ratio} (${low} to ${high})`, [X(ratio), y - 38], fill, 'middle'),
      ]
    }),
    line([520, 680], [1140, 680], { stroke: p.ink, 'stroke-width': 4 }),
    [0.1, 0.2, 0.5, 1, 2].map(v => note(String(v), [X(v), 722], p.ink, 'middle')),
    note('risk ratio, fewer injuries to the left', [1140, 766], p.ink, 'end'),
    result(p, '0.49 or 0.59', 'two headlines, one exercise'),
  ]
}

/** Eight sprints, s; in the second series the first one is held back. */
const SERIES = [4.2, 4.26, 4.31, 4.35, 4.38, 4.41, 4.44, 4.42]
const HELD = [4.26, ...SERIES.slice(1)]
const decrement = (times: readonly number[]) => (mean(times) / Math.min(...times) - 1) * 100
function sprints(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [0.5, 8.5], ticks: range(1, 8), title: 'sprint' },
    { span: [4.15, 4.5], ticks: [4.2, 4.3, 4.4, 4.5], title: 'time (s)', format: v => v.toFixed(1) },
  )
  const best = at(SERIES, 0)
  return [
    rect(X(0.5), Y(mean(SERIES)), X(8.5) - X(0.5), Y(best) - Y(mean(SERIES)), { fill: p.second }),
    drawing,
    stroke(
      SERIES.map((t, i) => [X(i + 1), Y(t)]),
      p.ink,
      6,
    ),
    SERIES.map((t, i) => circle([X(i + 1), Y(t)], 15, { fill: p.ink })),
    stroke(
      [
        [X(1), Y(4.26)],
        [X(2), Y(4.26)],
      ],
      p.signal,
      6,
      '3 13',
    ),
    circle([X(1), Y(4.26)], 19, { fill: p.signal }),
    note(`all out: decrement ${decrement(SERIES).toFixed(1)} %`, [X(1.6), Y(4.2) + 9], p.ink),
    note(`first held back: ${decrement(HELD).toFixed(1)} %`, [X(2.2), Y(4.26) + 12], p.signal),
    result(p, '0.06 s', 'held back takes a third of the score'),
  ]
}

export const sprintFigures: readonly Cover[] = [
  sheet(
    'sprint-mechanics',
    'sprint-profile-from-five-splits',
    'Four force-velocity lines fitted to the same sprint; the later the clock starts, the steeper the line.',
    profiles,
  ),
  sheet(
    'sprint-mechanics',
    'nordic-evidence-read-twice',
    'Risk ratios with intervals of one trial and two meta-analyses on the Nordic hamstring exercise.',
    forest,
  ),
  sheet(
    'sprint-mechanics',
    'the-sprint-decrement-score',
    'Times of eight sprints; one slower first sprint lowers the decrement score from 3.5 to 2.2 percent.',
    sprints,
  ),
]
