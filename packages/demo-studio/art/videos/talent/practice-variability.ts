/** Blocked and random practice: performance in training and in the retention test. */
import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { ease } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../../drawing/svg.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes['talent-development'].day
/** Hits of ten after a number of practice sessions, and in a test a week later. Shapes as in Shea & Morgan 1979. */
type Group = { name: string; order: string; rate: number; top: number; test: number; colour: string; y: number }
const GROUPS: readonly Group[] = [
  { name: 'blocked', order: 'AAAABBBBCCCC', rate: 0.75, top: 8.6, test: 5.2, colour: p.ink, y: 190 },
  { name: 'random', order: 'BACABCCABCBA', rate: 0.32, top: 8.2, test: 7.1, colour: p.signal, y: 250 },
]
const START = 3
const hits = (g: Group) => (session: number) => g.top - (g.top - START) * Math.exp(-g.rate * session)
const { X, Y, drawing } = plot({
  x: [0, 10],
  y: [0, 10],
  box: [110, 350, 860, 580],
  xTicks: [0, 2, 4, 6, 8],
  yTicks: [0, 5, 10],
  xTitle: '',
  yTitle: 'passes on target, of 10',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})

function schedule(g: Group, t: number): Drawing {
  const shown = Math.floor((t - 0.6) / 0.3)
  const tones = { A: p.ink, B: mix(p.field, p.ink, 0.45), C: p.signal }
  return [
    text(g.name, [56, g.y + 22], { size: 24, font: 'label600', fill: g.colour }),
    [...g.order].slice(0, Math.max(0, shown)).map((task, i) => {
      const tone = task === 'A' ? tones.A : task === 'B' ? tones.B : tones.C
      return [
        rect(190 + i * 56, g.y - 6, 46, 40, { fill: tone }),
        text(task, [213 + i * 56, g.y + 22], { size: 24, font: 'num600', fill: p.field, anchor: 'middle' }),
      ]
    }),
  ]
}

function group(g: Group, t: number): Drawing {
  const seen = upTo(curve(hits(g), [0, 8], [X, Y], 60), X(0) + ease(t, 5.5, 11) * (X(8.01) - X(0)))
  const test = ease(t, 14, 15)
  const end = hits(g)(8)
  return [
    stroke(seen, g.colour, 6),
    test > 0
      ? [
          line([X(8), Y(end)], [X(8) + (X(9.5) - X(8)) * test, Y(end + (g.test - end) * test)], {
            stroke: g.colour,
            'stroke-width': 4,
            'stroke-dasharray': '2 10',
          }),
          circle([X(8) + (X(9.5) - X(8)) * test, Y(end + (g.test - end) * test)], 12, { fill: g.colour }),
        ]
      : '',
    test >= 1
      ? readout(g.test.toFixed(1), [`${g.name}, a week later`], [930, g === GROUPS[0] ? 560 : 400], {
          size: 110,
          fill: g.colour,
          ink: p.ink,
        })
      : '',
  ]
}

export const practiceVariability: Explainer = {
  slug: 'practice-variability',
  title: 'Blocked and random practice',
  seconds: 22,
  teaches: 'Blocked practice looks better in training, random practice is better in the retention test.',
  shows: 'blocked and random practice of three passes, and a test a week later',
  courses: ['skill-acquisition', 'growth-and-maturation'],
  poster: 17,
  cues: cues(22, [
    [
      0,
      'Three kinds of pass, A, B and C. One group trains them in blocks, the other in random order. Same number of trials.',
    ],
    [5.4, 'In training the blocked group improves faster, and looks better all the time.'],
    [11.4, 'A week later both are tested without practice.'],
    [
      15.2,
      `Blocked falls to ${GROUPS[0]?.test.toFixed(1) ?? ''} of ten, random keeps ${GROUPS[1]?.test.toFixed(1) ?? ''}.`,
    ],
    [18.4, 'Random order makes each trial a new problem: harder now, kept longer.'],
  ]),
  render: t =>
    frame(
      p,
      practiceVariability.title,
      'shape of the result, model of a classic finding',
      GROUPS.map(g => schedule(g, t)),
      rect(X(8.6), Y(10), X(10) - X(8.6), Y(0) - Y(10), { fill: p.second, opacity: t > 12 ? 0.8 : 0 }),
      drawing,
      text('practice sessions', [X(4), 642], { size: 20, fill: p.ink, anchor: 'middle' }),
      t > 12 ? text('test', [X(9.3), 614], { size: 20, font: 'label600', fill: p.ink, anchor: 'middle' }) : '',
      GROUPS.map(g => group(g, t)),
    ),
}
