import { type Cover, stroke } from '../covers/kit.ts'
import { areaBelow, curve } from '../drawing/chart.ts'
import { range } from '../drawing/geometry.ts'
import type { Palette } from '../drawing/palette.ts'
import { type Drawing, line, path, rect } from '../drawing/svg.ts'
import { axes, note, result, sheet } from './kit.ts'

/** Model of use over time: the same rate for longer. Share of the highest rate at t h after a dose that lasts so many h. */
const use = (hours: number) => (t: number) => (1 - Math.exp(-t / 0.7)) / (1 + Math.exp((t - hours) / 0.8))
function dose(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [0, 12], ticks: range(0, 12, 2), title: 'hours after the meal' },
    { span: [0, 1.2], ticks: [0, 0.5, 1], title: 'rate of use, share of the highest (model)' },
  )
  const [small, large] = [4, 10].map(hours => curve(use(hours), [0, 12], [X, Y]))
  if (!small || !large) return drawing
  return [
    path(areaBelow(large, Y(0)), { fill: p.second }),
    rect(X(0), 190, X(4) - X(0), 490, { fill: p.signal, opacity: 0.14 }),
    drawing,
    stroke(large, p.signal, 12),
    stroke(small, p.ink, 8),
    note('window of 4 h', [X(2), 230], p.ink, 'middle'),
    note('25 g', [X(4.6), Y(0.5)], p.ink),
    note('100 g', [X(8.6), Y(1) - 14], p.signal),
    result(p, '12 h', 'of measurement changed the message'),
  ]
}

const [MIDDLE, SPREAD] = [37.5, 7.7]
const density = (v: number) => Math.exp(-(((v - MIDDLE) / SPREAD) ** 2) / 2)
function availability(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [10, 65], ticks: [15, 30, 45, 60], title: 'energy availability (kcal/kg fat-free mass)' },
    { span: [0, 1.15], ticks: [], title: 'where the true value may lie' },
  )
  const part = (from: number, to: number) =>
    path(areaBelow(curve(density, [from, to], [X, Y], 60), Y(0)), {
      fill: from < 30 ? p.signal : from < 45 ? p.second : p.quiet,
    })
  return [
    part(10, 30),
    part(30, 45),
    part(45, 65),
    drawing,
    stroke(curve(density, [10, 65], [X, Y]), p.ink, 7),
    [30, 45].map(v =>
      line([X(v), 240], [X(v), Y(0)], { stroke: p.ink, 'stroke-width': 4, 'stroke-dasharray': '3 11' }),
    ),
    note('below 30', [X(24), 300], p.signal, 'end'),
    note('30 to 45', [X(37.5), 640], p.ink, 'middle'),
    note('above 45', [X(50), 420], p.ink),
    result(p, '22 to 53', 'one athlete, one diary, 95 % band'),
  ]
}

/** Oxidation of eaten carbohydrate (g/h) against intake: glucose alone, and glucose with fructose; after Jeukendrup 2014. */
const plateau = (top: number) => (v: number) => (v * top) / (v ** 5 + top ** 5) ** 0.2
function oxidation(p: Palette): Drawing {
  const { X, Y, drawing } = axes(
    p,
    { span: [0, 140], ticks: range(0, 140, 20), title: 'carbohydrate eaten (g/h)' },
    { span: [0, 120], ticks: range(0, 120, 30), title: 'oxidised (g/h), model' },
  )
  const [one, two] = [curve(plateau(60), [0, 140], [X, Y]), curve(plateau(95), [0, 140], [X, Y])]
  return [
    path(areaBelow(two, Y(0)), { fill: p.second }),
    drawing,
    stroke(
      [
        [X(0), Y(0)],
        [X(120), Y(120)],
      ],
      p.ink,
      3,
      '3 12',
    ),
    stroke(one, p.ink, 9),
    stroke(two, p.signal, 12),
    note('all of it', [X(98), Y(110)], p.ink, 'end'),
    note('glucose with fructose', [X(136), Y(74)], p.signal, 'end'),
    note('glucose alone', [X(136), Y(49)], p.ink, 'end'),
    result(p, '60 g/h', 'is near the limit of one transporter'),
  ]
}

export const nutritionFigures: readonly Cover[] = [
  sheet(
    'nutrition',
    'the-twenty-gram-ceiling',
    'Model of the use of protein after a small and a large dose; a window of four hours misses most of the large one.',
    dose,
  ),
  sheet(
    'nutrition',
    'energy-availability-with-error-bars',
    'Distribution of the possible true energy availability of one athlete over the limits of 30 and 45.',
    availability,
  ),
  sheet(
    'nutrition',
    'carbohydrate-from-glycogen-to-gut',
    'Oxidation against intake: glucose alone levels off, glucose with fructose reaches higher.',
    oxidation,
  ),
]
