/** One sprint stride in slow motion: the ground moves with the stance foot, so the foot stands still on it. */
import type { Explainer } from '../../catalogue-types.ts'
import { readout } from '../../drawing/chart.ts'
import { type Point, range } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, g, line, rect } from '../../drawing/svg.ts'
import { figure } from '../../movement/figure.ts'
import { SPRINT, sprintContact, sprintFlight, sprintHip } from '../../movement/sprint.ts'
import { sprinterAt } from '../../scenes/sprint.ts'
import { cues, frame, stroke, V } from '../kit.ts'

const p = palettes['sprint-mechanics'].day
const SLOWER = 10
const STAGE = { h: 420, floor: 550 }
const HIP_X = 470
/** px per metre, and per stride. */
const METRE = STAGE.h / SPRINT.stature
const STRIDE = SPRINT.speed * SPRINT.stride * METRE
const START = 0.9
const far = mix(p.field, p.ink, 0.5)

/** Phase of the stride at a video time (s). */
export const phaseAt = (t: number) => START + t / SLOWER / SPRINT.stride
/** The runner in the frame at a video time, and how far the ground has moved to the left (px). */
export const stageAt = (t: number) => ({
  runner: sprinterAt(phaseAt(t), HIP_X, STAGE),
  ground: (phaseAt(t) - START) * STRIDE,
})

function ground(shift: number): Drawing {
  const first = Math.floor(shift / METRE) - 2
  return range(first, first + 7).map(m => {
    const x = HIP_X + m * METRE - shift
    return [
      rect(x, STAGE.floor + 14, 3, 20, { fill: p.ink }),
      text(`${m + 30} m`, [x + 10, STAGE.floor + 34], { size: 20, fill: p.ink }),
    ]
  })
}

function strideBar(phase: number): Drawing {
  const [left, width, y] = [V.margin, 1168, 626]
  const w = ((phase % 1) + 1) % 1
  const { onGround, side } = sprintContact(phase)
  const start = side === 'R' ? 0 : 0.5
  return [
    rect(left, y, width, 16, { fill: p.quiet }),
    [0, 0.5].map(s => rect(left + s * width, y, SPRINT.contactShare * width, 16, { fill: p.ink })),
    onGround ? rect(left + start * width, y, (w - start) * width, 16, { fill: p.signal }) : '',
    line([left + w * width, y - 10], [left + w * width, y + 26], { stroke: p.ink, 'stroke-width': 5 }),
    text('right contact', [left, y + 40], { size: 18, fill: p.ink }),
    text('left contact', [left + width / 2, y + 40], { size: 18, fill: p.ink }),
    text(`${SPRINT.stride} s`, [left + width, y + 40], { size: 18, fill: p.ink, anchor: 'end' }),
  ]
}

function render(t: number): string {
  const phase = phaseAt(t)
  const { runner: J, ground: shift } = stageAt(t)
  const { side, onGround, contact, flight } = sprintContact(phase)
  const hot = (s: 'L' | 'R') => onGround && side === s
  const ghosts = [0.14, 0.07].map((back, i) => {
    const tone = mix(p.field, p.ink, 0.12 + i * 0.1)
    return g(
      { transform: `translate(${(-back * STRIDE).toFixed(1)} 0)` },
      figure(sprinterAt(phase - back, HIP_X, STAGE), { body: tone, build: 'female', hair: 'ponytail' }),
    )
  })
  const hipPath = range(0, 0.6, 0.01).map((back): Point => [
    HIP_X - back * STRIDE,
    STAGE.floor - sprintHip(phase - back) * STAGE.h,
  ])
  return frame(
    p,
    sprintStride.title,
    `${SPRINT.speed} m/s, shown ${SLOWER} times slower`,
    rect(0, STAGE.floor, V.w, V.h - STAGE.floor, { fill: p.second }),
    ground(shift),
    ghosts,
    figure(J, {
      body: p.ink,
      far,
      shoe: hot('R') ? p.signal : p.ink,
      shoeFar: hot('L') ? p.signal : far,
      build: 'female',
      hair: 'ponytail',
    }),
    stroke(hipPath, p.field, 4),
    circle(J.hip, 8, { fill: p.field }),
    onGround ? rect(J[side].toe[0] - 84, STAGE.floor + 2, 100, 9, { fill: p.signal }) : '',
    readout(contact.toFixed(3), ['contact time, s'], [900, 280], { size: 170, fill: p.signal, ink: p.ink }),
    readout(flight.toFixed(3), ['flight time, s'], [900, 430], { size: 100, fill: p.ink, ink: p.ink }),
    strideBar(phase),
  )
}

export const sprintStride: Explainer = {
  slug: 'sprint-stride',
  title: 'Maximal sprinting: one stride',
  seconds: 20,
  teaches:
    'Near 10 m/s each contact lasts about a tenth of a second; the foot stands still while the body passes over it.',
  shows: 'one stride near maximal speed, slowed down, with its contact and flight times',
  courses: ['maximal-velocity', 'acceleration'],
  poster: 1.0,
  cues: cues(20, [
    [0, `A sprinter at ${SPRINT.speed} metres per second, slowed down ten times.`],
    [3.6, `Each foot is on the ground for about ${SPRINT.contact.toFixed(2)} seconds, and stands still there.`],
    [8, 'The hip sinks a little in the first half of the contact.'],
    [12.4, 'At toe-off the opposite thigh is close to horizontal.'],
    [16, `Between contacts both feet are in the air for about ${sprintFlight.toFixed(2)} seconds.`],
  ]),
  render,
}
