import type { Explainer } from '../../catalogue-types.ts'
import { clamp01, lerp, type Point, solveRising } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { type Drawing, line, rect } from '../../drawing/svg.ts'
/** Two drop jumps from the same box: contact and flight, and their quotient. */
import { place, type Pose, solve } from '../../movement/body.ts'
import { figure } from '../../movement/figure.ts'
import { comHeight, crouchPose, GRAVITY, standing } from '../../movement/jump.ts'
import { cues, frame, V } from '../kit.ts'

const p = palettes['strength-and-power'].night
/** Box height m, stature m. */
const BOX = 0.4
const STATURE = 1.8
const FALL = Math.sqrt((2 * BOX) / GRAVITY)
/** Height of the centre of mass over standing when the toes touch or leave the ground, m. */
const TOE = 0.07
const SLOWER = 9
const START = 2.5
const FLOOR = 560
const H = 270

type Jumper = {
  x: number
  name: string
  contact: number
  flight: number
  hair: 'bun' | 'crop'
  build: 'female' | 'male'
  colour: string
}
const JUMPERS: readonly Jumper[] = [
  { x: 250, name: 'stiff and quick', contact: 0.18, flight: 0.5, hair: 'bun', build: 'female', colour: p.signal },
  { x: 660, name: 'soft and long', contact: 0.34, flight: 0.53, hair: 'crop', build: 'male', colour: p.ink },
]
const index = (j: Jumper) => (j.flight / j.contact).toFixed(1)
const jumpHeight = (j: Jumper) => (100 * GRAVITY * j.flight ** 2) / 8

/** Height of the centre of mass over standing (m) at s from stepping off; a cubic during contact that meets both speeds. */
function rise(j: Jumper, s: number): number {
  const [down, up] = [-GRAVITY * FALL, (GRAVITY * j.flight) / 2]
  if (s < FALL) return TOE + BOX - (GRAVITY * s * s) / 2
  const u = (s - FALL) / j.contact
  if (u < 1) return TOE + j.contact * (down * (u ** 3 - 2 * u * u + u) + up * (u ** 3 - u * u))
  const f = s - FALL - j.contact
  return f < j.flight ? TOE + up * f - (GRAVITY * f * f) / 2 : TOE * (1 - clamp01((f - j.flight) / 0.3))
}

const onGround = (j: Jumper, s: number) => (s >= FALL && s < FALL + j.contact) || s >= FALL + j.contact + j.flight

function bodyAt(j: Jumper, s: number): { pose: Pose; lift: number } {
  const target = standing + rise(j, s) / STATURE
  const arms = { arm: lerp(-20, 30, clamp01((s - FALL) / 0.5)), elbow: 60 }
  if (onGround(j, s))
    return {
      pose: crouchPose(
        solveRising(u => comHeight(crouchPose(u, arms)), target, [-1, 1]),
        arms,
      ),
      lift: 0,
    }
  const pose = crouchPose(0.75, arms)
  return { pose, lift: Math.max(0, target - comHeight(pose)) }
}

function clock(j: Jumper, s: number): Drawing {
  const contact = clamp01((s - FALL) / j.contact) * j.contact
  const flight = clamp01((s - FALL - j.contact) / j.flight) * j.flight
  const left = j.x - 170
  const k = 520
  const words = { size: 20, fill: p.ink }
  return [
    rect(left, 600, contact * k, 18, { fill: j.colour }),
    rect(left + contact * k + 4, 600, flight * k, 18, { fill: p.quiet }),
    text(`contact ${contact.toFixed(2)} s`, [left, 645], words),
    text(`flight ${flight.toFixed(2)} s`, [left + 190, 645], words),
  ]
}

function jumper(j: Jumper, s: number, t: number): Drawing {
  const { pose, lift } = bodyAt(j, s)
  const forward = s < FALL ? lerp(-70, 0, s / FALL) : 0
  const J = place(solve(pose), { at: [j.x + forward, FLOOR - lift * H], h: H })
  const boxTop: Point = [j.x - 170, FLOOR - (BOX / STATURE) * H]
  return [
    rect(boxTop[0], boxTop[1], 92, FLOOR - boxTop[1], { fill: p.quiet }),
    figure(J, {
      body: p.ink,
      far: mix(p.field, p.ink, 0.55),
      build: j.build,
      hair: j.hair,
      shoe: onGround(j, s) ? j.colour : p.ink,
    }),
    line([j.x - 60, FLOOR + 8], [j.x + 90, FLOOR + 8], {
      stroke: onGround(j, s) ? j.colour : p.quiet,
      'stroke-width': 10,
    }),
    text(j.name, [j.x - 170, 176], { size: 24, font: 'label600', fill: j.colour }),
    clock(j, s),
    t > 15.5
      ? [
          text(index(j), [j.x + 30, 260], { size: 110, font: 'num800', fill: j.colour }),
          text(`height ${jumpHeight(j).toFixed(0)} cm`, [j.x + 120, 330], { size: 22, fill: p.ink }),
        ]
      : '',
  ]
}

function render(t: number): string {
  const s = Math.max(0, (t - START) / SLOWER)
  const formula: Drawing =
    t > 15.5
      ? [
          text('RSI', [960, 260], { size: 110, font: 'num800', fill: p.second }),
          text('flight time ÷ contact time', [962, 300], { size: 22, fill: p.ink }),
        ]
      : ''
  return frame(
    p,
    dropJump.title,
    `drop from ${BOX * 100} cm, ${SLOWER} times slower`,
    rect(0, FLOOR + 12, V.w, V.h, { fill: mix(p.field, p.quiet, 0.5) }),
    JUMPERS.map(j => jumper(j, s, t)),
    formula,
  )
}
const [quick, slow] = [JUMPERS[0], JUMPERS[1]]
const values = quick && slow ? `${index(quick)} against ${index(slow)}` : ''

export const dropJump: Explainer = {
  slug: 'drop-jump',
  title: 'Drop jump and reactive strength',
  seconds: 27,
  teaches: 'Contact time and flight time of a drop jump give the reactive strength index.',
  shows:
    'drop jumps of two athletes with nearly the same flight and different contact times, and the reactive strength of each',
  courses: ['jump-testing', 'limb-symmetry', 'maximal-velocity'],
  poster: 17,
  cues: cues(27, [
    [0, 'Two athletes step off the same box of 40 centimetres.'],
    [5, 'Both land at the same speed. The bar counts time on the ground.'],
    [9.4, 'One is off the ground after 0.18 seconds, the other after 0.34.'],
    [13.6, 'They fly almost equally long, so jump height is almost equal.'],
    [17.4, `Reactive strength index is flight over contact: ${values}.`],
    [22.2, 'Height alone would call them equal; the index shows who uses the tendon spring.'],
  ]),
  render,
}
