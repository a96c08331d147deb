import { at, radians, range, sum } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, type Palette, palettes } from '../drawing/palette.ts'
import { circle, type Drawing, line, path, rect, sector } from '../drawing/svg.ts'
import { place, solve } from '../movement/body.ts'
import { figure } from '../movement/figure.ts'
import { squatPose } from '../movement/motion.ts'
import { caption, type Cover, cover, num } from './kit.ts'

/** Birthdays of sixty players by month, January first. */
const MONTHS = [10, 9, 7, 6, 6, 5, 5, 3, 3, 1, 4, 1]
function birthdays(p: Palette): Drawing {
  const centre = [790, 400] as const
  const fair = sum(MONTHS) / 12
  const radius = (n: number) => 90 + n * 27
  const names = ['Jan', '', '', 'Apr', '', '', 'Jul', '', '', 'Oct', '', '']
  return [
    MONTHS.map((n, i) =>
      path(sector(centre, [90, radius(n)], i * 30 + 1.5, i * 30 + 28.5), {
        fill: i === 10 ? p.signal : mix(p.second, p.ink, n / 12),
      }),
    ),
    circle(centre, radius(fair), { fill: 'none', stroke: p.ink, 'stroke-width': 4, 'stroke-dasharray': '2 12' }),
    names.map((name, i) => {
      const angle = radians(i * 30 + 15)
      const spot = [centre[0] + 60 * Math.sin(angle), centre[1] - 60 * Math.cos(angle) + 8] as const
      return name ? text(name, spot, { size: 24, fill: p.ink, anchor: 'middle' }) : ''
    }),
    num(String(at(MONTHS, 10)), [64, 360], 380, p.signal),
    caption('of sixty born in November', [72, 418], p.ink),
    caption('dotted: if months did not matter', [72, 746], p.ink),
  ]
}

/** A hundred squares; those in the signal colour are the share of variance that practice explains. */
function variance(p: Palette): Drawing {
  const [share, side] = [18, 66]
  return [
    range(0, 99).map(i => {
      const [column, row] = [i % 10, Math.floor(i / 10)]
      const fill = i >= 100 - share ? p.signal : p.second
      return rect(480 + column * side, 70 + row * side, side - 8, side - 8, { fill, rx: 4 })
    }),
    num(`${share}%`, [64, 330], 270, p.signal),
    caption('of the differences between', [70, 390], p.ink),
    caption('athletes go with practice,', [70, 426], p.ink),
    caption('over all levels of sport', [70, 462], p.ink),
    num('1%', [64, 640], 130, p.ink),
    caption('among the elite', [70, 684], p.ink),
  ]
}

/** A girl at the bottom of a squat with a bag held in front; growth plates at knee and ankle are marked. */
function childSquat(p: Palette): Drawing {
  const floor = 720
  const pose = squatPose(0.8)
  const arms = { arm: 38, elbow: 84 }
  const held = { ...pose, headScale: 1.34, L: { ...pose.L, ...arms }, R: { ...pose.R, ...arms } }
  const J = place(solve(held), { at: [760, floor], h: 800 })
  return [
    rect(0, floor, 1200, 80, { fill: p.second }),
    figure(J, {
      body: p.ink,
      shorts: mix(p.ink, p.field, 0.7),
      build: 'female',
      hair: 'ponytail',
      hairFill: mix(p.ink, p.field, 0.3),
    }),
    circle([J.R.hand[0] + 26, J.R.hand[1] - 6], 62, { fill: p.second }),
    line([J.R.hand[0] - 2, J.R.hand[1] - 46], [J.R.hand[0] + 54, J.R.hand[1] - 46], {
      stroke: p.field,
      'stroke-width': 8,
    }),
    [J.R.knee, J.R.ankle].map(joint => [
      circle(joint, 32, { fill: 'none', stroke: p.signal, 'stroke-width': 9 }),
      circle(joint, 10, { fill: p.signal }),
    ]),
    num('5 kg', [64, 270], 270, p.signal),
    caption('in front of the chest', [70, 376], p.ink),
    caption('growth plates take load', [70, 412], p.ink),
  ]
}

export const talentCovers: readonly Cover[] = [
  cover(
    palettes['talent-development'].day,
    'born-in-november',
    'A ring of twelve months whose bars are birthdays in an academy: many in January, four in November.',
    birthdays,
  ),
  cover(
    palettes['talent-development'].night,
    'the-ten-thousand-hour-receipt',
    'A hundred squares, eighteen of them marked: the share of differences that practice explains.',
    variance,
  ),
  cover(
    palettes['return-to-play'].day,
    'barbells-before-breakfast-cereal',
    'A girl squats with a bag held in front of her chest; knee and ankle are ringed.',
    childSquat,
  ),
]
