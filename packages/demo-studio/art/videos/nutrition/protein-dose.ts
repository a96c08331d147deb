/** Dose response of muscle protein synthesis to one meal. */
import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { at, ease } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, line, rect } from '../../drawing/svg.ts'
import { PROTEIN, synthesisRise } from '../../models/nutrition.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes.nutrition.night
const { X, Y, drawing, box } = plot({
  x: [0, 0.6],
  y: [0, 100],
  box: [110, 180, 860, 560],
  xTicks: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6],
  yTicks: [0, 25, 50, 75, 100],
  xTitle: 'protein in one meal, g/kg body mass',
  yTitle: 'rise of muscle protein synthesis, %',
  ink: p.ink,
  quiet: p.second,
  xFormat: v => v.toFixed(1),
})
const CURVE = curve(synthesisRise, [0, 0.6], [X, Y], 120)
/** kg of the example, and g of protein in foods. */
const MASS = 75
const grams = Math.round(PROTEIN.target * MASS)
const FOODS = [
  { name: 'chicken breast, 75 g', protein: 23 },
  { name: 'skyr, 210 g', protein: 23 },
  { name: 'cooked lentils, 250 g', protein: 22.5 },
]
const share = Math.round((100 * synthesisRise(PROTEIN.target)) / PROTEIN.plateau)

function render(t: number): string {
  const dose = ease(t, 1, 10) * 0.6
  const seen = upTo(CURVE, X(dose))
  const chosen = t > 11
  return frame(
    p,
    proteinDose.title,
    'after training, high-quality protein, young adults',
    t > 7
      ? rect(X(PROTEIN.target), box[1], (box[2] - X(PROTEIN.target)) * ease(t, 7, 8.5), box[3] - box[1], {
          fill: p.second,
          opacity: 0.55,
        })
      : '',
    drawing,
    stroke(seen, p.ink, 7),
    seen.length ? circle(at(seen, -1), 11, { fill: chosen ? p.ink : p.signal }) : '',
    chosen
      ? [
          line([X(PROTEIN.target), box[3]], [X(PROTEIN.target), Y(synthesisRise(PROTEIN.target))], {
            stroke: p.signal,
            'stroke-width': 5,
          }),
          circle([X(PROTEIN.target), Y(synthesisRise(PROTEIN.target))], 15, { fill: p.signal }),
        ]
      : '',
    readout(chosen ? String(PROTEIN.target) : dose.toFixed(2), ['g/kg in one meal'], [910, 280], {
      size: 140,
      fill: p.signal,
      ink: p.ink,
    }),
    t > 13 ? readout(`${grams} g`, [`for ${MASS} kg`], [910, 410], { size: 90, fill: p.ink, ink: p.ink }) : '',
    t > 15
      ? FOODS.map((f, i) =>
          text(`${f.name}: ${Math.round(f.protein)} g`, [914, 500 + i * 34], { size: 20, fill: p.ink }),
        )
      : '',
  )
}

export const proteinDose: Explainer = {
  slug: 'protein-dose',
  title: 'Protein dose and synthesis',
  seconds: 20,
  teaches: 'Muscle protein synthesis rises with dose and levels off near 0.24 g/kg per meal.',
  shows: 'muscle protein synthesis against the dose of one meal, up to the plateau',
  courses: ['protein-for-athletes'],
  poster: 16,
  cues: cues(20, [
    [0, 'One meal after training: how much protein makes the muscle build?'],
    [4, 'The first grams count most: synthesis rises fast with dose.'],
    [7.4, 'Then the curve levels off. More protein is burned as energy, not built in.'],
    [11, `At ${PROTEIN.target} grams per kilogram, ${share} percent of the plateau is reached.`],
    [
      14,
      `For ${MASS} kilograms that is about ${grams} grams: 75 of chicken breast, 210 of skyr or 250 of cooked lentils.`,
    ],
  ]),
  render,
}
