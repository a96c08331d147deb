import type { CourseScene } from '../catalogue-types.ts'
import { numeral, thumb } from '../drawing/frame.ts'
import { text } from '../drawing/lettering.ts'
import { mix, palettes } from '../drawing/palette.ts'
import { circle, type Drawing, line, path, poly, rect } from '../drawing/svg.ts'
/** Return to play: a single-leg landing in four frames with limb symmetry. */
import { place, solve } from '../movement/body.ts'
import { figure } from '../movement/figure.ts'
import { landingPose } from '../movement/motion.ts'

/** Peak knee extension torque of both legs, N·m/kg. */
const TORQUE = { sound: 3.0, operated: 2.76 }
const symmetry = String(Math.round((100 * TORQUE.operated) / TORQUE.sound))
/** Frames: s from contact, x of the hip in px, height of the foot above the ground in body heights. */
const FRAMES = [
  { t: -0.12, x: 690, lift: 0.09 },
  { t: -0.01, x: 930, lift: 0.012 },
  { t: 0.06, x: 1170, lift: 0 },
  { t: 0.18, x: 1420, lift: 0 },
]
const FLOOR = 700

function frameOf({ t, x, lift }: (typeof FRAMES)[number], i: number): Drawing {
  const p = palettes['return-to-play'].night
  const h = 600
  const last = i === FRAMES.length - 1
  const pose = landingPose(t)
  const J = place(solve(pose), { at: [x, FLOOR - lift * h], h })
  const tone = last ? p.ink : mix(p.field, p.ink, 0.34 + i * 0.17)
  const far = mix(p.field, p.ink, last ? 0.42 : 0.2 + i * 0.05)
  const chain = [J.R.hip, J.R.knee, J.R.ankle]
  return [
    figure(J, { body: tone, far, build: 'female', hair: 'bun' }),
    path(poly(chain), {
      fill: 'none',
      stroke: p.signal,
      'stroke-width': last ? 8 : 5,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    chain.map(q => circle(q, last ? 15 : 9, { fill: p.signal })),
    text(`${Math.round(pose.R.knee)}°`, [x - 4, FLOOR + 66], {
      size: 64,
      fill: last ? p.signal : p.ink,
      font: 'num600',
      anchor: 'middle',
    }),
    text(`${Math.round(t * 1000)} ms`.replace('-', '−'), [x - 4, FLOOR + 110], {
      size: 24,
      fill: p.ink,
      anchor: 'middle',
      font: 'label400',
    }),
  ]
}

function landing(): string {
  const p = palettes['return-to-play'].night
  const bar = (torque: number) => (torque / TORQUE.sound) * 400
  return thumb(
    p,
    limbSymmetry.title,
    rect(0, FLOOR, 1600, 200, { fill: p.second }),
    FRAMES.map(frameOf),
    line([0, FLOOR], [1600, FLOOR], { stroke: p.ink, 'stroke-width': 6 }),
    numeral(symmetry, [66, 430], { size: 480, fill: p.ink }),
    text('%', [430, 200], { size: 150, fill: p.signal, font: 'num800' }),
    text('limb symmetry index', [80, 494], { size: 34, fill: p.ink }),
    rect(80, 540, bar(TORQUE.sound), 30, { fill: p.ink }),
    rect(80, 586, bar(TORQUE.operated), 30, { fill: p.signal }),
    text('sound', [80, 660], { size: 24, fill: p.ink }),
    text('operated', [176, 660], { size: 24, fill: p.signal }),
    text('knee flexion', [80, FLOOR + 66], { size: 30, fill: p.ink }),
    text('time from contact', [80, FLOOR + 110], { size: 24, fill: p.ink, font: 'label400' }),
  )
}
export const limbSymmetry: CourseScene = {
  slug: 'limb-symmetry',
  category: 'return-to-play',
  title: 'Return-to-play testing: landing and limb symmetry',
  shows: 'Four frames of a single-leg landing with knee flexion, and the limb symmetry index of both legs.',
  keyNumber: symmetry,
  keyUnit: '% limb symmetry index',
  draw: landing,
}
