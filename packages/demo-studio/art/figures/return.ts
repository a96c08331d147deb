import { type Cover, stroke } from '../covers/kit.ts'
import { curve } from '../drawing/chart.ts'
import { range } from '../drawing/geometry.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../drawing/svg.ts'
import { axes, note, result, sheet } from './kit.ts'

/** Normal distribution function (logistic approximation, error below 0.01). */
const below = (z: number) => 1 / (1 + Math.exp(-1.702 * z))
const passing = (tests: number) => (index: number) => below((index - 90) / ((index * 0.0495) / Math.sqrt(tests)))
function symmetry(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [82, 100], ticks: range(82, 100, 2), title: 'true symmetry index (%)' },
    { span: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], title: 'chance of passing 90', format: v => `${v * 100}%` },
  )
  const four = (index: number) => passing(1)(index) ** 4
  return [
    rect(X(87.4), 190, X(92.6) - X(87.4), 490, { fill: p.second }),
    drawing,
    stroke(curve(passing(3), [82, 100], [X, Y]), p.ink, 5, '4 13'),
    stroke(curve(passing(1), [82, 100], [X, Y]), p.ink, 8),
    stroke(curve(four, [82, 100], [X, Y]), p.signal, 12),
    note('one test', [X(85.2), Y(0.2)], p.ink, 'end'),
    note('mean of three', [X(91.7), Y(0.9)], p.ink, 'end'),
    note('all of four tests', [X(95.2), Y(0.4)], p.signal),
    circle([X(92), Y(four(92))], 18, { fill: p.signal }),
    result(p, '1 in 5', 'passes four tests with a true index of 92'),
  ]
}

/** Risk ratios of passing against failing criteria (Webster & Hewett 2019). The first is given without interval in the article. */
const OUTCOMES = [
  ['any second ligament injury', 0.8],
  ['graft rupture', 0.4],
  ['other knee', 3.35],
] as const
function criteria(p: Palette): Drawing {
  const X = (ratio: number) => 480 + (Math.log(ratio / 0.2) / Math.log(25)) * 640
  return [
    rect(X(0.2), 200, X(1) - X(0.2), 480, { fill: p.second }),
    OUTCOMES.map(([name, ratio], i) => {
      const y = 290 + i * 150
      const fill = i === 2 ? p.signal : p.ink
      return [
        note(name, [440, y + 9], p.ink, 'end'),
        line([X(1), y], [X(ratio), y], { stroke: fill, 'stroke-width': 16 }),
        circle([X(ratio), y], 34, { fill }),
        note(ratio.toFixed(2), [X(ratio), y - 48], fill, 'middle'),
      ]
    }),
    line([X(1), 200], [X(1), 680], { stroke: p.ink, 'stroke-width': 4 }),
    [0.2, 0.5, 1, 2, 5].map(v => note(String(v), [X(v), 722], p.ink, 'middle')),
    note('risk ratio, passed against failed', [1140, 766], p.ink, 'end'),
    result(p, '3.35', 'for the other knee of those who passed'),
  ]
}

/** Participants by kind of evidence: [source, people, row]. */
const EVIDENCE = [
  ['Bohm, pooled', 264, 0, 0.36],
  ['Beyer', 58, 1, 0.14],
  ['Kongsgaard', 39, 1, 0.42],
  ['Rio', 6, 1, 0.82],
  ['Shaw', 8, 2, 0.36],
] as const
function evidence(p: Palette): Drawing {
  const rows = ['healthy tendons, trained', 'patients', 'markers and constructs']
  return [
    rows.map((name, i) => {
      const y = 310 + i * 180
      return [rect(60, y - 84, 1080, 168, { fill: i % 2 ? p.field : p.second }), note(name, [90, y + 9], p.ink)]
    }),
    EVIDENCE.map(([name, people, row, along]) => {
      const x = 330 + along * 760
      const y = 310 + row * 180
      const r = 4.9 * Math.sqrt(people)
      return [
        circle([x, y], r, { fill: people < 10 ? p.signal : p.ink }),
        note(`${name}, ${people}`, [x + r + 14, y + 9], people < 10 ? p.signal : p.ink),
      ]
    }),
    result(p, '6 and 8', 'people behind two famous ideas'),
  ]
}

export const returnFigures: readonly Cover[] = [
  sheet(
    'return-to-play',
    'the-error-of-a-symmetry-index',
    'Chance of passing a symmetry gate of 90 against the true index for one test, three tests and four gates.',
    symmetry,
  ),
  sheet(
    'return-to-play',
    'do-return-criteria-protect',
    'Risk ratios of passing return criteria: lower for the graft, higher for the other knee.',
    criteria,
  ),
  sheet(
    'return-to-play',
    'loading-tendons-what-transfers',
    'Circles of the number of participants in tendon studies, in three rows by kind of evidence.',
    evidence,
  ),
]
