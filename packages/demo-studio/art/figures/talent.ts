import { type Cover, stroke } from '../covers/kit.ts'
import { curve, scale } from '../drawing/chart.ts'
import { range } from '../drawing/geometry.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../drawing/svg.ts'
import { axes, note, result, sheet } from './kit.ts'

/** Age at peak height velocity predicted for a boy of 13.0 years (Moore et al. 2015), from stature in cm. */
const predicted = (stature: number) => 13 - (-7.999994 + 0.0036124 * 13 * stature)
function compression(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [140, 176], ticks: range(140, 176, 4), title: 'stature at 13.0 years (cm)' },
    { span: [11, 16.5], ticks: range(11, 16), title: 'age at peak height velocity (years)' },
  )
  const boys = [
    [148, 15.2, 'small, late'],
    [166, 12.3, 'tall, early'],
  ] as const
  return [
    rect(X(140), Y(14.4), X(176) - X(140), Y(13) - Y(14.4), { fill: p.second }),
    drawing,
    stroke(
      [
        [X(141), Y(predicted(141))],
        [X(175), Y(predicted(175))],
      ],
      p.ink,
      10,
    ),
    boys.map(([cm, real, name]) => [
      line([X(cm), Y(real)], [X(cm), Y(predicted(cm))], {
        stroke: p.signal,
        'stroke-width': 7,
        'stroke-dasharray': '2 13',
      }),
      circle([X(cm), Y(predicted(cm))], 17, { fill: p.ink }),
      circle([X(cm), Y(real)], 22, { fill: p.signal }),
      note(`${name}, may be ${real}`, [X(cm) + 34, Y(real) + 9], p.signal),
    ]),
    note('predicted', [X(141), Y(predicted(141)) - 26], p.ink),
    result(p, '0.85 y', 'is all that 18 cm move the prediction'),
  ]
}

/** Shares of birth quarters, %, for odds ratios of 1, 1.65 and 3 between the first and the last. */
const shares = (ratio: number) => {
  const weights = range(0, 3).map(q => ratio ** ((3 - q) / 3))
  const total = weights.reduce((a, b) => a + b, 0)
  return weights.map(w => (w / total) * 100)
}
function quarters(p: Palette): Drawing {
  const Y = scale([0, 42], [690, 210])
  return [
    [1.65, 3].map((ratio, k) =>
      shares(ratio).map((share, q) => {
        const x = 110 + k * 530 + q * 122
        const fill = k === 0 && q === 3 ? p.signal : k === 0 ? p.ink : p.second
        return [
          rect(x, Y(share), 104, Y(0) - Y(share), { fill }),
          note(`${Math.round(share)}`, [x + 52, Y(share) - 14], p.ink, 'middle'),
          note(`Q${q + 1}`, [x + 52, 728], p.ink, 'middle'),
        ]
      }),
    ),
    line([90, Y(25)], [1140, Y(25)], { stroke: p.ink, 'stroke-width': 4, 'stroke-dasharray': '3 12' }),
    line([90, Y(0)], [1140, Y(0)], { stroke: p.ink, 'stroke-width': 4 }),
    note('ratio 1.65, %', [110, 772], p.ink),
    note('ratio 3, %', [640, 772], p.ink),
    result(p, '315', 'players to notice the average effect'),
  ]
}

/** Score out of ten in practice (weeks 0 to 4) and two weeks later, blocked and mixed; model. */
function practice(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [0, 6.4], ticks: range(0, 6), title: 'weeks' },
    { span: [2, 9], ticks: range(2, 8, 2), title: 'gates hit out of ten (model)' },
  )
  const blocked = (w: number) => 3 + 5 * (1 - Math.exp(-w / 1.3))
  const mixed = (w: number) => 3 + 3.6 * (1 - Math.exp(-w / 2.2))
  const kept = [5.4, 6.6] as const
  return [
    rect(X(4), 190, X(6) - X(4), 490, { fill: p.second }),
    drawing,
    stroke(curve(blocked, [0, 4], [X, Y]), p.ink, 9),
    stroke(curve(mixed, [0, 4], [X, Y]), p.signal, 12),
    stroke(
      [
        [X(4), Y(blocked(4))],
        [X(6), Y(kept[0])],
      ],
      p.ink,
      5,
      '3 13',
    ),
    stroke(
      [
        [X(4), Y(mixed(4))],
        [X(6), Y(kept[1])],
      ],
      p.signal,
      6,
      '3 13',
    ),
    circle([X(6), Y(kept[0])], 18, { fill: p.ink }),
    circle([X(6), Y(kept[1])], 22, { fill: p.signal }),
    note('blocks', [X(1.6), Y(7.1)], p.ink, 'end'),
    note('mixed', [X(2), Y(4.7)], p.signal),
    note('no practice', [X(5), 230], p.ink, 'middle'),
    result(p, '2 weeks', 'later the order is turned'),
  ]
}

export const talentFigures: readonly Cover[] = [
  sheet(
    'talent-development',
    'maturity-offset-is-mostly-age',
    'Predicted age at peak height velocity hardly changes with stature; the ages of two boys may lie far from the line.',
    compression,
  ),
  sheet(
    'talent-development',
    'what-an-odds-ratio-of-birthdays-means',
    'Shares of birth quarters for odds ratios of 1.65 and 3 beside a dotted line at 25 percent.',
    quarters,
  ),
  sheet(
    'talent-development',
    'practice-that-looks-worse',
    'Two practice curves: blocked practice leads for four weeks, mixed practice keeps more two weeks later.',
    practice,
  ),
]
