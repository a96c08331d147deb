/** The same daily protein as one large dinner and as four even meals. */
import type { Explainer } from '../../catalogue-types.ts'
import { areaBelow, curve, plot, readout } from '../../drawing/chart.ts'
import { ease, range, sum } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { type Drawing, line, path, rect } from '../../drawing/svg.ts'
import { mealCourse, synthesisRise } from '../../models/nutrition.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes.nutrition.day
/** Meals: hour of the day and g/kg; both days have the same total. */
type Day = { name: string; meals: readonly { hour: number; dose: number }[]; colour: string; top: number; from: number }
const SKEWED: Day = {
  name: 'most at dinner',
  meals: [
    { hour: 7.5, dose: 0.2 },
    { hour: 12.5, dose: 0.25 },
    { hour: 16.5, dose: 0.15 },
    { hour: 20, dose: 1 },
  ],
  colour: p.ink,
  top: 190,
  from: 1,
}
const EVEN: Day = {
  name: 'four even meals',
  meals: [7.5, 12, 16.5, 21].map(hour => ({ hour, dose: 0.4 })),
  colour: p.signal,
  top: 410,
  from: 8.5,
}
const rise = (day: Day) => (hour: number) => sum(day.meals.map(m => synthesisRise(m.dose) * mealCourse(hour - m.hour)))
/** Area over fasting between 6 and 27 h, % × h. */
const total = (day: Day) => sum(range(6, 27, 0.05).map(h => rise(day)(h) * 0.05))
const daily = (day: Day) => sum(day.meals.map(m => m.dose))
const more = Math.round(100 * (total(EVEN) / total(SKEWED) - 1))

function panel(day: Day, t: number): Drawing {
  const { X, Y, drawing } = plot({
    x: [6, 27],
    y: [0, 135],
    box: [110, day.top, 880, day.top + 150],
    xTicks: [6, 9, 12, 15, 18, 21, 24, 27],
    yTicks: [0, 50, 100],
    xTitle: '',
    yTitle: '',
    ink: p.ink,
    quiet: p.quiet,
    size: 18,
    xFormat: v => `${v % 24} h`,
  })
  const seen = upTo(curve(rise(day), [6, 27], [X, Y], 300), X(6) + ease(t, day.from, day.from + 6) * (X(27.1) - X(6)))
  const meals = day.meals.map(m => {
    if (seen.length === 0 || (seen.at(-1)?.[0] ?? 0) < X(m.hour)) return ''
    return [
      line([X(m.hour), Y(0)], [X(m.hour), Y(132)], {
        stroke: day.colour,
        'stroke-width': 3,
        'stroke-dasharray': '2 8',
      }),
      text(`${m.dose} g/kg`, [X(m.hour) + 8, Y(116)], { size: 20, font: 'label600', fill: day.colour }),
    ]
  })
  return [
    text(day.name, [110, day.top - 14], { size: 22, font: 'label600', fill: day.colour }),
    seen.length > 1 ? path(areaBelow(seen, Y(0)), { fill: mix(p.field, day.colour, 0.3) }) : '',
    drawing,
    stroke(seen, day.colour, 5),
    meals,
  ]
}

export const proteinDistribution: Explainer = {
  slug: 'protein-distribution',
  title: 'Protein over the day',
  seconds: 22,
  teaches:
    'The same daily protein in four even meals stimulates muscle protein synthesis more often than one large dinner.',
  shows:
    'the protein of one day in two ways, most of it at one large dinner or in four even meals, and the synthesis that follows',
  courses: ['protein-for-athletes'],
  poster: 18,
  cues: cues(22, [
    [
      0,
      `${daily(SKEWED).toFixed(1)} grams of protein per kilogram and day, most of it at dinner. The curve is the rise of muscle protein synthesis in percent.`,
    ],
    [5, 'Small meals do little; the large dinner gets no further than the plateau.'],
    [8.5, `The same ${daily(EVEN).toFixed(1)} grams in four meals of ${EVEN.meals[0]?.dose ?? 0} grams per kilogram.`],
    [12.4, 'Each meal now reaches the plateau, and muscle is stimulated four times.'],
    [
      16.4,
      `The area under the curve, synthesis over the day, is ${more} percent larger in this model. Total protein still matters most.`,
    ],
  ]),
  render: t =>
    frame(
      p,
      proteinDistribution.title,
      'rise of muscle protein synthesis over fasting, %, model',
      rect(930, 0, 350, 720, { fill: p.second }),
      panel(SKEWED, t),
      panel(EVEN, t),
      readout(daily(SKEWED).toFixed(1), ['g/kg in both days'], [970, 290], { size: 130, fill: p.ink, ink: p.ink }),
      t > 15.5
        ? readout(`+${more}%`, ['synthesis over the day', 'with four even meals'], [970, 500], {
            size: 130,
            fill: p.field,
            ink: p.ink,
          })
        : '',
    ),
}
