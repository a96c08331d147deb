import { type Cover, stroke } from '../covers/kit.ts'
import { curve, scale } from '../drawing/chart.ts'
import { range } from '../drawing/geometry.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, type Drawing, line, path, poly, rect } from '../drawing/svg.ts'
import { axes, note, result, sheet } from './kit.ts'

/** Net force (N) t ms after the first rise; the model of the article. */
const pull = (t: number) => (t <= 0 ? 0 : 1600 * (1 - (1 + t / 90) * Math.exp(-t / 90)))
function onset(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [-100, 500], ticks: range(-100, 500, 100), title: 'time from true onset (ms)' },
    { span: [0, 1800], ticks: range(0, 1600, 400), title: 'net force (N)' },
  )
  return [
    rect(X(0), 190, X(100) - X(0), 490, { fill: p.second }),
    drawing,
    stroke(curve(pull, [-100, 500], [X, Y]), p.ink, 9),
    [100, 120].map((t, i) => [
      line([X(t), Y(0)], [X(t), Y(pull(t))], {
        stroke: i ? p.signal : p.ink,
        'stroke-width': 5,
        'stroke-dasharray': '2 11',
      }),
      circle([X(t), Y(pull(t))], 16, { fill: i ? p.signal : p.ink }),
    ]),
    note(`${Math.round(pull(100))} N, true 100 ms`, [X(160), Y(pull(100)) + 24], p.ink),
    note(`${Math.round(pull(120))} N, onset found 20 ms late`, [X(160), Y(pull(120)) - 14], p.signal),
    result(p, '+26%', 'from 20 ms of late detection'),
  ]
}

/** Bar speed against load with the band of terminal velocity and what it means in kilograms. */
function predicted(p: Palette): Drawing {
  const speed = (load: number) => 1.5 - 0.008 * load
  const { X, Y, drawing } = axes(
    p,
    { span: [40, 180], ticks: range(40, 180, 20), title: 'load (kg)' },
    { span: [0, 1.3], ticks: [0, 0.3, 0.6, 0.9, 1.2], title: 'mean velocity (m/s)', format: v => v.toFixed(1) },
  )
  const [low, high] = [150 - 14.3, 150 + 14.3]
  return [
    rect(X(low), 190, X(high) - X(low), 490, { fill: p.second }),
    drawing,
    stroke(
      [
        [X(45), Y(speed(45))],
        [X(120), Y(speed(120))],
      ],
      p.ink,
      9,
    ),
    stroke(
      [
        [X(120), Y(speed(120))],
        [X(172), Y(speed(172))],
      ],
      p.ink,
      5,
      '3 14',
    ),
    [60, 80, 100, 120].map(load => circle([X(load), Y(speed(load))], 16, { fill: p.ink })),
    line([X(low), Y(0.3)], [X(high), Y(0.3)], { stroke: p.signal, 'stroke-width': 9 }),
    circle([X(150), Y(0.3)], 18, { fill: p.signal }),
    note('terminal velocity 0.30 m/s', [X(86), Y(0.3) + 9], p.signal),
    result(p, '±14 kg', 'band of a predicted maximum of 150 kg'),
  ]
}

/** Uncertainty budget of jump height by method, cm, from the article. */
const BUDGET = [
  ['body weight, 0.2 %', 0.5, 0],
  ['events and sampling', 0.2, 0.3],
  ['landing posture', 0, 1],
  ['jumper, within day', 1.2, 1.2],
  ['all', 1.3, 1.6],
] as const
function budget(p: Palette): Drawing {
  const X = scale([0, 1.6], [430, 1080])
  return [
    BUDGET.map(([name, impulse, flight], i) => {
      const y = 220 + i * 106
      const last = i === BUDGET.length - 1
      return [
        note(name, [400, y + 50], p.ink, 'end'),
        rect(X(0), y, X(impulse) - X(0), 36, { fill: last ? p.signal : p.ink }),
        rect(X(0), y + 42, X(flight) - X(0), 36, { fill: last ? p.signal : p.second }),
        impulse ? note(impulse.toFixed(1), [X(impulse) + 12, y + 28], p.ink) : '',
        flight ? note(flight.toFixed(1), [X(flight) + 12, y + 70], p.ink) : '',
      ]
    }),
    path(
      poly([
        [430, 200],
        [430, 750],
      ]),
      { stroke: p.ink, 'stroke-width': 4 },
    ),
    note('dark: from impulse', [96, 110], p.ink),
    note('light: from flight time', [96, 146], p.ink),
    result(p, '1.6 cm', 'standard error of one jump of 35 cm'),
  ]
}

export const strengthFigures: readonly Cover[] = [
  sheet(
    'strength-and-power',
    'teaching-the-mid-thigh-pull',
    'Net force of an isometric pull against time; force 100 ms after a late onset is a quarter higher than after the true one.',
    onset,
  ),
  sheet(
    'strength-and-power',
    'one-repetition-maximum-from-velocity',
    'A load-velocity line extended to the terminal velocity; a band of 14 kg either way surrounds the predicted maximum.',
    predicted,
  ),
  sheet(
    'strength-and-power',
    'centimetres-of-error-in-jump-height',
    'Bars of the sources of error of jump height from impulse and from flight time, in centimetres.',
    budget,
  ),
]
