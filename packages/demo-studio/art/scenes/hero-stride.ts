import { clamp01, type Point, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { brand, mix } from '../drawing/palette.ts'
import { doc, type Drawing, line, path, poly, rect } from '../drawing/svg.ts'
/**
 * Hero: chronophotograph of a sprint stride, true to scale: the hip moves at constant speed and the foot stands still
 * in stance. The same drawing with a moving camera is the loop.
 */
import { place, solve } from '../movement/body.ts'
import { figure, skeleton } from '../movement/figure.ts'
import { FOOT_AHEAD, SPRINT, sprintContact, sprintHip, sprintPose } from '../movement/sprint.ts'

const SIZE: Point = [2400, 1200]
const FIELD = '#171011'
const BONE = '#f4e9da'
const FLOOR = 1050
const H = 850
/** Length of one stride, px. */
const STRIDE = ((SPRINT.speed * SPRINT.stride) / SPRINT.stature) * H
const HEAD_X = 2010
const GHOSTS = 8
const TRAIL = 0.58

/** The runner at a phase, `behind` strides before the newest image. */
const runner = (phase: number, behind: number) =>
  place(solve(sprintPose(phase - behind)), {
    at: [HEAD_X - behind * STRIDE, FLOOR - sprintHip(phase - behind) * H],
    h: H,
    anchor: 'hip',
  })

function ghost(phase: number, behind: number): Drawing {
  const J = runner(phase, behind)
  const u = 1 - behind / TRAIL
  const tone = mix(FIELD, BONE, 0.04 + 0.4 * u ** 1.7)
  const far = mix(FIELD, BONE, 0.03 + 0.24 * u ** 1.7)
  return [
    figure(J, { body: tone, far, build: 'female', hair: 'ponytail' }),
    skeleton(J, { stroke: mix(FIELD, BONE, 0.1 + 0.5 * u), width: 1.5 }),
  ]
}

function newest(phase: number): Drawing {
  const { side, onGround } = sprintContact(phase)
  const far = mix(FIELD, BONE, 0.5)
  const right = onGround && side === 'R'
  return figure(runner(phase, 0), {
    body: BONE,
    far,
    shoe: brand[500],
    shoeFar: right || !onGround ? far : mix(brand[500], FIELD, 0.25),
    build: 'female',
    hair: 'ponytail',
  })
}

function paths(phase: number): Drawing {
  const poses = range(0, TRAIL, TRAIL / 110).map(behind => runner(phase, behind))
  const quiet = mix(FIELD, BONE, 0.65)
  const stroke = (points: Point[], colour: string, width: number) =>
    path(poly(points), {
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  return [
    stroke(
      poses.map(J => J.hip),
      quiet,
      2.5,
    ),
    stroke(
      poses.map(J => J.R.knee),
      quiet,
      2.5,
    ),
    stroke(
      poses.map(J => J.R.ankle),
      brand[500],
      6,
    ),
  ]
}

/** Where each foot stood: the marks stay on the ground while the camera follows the runner, one step apart. */
function footprints(phase: number): Drawing {
  const step = STRIDE / 2
  const newestStep = Math.floor(phase * 2)
  return range(newestStep - 3, newestStep + 1).map(k => {
    const x = HEAD_X + (k / 2 - phase) * STRIDE + FOOT_AHEAD * H
    const shown = clamp01((x - 800) / 500) * (k / 2 <= phase ? 1 : 0)
    const right = k % 2 === 0
    const words = mix('#221819', BONE, 0.62 * shown)
    const length = `${((SPRINT.speed * SPRINT.stride) / 2).toFixed(2)} m`
    return [
      rect(x - 60, FLOOR + 12, 110, 12, {
        fill: mix('#221819', right ? brand[500] : BONE, shown * (right ? 1 : 0.55)),
      }),
      line([x - step + 74, FLOOR + 58], [x - 84, FLOOR + 58], { stroke: words, 'stroke-width': 2 }),
      text(length, [x - step / 2, FLOOR + 100], { size: 28, fill: words, anchor: 'middle' }),
    ]
  })
}

/** The picture with the newest image at a phase of the stride. */
export function strideAt(phase: number): string {
  const ghosts = range(1, GHOSTS)
    .toReversed()
    .map(i => ghost(phase, (i * TRAIL) / GHOSTS))
  return doc(SIZE, 'Chronophotograph of a sprint stride', [
    rect(0, 0, ...SIZE, { fill: FIELD }),
    rect(0, FLOOR, SIZE[0], SIZE[1] - FLOOR, { fill: '#221819' }),
    ghosts,
    newest(phase),
    paths(phase),
    footprints(phase),
  ])
}
/** Phase of the still: the right leg near its highest knee lift, in flight. */
export const STILL_PHASE = 0.745
