import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot } from '../../drawing/chart.ts'
import { clamp01, lerp } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../../drawing/svg.ts'
import { heightAt, heightVelocity } from '../../models/growth.ts'
/** An early and a late maturer: same birthday, other biological age. */
import { place, solve } from '../../movement/body.ts'
import { figure } from '../../movement/figure.ts'
import { standPose } from '../../movement/motion.ts'
import { cues, frame, stroke, upTo, V } from '../kit.ts'

const p = palettes['talent-development'].day
/** Age of the spurt (years) and its height (cm per year). */
const BOYS = [
  { name: 'early', peak: 12.4, tempo: 6.6, start: 131, x: 150, colour: p.signal, hair: 'locs' },
  { name: 'late', peak: 15.2, tempo: 4.7, start: 127, x: 330, colour: p.ink, hair: 'crop' },
] as const
type Boy = (typeof BOYS)[number]
/** Heights at every tenth of a year, so that frames need no integration. */
const TABLES = new Map(
  BOYS.map(b => [
    b.name,
    Array.from({ length: 111 }, (_, i) => heightAt(8 + i / 10, { start: b.start, peak: b.peak, tempo: b.tempo })),
  ]),
)
function heightOf(boy: Boy, age: number): number {
  const table = TABLES.get(boy.name) ?? []
  const i = Math.min(109, Math.max(0, Math.floor((age - 8) * 10)))
  return lerp(table[i] ?? 0, table[i + 1] ?? 0, clamp01((age - 8) * 10 - i))
}
const FLOOR = 590
/** px per cm. */
const PX = 2
const { X, Y, drawing } = plot({
  x: [8, 19],
  y: [0, 12],
  box: [540, 190, 1200, 560],
  xTicks: [8, 10, 12, 14, 16, 18],
  yTicks: [0, 3, 6, 9, 12],
  xTitle: 'age, years',
  yTitle: 'height velocity, cm per year',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})
const CURVES = new Map(BOYS.map(b => [b.name, curve(a => heightVelocity(a, b.peak, b.tempo), [8, 18.9], [X, Y], 160)]))
const ageAt = (t: number) =>
  8 + 10.9 * clamp01(t < 12 ? ((t - 1) / 11) * 0.55 : t < 16 ? 0.55 : 0.55 + ((t - 16) / 6) * 0.45)

function boy(b: Boy, age: number): Drawing {
  const cm = heightOf(b, age)
  const headScale = lerp(1.28, 1, clamp01((cm - 128) / 48))
  const J = place(solve(standPose({ step: 3, headScale })), {
    at: [b.x, FLOOR],
    h: (cm * PX) / (1 + 0.062 * (headScale - 1)),
  })
  const seen = upTo(CURVES.get(b.name) ?? [], X(age))
  const tip = seen.at(-1)
  return [
    figure(J, {
      body: p.ink,
      far: mix(p.field, p.ink, 0.55),
      kit: b.colour === p.signal ? p.signal : mix(p.field, p.ink, 0.75),
      shorts: p.ink,
      hair: b.hair,
    }),
    text(`${Math.round(cm)} cm`, [b.x, FLOOR - cm * PX - 22], {
      size: 38,
      font: 'num600',
      fill: b.colour,
      anchor: 'middle',
    }),
    text(b.name, [b.x, FLOOR + 40], { size: 24, font: 'label600', fill: b.colour, anchor: 'middle' }),
    stroke(seen, b.colour, 6),
    tip ? circle(tip, 10, { fill: b.colour }) : '',
  ]
}

function render(t: number): string {
  const age = ageAt(t)
  const peaks = BOYS.map(b =>
    age > b.peak
      ? [
          line([X(b.peak), Y(0)], [X(b.peak), Y(heightVelocity(b.peak, b.peak, b.tempo))], {
            stroke: b.colour,
            'stroke-width': 3,
            'stroke-dasharray': '2 9',
          }),
          text(`${b.peak}`, [X(b.peak) + 8, Y(0.5)], { size: 28, font: 'num600', fill: b.colour }),
        ]
      : '',
  )
  return frame(
    p,
    peakHeightVelocity.title,
    'two boys born on the same day, model',
    rect(0, FLOOR, V.w, V.h, { fill: p.second }),
    drawing,
    peaks,
    BOYS.map(b => boy(b, age)),
    text(`${age.toFixed(1)} years`, [240, 172], { size: 56, font: 'num800', fill: p.ink, anchor: 'middle' }),
  )
}
const [early, late] = BOYS
const gap = Math.round(heightOf(early, 14) - heightOf(late, 14))

export const peakHeightVelocity: Explainer = {
  slug: 'peak-height-velocity',
  title: 'Peak height velocity',
  seconds: 26,
  teaches: 'Height and height velocity of an early and a late maturer: same age, different biological age.',
  shows: 'two boys born on the same day, their height and height velocity, one with an early and one with a late peak',
  courses: ['growth-and-maturation', 'skill-acquisition'],
  poster: 14,
  cues: cues(26, [
    [0, 'Two boys, born on the same day. Until eleven both grow a little slower each year.'],
    [
      5.4,
      `Then the spurt: one peaks at ${early.peak} years, with ${heightVelocity(early.peak, early.peak, early.tempo).toFixed(0)} centimetres per year.`,
    ],
    [11.4, `At fourteen they are teammates, ${gap} centimetres apart: same age, other biological age.`],
    [16, `The other peaks at ${late.peak} years and closes the gap.`],
    [
      21,
      'Those picked at fourteen often matured early. Around the peak, watch load: growth plates and coordination are at risk.',
    ],
  ]),
  render,
}
