/** Nutrition: the plate as a clock of protein feedings, and glycogen in muscle fibres. */
import type { CourseScene } from '../catalogue-types.ts'
import { normal, rng } from '../drawing/chart.ts'
import { numeral, thumb } from '../drawing/frame.ts'
import { at, clamp01, mean, type Point, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, palettes } from '../drawing/palette.ts'
import { circle, clip, type Drawing, g, line, path, rect, sector } from '../drawing/svg.ts'
import { type Cell, halftone, hatch, mosaic, roundCell } from '../drawing/texture.ts'

/** Protein of one feeding, g per kg body mass (Morton et al. 2018; Moore et al. 2015). */
const DOSE = 0.3
const AFTER_TRAINING = 17.5
/** Feedings, hours of the day. */
const FEEDINGS = [7.5, 10.5, 13.5, AFTER_TRAINING, 21.5]
const COUNT = ['none', 'once', 'twice', 'three times', 'four times', 'five times']
const china = '#fbf8ea'
const centre: Point = [1050, 450]

function food(): Drawing {
  const p = palettes.nutrition.day
  const [cx, cy] = centre
  const half = sector(centre, [0, 268], 180, 360)
  const quarter = sector(centre, [0, 268], 90, 180)
  const gap = { stroke: china, 'stroke-width': 12 }
  return [
    path(half, { fill: p.second }),
    path(sector(centre, [0, 268], 0, 90), { fill: p.ink }),
    path(quarter, { fill: p.quiet }),
    clip(
      half,
      halftone([cx - 270, cy - 270, cx, cy + 270], (_, y) => 0.12 + 0.5 * ((y - cy + 270) / 540), {
        fill: p.ink,
        pitch: 26,
        max: 0.42,
      }),
    ),
    clip(quarter, hatch([cx, cy, cx + 270, cy + 270], { step: 20, stroke: p.ink, width: 4 })),
    line([cx, cy - 268], [cx, cy + 268], gap),
    line([cx, cy], [cx + 268, cy], gap),
  ]
}

function plate(): string {
  const p = palettes.nutrition.day
  const angle = (hour: number) => (hour / 24) * 360
  const on = (r: number, hour: number): Point => [
    centre[0] + r * Math.sin((hour / 12) * Math.PI),
    centre[1] - r * Math.cos((hour / 12) * Math.PI),
  ]
  const fork = g(
    { fill: p.ink },
    range(0, 3).map(i => rect(563 + i * 19, 150, 9, 150, {})),
    path('M563 296h66v24a33 44 0 0 1 -24 42l-2 388h-14l-2 -388a33 44 0 0 1 -24 -42Z', {}),
  )
  return thumb(
    p,
    proteinForAthletes.title,
    rect(0, 0, 500, 900, { fill: p.second }),
    circle(centre, 410, { fill: china }),
    circle(centre, 300, { fill: 'none', stroke: p.quiet, 'stroke-width': 3 }),
    food(),
    range(0, 23).map(h => line(on(h % 6 ? 326 : 314, h), on(338, h), { stroke: p.ink, 'stroke-width': h % 6 ? 2 : 4 })),
    FEEDINGS.map(h =>
      path(sector(centre, [350, 398], angle(h) - 9, angle(h) + 9), { fill: h === AFTER_TRAINING ? p.signal : p.ink }),
    ),
    fork,
    path('M1510 150c30 60 40 150 36 240h-22v360h-14Z', { fill: p.ink }),
    numeral(String(DOSE), [66, 480], {
      size: 420,
      fill: p.ink,
      unit: ['g/kg protein', `per meal, ${at(COUNT, FEEDINGS.length)}`],
    }),
    text('after training', [84, 690], { size: 34, fill: p.field }),
    rect(84, 712, 120, 14, { fill: p.signal }),
  )
}
export const proteinForAthletes: CourseScene = {
  slug: 'protein-for-athletes',
  category: 'nutrition',
  title: 'Protein for athletes: dose and timing',
  shows: 'A plate drawn as a 24-hour clock with five protein feedings; the feeding after training is red.',
  keyNumber: String(DOSE),
  keyUnit: 'g/kg protein per meal',
  draw: plate,
}

type Fibre = { cell: Cell; slow: boolean; fill: number }
const random = rng(21)
/** Fibres in cross-section; time runs from left (0) to right (120 min). Slow fibres empty first in prolonged exercise. */
const FIBRES: readonly Fibre[] = mosaic(150, [-60, -60, 1660, 960], random)
  .filter(cell => cell.outline.length >= 4)
  .map(cell => {
    const u = clamp01(cell.site[0] / 1600)
    const slow = random() < 0.52
    const fill = (slow ? 1 - 0.92 * u : 1.04 - 0.46 * u) + normal(random, 0, 0.05)
    return { cell, slow, fill: Math.max(0.03, clamp01(fill)) }
  })
const levelBetween = (from: number, to: number) =>
  mean(FIBRES.filter(f => f.cell.site[0] >= from && f.cell.site[0] < to).map(f => f.fill))
/** Change of the mean filling from the first to the last eighth of the picture, %. */
const glycogenChange = Math.round((levelBetween(1400, 1600) / levelBetween(0, 200) - 1) * 100)
const glycogenText = `−${Math.abs(glycogenChange)}`

function fibre({ cell, slow, fill }: Fibre): Drawing {
  const p = palettes.nutrition.night
  const [first, k] = [at(cell.outline, 0), 0.84]
  const nucleus: Point = [cell.site[0] + (first[0] - cell.site[0]) * k, cell.site[1] + (first[1] - cell.site[1]) * k]
  return [
    path(roundCell(cell, 7), { fill: slow ? p.second : mix(p.second, p.field, 0.45) }),
    fill > 0.08
      ? path(roundCell(cell, 7 + 62 * (1 - Math.sqrt(fill)), 0.32), {
          fill: slow ? p.signal : mix(p.signal, p.quiet, 0.62),
        })
      : '',
    circle(nucleus, 5, { fill: p.ink }),
  ]
}

function glycogen(): string {
  const p = palettes.nutrition.night
  return thumb(
    p,
    carbohydrateFuelling.title,
    FIBRES.map(fibre),
    rect(0, 812, 1600, 88, { fill: p.field }),
    range(0, 4).map(i => {
      const x = 80 + i * 360
      return [
        line([x, 812], [x, 832], { stroke: p.ink, 'stroke-width': 4 }),
        text(i === 4 ? '120 min' : String(i * 30), [x, 872], {
          size: 34,
          fill: p.ink,
          anchor: i === 4 ? 'end' : 'start',
        }),
      ]
    }),
    rect(1040, 70, 500, 330, { fill: p.field }),
    text(`${glycogenText}%`, [1076, 290], { size: 250, font: 'num800', fill: p.signal }),
    text('muscle glycogen', [1082, 352], { size: 34, fill: p.ink }),
  )
}
export const carbohydrateFuelling: CourseScene = {
  slug: 'carbohydrate-fuelling',
  category: 'nutrition',
  title: 'Carbohydrate fuelling and muscle glycogen',
  shows:
    'A cross-section of muscle fibres whose glycogen falls from left to right over two hours; slow fibres empty first.',
  keyNumber: glycogenText,
  keyUnit: '% muscle glycogen in two hours',
  draw: glycogen,
}
