import { type Cover, stroke } from '../covers/kit.ts'
import { normal, rng } from '../drawing/chart.ts'
import { deviation, mean, type Point, range, sum } from '../drawing/geometry.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, type Drawing, rect } from '../drawing/svg.ts'
import { axes, note, result, sheet } from './kit.ts'

/** Coupled acute against chronic load of dice: 160 weeks without any athlete. */
function coupling(p: Palette): Drawing {
  const random = rng(14)
  const weeks = range(1, 163).map(() => normal(random, 700, 200))
  const pairs = weeks.slice(3).map((acute, i): Point => [mean(weeks.slice(i, i + 4)), acute])
  const [mx, my] = [mean(pairs.map(q => q[0])), mean(pairs.map(q => q[1]))]
  const slope = sum(pairs.map(([x, y]) => (x - mx) * (y - my))) / sum(pairs.map(([x]) => (x - mx) ** 2))
  const { X, Y, drawing } = axes(
    p,
    { span: [400, 1000], ticks: range(400, 1000, 100), title: 'chronic load, 4-week mean (AU)' },
    { span: [100, 1300], ticks: range(200, 1200, 200), title: 'acute load, last week (AU)' },
  )
  return [
    drawing,
    pairs.map(([x, y]) => circle([X(x), Y(y)], 9, { fill: p.second, stroke: p.ink, 'stroke-width': 2 })),
    stroke(
      [420, 980].map((x): Point => [X(x), Y(my + slope * (x - mx))]),
      p.signal,
      8,
    ),
    result(p, 'r = 0.5', 'expected of dice'),
  ]
}

/** Sessions of one week: width is minutes, height is the rating, area is load. */
const SESSIONS = [
  [60, 4],
  [90, 7],
  [75, 3],
  [80, 6],
  [45, 2],
  [95, 8],
] as const
function areas(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [0, 460], ticks: range(0, 400, 100), title: 'minutes, one session after another' },
    { span: [0, 10], ticks: range(0, 10, 2), title: 'rating of the session, 0 to 10' },
  )
  const loads = SESSIONS.map(([minutes, rating]) => minutes * rating)
  return [
    drawing,
    SESSIONS.map(([minutes, rating], i) => {
      const from = sum(SESSIONS.slice(0, i).map(([m]) => m))
      const hot = i === 5
      const fill = hot ? p.signal : p.second
      return [
        rect(X(from) + 2, Y(rating), X(minutes) - X(0) - 4, Y(0) - Y(rating), { fill }),
        note(
          String(minutes * rating),
          [(X(from) + X(from + minutes)) / 2, Y(rating) + 36],
          hot ? p.field : p.ink,
          'middle',
        ),
      ]
    }),
    result(p, `${sum(loads)} AU`, 'one week, the area of six sessions'),
  ]
}

/** Ten pairs of jump heights, cm: mat and platform, as in the article. */
const PAIRS = [
  [36.3, 34.2],
  [29.8, 28.4],
  [43.9, 41.1],
  [33.0, 31.1],
  [47.2, 43.9],
  [38.8, 36.6],
  [26.5, 25.4],
  [41.0, 38.4],
  [31.6, 29.9],
  [45.1, 42.2],
] as const
function agreement(p: Palette): Drawing {
  const differences = PAIRS.map(([a, b]) => a - b)
  const [bias, spread] = [mean(differences), 1.96 * deviation(differences)]
  const { X, Y, drawing } = axes(
    p,
    { span: [24, 48], ticks: range(24, 48, 4), title: 'mean of both devices (cm)' },
    { span: [-1, 5], ticks: range(-1, 5), title: 'mat minus platform (cm)' },
  )
  const level = (v: number, words: string, colour: string, width: number) => [
    stroke(
      [
        [X(24), Y(v)],
        [X(48), Y(v)],
      ],
      colour,
      width,
      width > 4 ? undefined : '10 12',
    ),
    note(words, [X(48) - 4, Y(v) - 12], colour, 'end'),
  ]
  return [
    rect(X(24), Y(bias + spread), X(48) - X(24), Y(bias - spread) - Y(bias + spread), { fill: p.second }),
    drawing,
    level(bias, `bias ${bias.toFixed(1)}`, p.signal, 6),
    level(bias + spread, `upper limit ${(bias + spread).toFixed(1)}`, p.ink, 3),
    level(bias - spread, `lower limit ${(bias - spread).toFixed(1)}`, p.ink, 3),
    PAIRS.map(([a, b]) => circle([X((a + b) / 2), Y(a - b)], 13, { fill: p.field, stroke: p.ink, 'stroke-width': 5 })),
    result(p, `${bias.toFixed(1)} cm`, 'between two devices, artificial data'),
  ]
}

export const loadFigures: readonly Cover[] = [
  sheet(
    'load-monitoring',
    'coupling-in-workload-ratios',
    'Acute against chronic load of random weeks with a rising line: they correlate although nothing connects them.',
    coupling,
  ),
  sheet(
    'load-monitoring',
    'session-rpe-after-twenty-five-years',
    'Six sessions of a week as rectangles of minutes and rating; their areas are the loads.',
    areas,
  ),
  sheet(
    'load-monitoring',
    'two-devices-one-athlete',
    'Plot of differences against means for ten pairs of jump heights with bias and limits of agreement.',
    agreement,
  ),
]
