/** Birth quarters of a population and of selected squads. */
import type { Explainer } from '../../catalogue-types.ts'
import { readout, rng, scale } from '../../drawing/chart.ts'
import { at, clamp01, ease, lerp, range, sum } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line } from '../../drawing/svg.ts'
import { cues, frame } from '../kit.ts'

const p = palettes['talent-development'].night
/** 400 children, 100 born in each quarter; one dot each. The chance of selection falls with each quarter. */
const PER_QUARTER = 100
const SELECTED = [42, 28, 18, 12]
const squad = sum(SELECTED)
const shares = SELECTED.map(n => Math.round((100 * n) / squad))
const ratio = at(SELECTED, 0) / at(SELECTED, 3)
const NAMES = ['Jan to Mar', 'Apr to Jun', 'Jul to Sep', 'Oct to Dec']
const random = rng(9)
/** Order in which the children of a quarter are looked at. */
const ORDER = range(0, 3).map(() =>
  range(0, PER_QUARTER - 1)
    .map(i => ({ i, r: random() }))
    .toSorted((a, b) => a.r - b.r)
    .map(o => o.i),
)
const colX = scale([0, 3], [110, 760])
const PITCH = 15

function quarter(q: number, t: number): Drawing {
  const chosen = new Set(at(ORDER, q).slice(0, at(SELECTED, q)))
  let rank = 0
  const dots = range(0, PER_QUARTER - 1).map(i => {
    const born = clamp01((t - 0.4 - i * 0.03) * 3)
    if (born === 0) return ''
    const home = [colX(q) + (i % 10) * PITCH, 430 - Math.floor(i / 10) * PITCH] as const
    if (!chosen.has(i)) return circle(home, 5.5 * born, { fill: p.ink, opacity: 1 - 0.65 * ease(t, 7, 8) })
    const slot = rank++
    const k = ease(t, 7 + slot * 0.06, 8.2 + slot * 0.06)
    const goal = [colX(q) + (slot % 10) * PITCH, 575 - Math.floor(slot / 10) * PITCH] as const
    return circle([lerp(home[0], goal[0], k), lerp(home[1], goal[1], k)], 5.5 * born, {
      fill: k > 0 ? p.signal : p.ink,
    })
  })
  return [
    dots,
    text(at(NAMES, q), [colX(q) - 6, 262], { size: 21, font: 'label600', fill: p.ink }),
    t > 11 ? text(`${at(shares, q)}%`, [colX(q) - 6, 632], { size: 52, font: 'num800', fill: p.signal }) : '',
  ]
}

function render(t: number): string {
  return frame(
    p,
    relativeAgeEffect.title,
    `${4 * PER_QUARTER} children of one school year, one dot each; model of a selected squad`,
    line([90, 452], [920, 452], { stroke: p.quiet, 'stroke-width': 3 }),
    range(0, 3).map(q => quarter(q, t)),
    text('all children', [104, 210], { size: 20, fill: p.ink, opacity: 0.8 }),
    t > 7 ? text('selected', [104, 484], { size: 20, fill: p.signal }) : '',
    t > 13
      ? readout(`${ratio.toFixed(1)} : 1`, ['first to last quarter', 'in the squad'], [960, 340], {
          size: 130,
          fill: p.signal,
          ink: p.ink,
        })
      : '',
    t > 2 && t < 13
      ? readout('25%', ['of the children', 'in each quarter'], [960, 340], { size: 130, fill: p.ink, ink: p.ink })
      : '',
  )
}

export const relativeAgeEffect: Explainer = {
  slug: 'relative-age-effect',
  title: 'Relative age effect',
  seconds: 22,
  teaches: 'Birth quarters in the population and in a selected squad; the oldest of a year are over-represented.',
  shows: 'four hundred children by quarter of birth, and the squad that is selected from them',
  courses: ['growth-and-maturation', 'skill-acquisition'],
  poster: 15,
  cues: cues(22, [
    [0, 'Four hundred children of one year, a quarter of them born in each three months.'],
    [6.4, `Now a squad of ${squad} is selected, the best at this age.`],
    [
      11,
      `${at(shares, 0)} percent of it are born from January to March, ${at(shares, 3)} percent from October to December.`,
    ],
    [15, 'The oldest are up to a year ahead in growth and practice. That looks like talent.'],
    [18.6, 'So compare by age in months, rotate cut-off dates and look again later.'],
  ]),
  render,
}
