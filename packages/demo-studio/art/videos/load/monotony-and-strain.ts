/** Two weeks with the same load: contrast against sameness. */
import type { Explainer } from '../../catalogue-types.ts'
import { scale } from '../../drawing/chart.ts'
import { ease, type Point } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { type Drawing, g, line, rect } from '../../drawing/svg.ts'
import { weekOf } from '../../models/load.ts'
import { cues, frame } from '../kit.ts'

const p = palettes['load-monitoring'].night
/** AU per day; both weeks add up to the same load. */
const HARD_EASY = [620, 150, 700, 100, 650, 680, 0]
const EVEN = [520, 300, 480, 350, 560, 390, 300]
const A = weekOf(HARD_EASY)
const B = weekOf(EVEN)
const DAYS = [...'MTWTFSS']

type Panel = { left: number; days: readonly number[]; week: typeof A; name: string; from: number; colour: string }
const PANELS: readonly Panel[] = [
  { left: 56, days: HARD_EASY, week: A, name: 'hard and easy days', from: 0.5, colour: p.ink },
  { left: 664, days: EVEN, week: B, name: 'every day alike', from: 4.5, colour: p.signal },
]

function panel(t: number, { left, days, week, name, from, colour }: Panel): Drawing {
  const Y = scale([0, 800], [430, 160])
  const top = (v: number, i: number) => v * ease(t, from + i * 0.35, from + i * 0.35 + 0.7)
  const bars = days.map((v, i) => [
    rect(left + i * 78, Y(top(v, i)), 62, 430 - Y(top(v, i)), { fill: colour }),
    text(DAYS[i] ?? '', [left + i * 78 + 31, 462], { size: 22, fill: p.ink, anchor: 'middle' }),
  ])
  const mark = ease(t, 9, 9.8)
  const figure = (value: string, words: string, x: number, shown: boolean, fill: string): Drawing =>
    shown
      ? [
          text(value, [x, 588], { size: 84, font: 'num800', fill }),
          text(words, [x + 3, 618], { size: 20, fill: p.ink }),
        ]
      : ''
  const middle: readonly [Point, Point] = [
    [left, Y(week.mean)],
    [left + 530 * mark, Y(week.mean)],
  ]
  return g(
    {},
    text(name, [left, 146], { size: 24, font: 'label600', fill: p.ink }),
    bars,
    line([left, 430], [left + 530, 430], { stroke: p.ink, 'stroke-width': 3 }),
    t > 9 ? line(...middle, { stroke: p.second, 'stroke-width': 4, 'stroke-dasharray': '2 10' }) : '',
    figure(String(week.load), 'load, AU', left, t > from + 3.2, p.ink),
    figure(week.monotony.toFixed(1), 'monotony', left + 200, t > 11, p.second),
    figure((Math.round(week.strain / 10) * 10).toLocaleString('en-GB'), 'strain, AU', left + 345, t > 15, colour),
  )
}

export const monotonyAndStrain: Explainer = {
  slug: 'monotony-and-strain',
  title: 'Monotony and strain',
  seconds: 22,
  teaches: 'Two weeks with the same total load: the one without hard-easy contrast has the higher monotony and strain.',
  shows:
    'two weeks with the same total load, one of hard and easy days, one with every day alike, and the monotony and strain of each',
  courses: ['session-load', 'acute-chronic-load'],
  poster: 19,
  cues: cues(22, [
    [0, `A week of hard and easy days, with a day off: ${A.load} units in total.`],
    [4.5, `Another week without a day off, every day alike: also ${B.load} units.`],
    [9, 'The daily mean is the same. What differs is the spread around it.'],
    [
      11,
      `Monotony, the mean over the standard deviation, is ${A.monotony.toFixed(1)}, and ${B.monotony.toFixed(1)} in the even week.`,
    ],
    [
      15,
      `Strain is load times monotony, so the even week costs far more: ${(B.strain / A.strain).toFixed(1)} times the strain.`,
    ],
    [18.6, 'Sameness is the warning sign: plan hard days hard and easy days easy.'],
  ]),
  render: t =>
    frame(
      p,
      monotonyAndStrain.title,
      'session-RPE load per day, arbitrary units (AU)',
      PANELS.map(week => panel(t, week)),
    ),
}
