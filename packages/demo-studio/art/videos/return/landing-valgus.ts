/** A landing from the front: the knee over the foot, and the knee falling inwards. */
import type { Explainer } from '../../catalogue-types.ts'
import { readout } from '../../drawing/chart.ts'
import { degrees, ease, type Point } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { arrow, circle, line, rect } from '../../drawing/svg.ts'
import { frontFigure, type FrontPose, stanceLeg } from '../../movement/front-body.ts'
import { cues, frame, stroke, V } from '../kit.ts'

const p = palettes['return-to-play'].day
const FLOOR = 590
const H = 400
/** Stature m and body mass kg of the athlete; peak vertical force of a single-leg landing in body weights. */
const ATHLETE = { stature: 1.7, mass: 62, force: 2 }

/** valgus 0 = knee over the foot, 1 = far inside; depth 0…1 of the landing; lift in body heights. */
const poseAt = (valgus: number, depth: number, lift: number): FrontPose => ({
  depth,
  lift,
  kneeIn: 0.032 * valgus * depth,
  hipDrop: 7 * valgus * depth,
  trunkLean: 11 * valgus * depth,
})
/** Frontal angle between thigh and shank, degrees, and moment arm of the vertical force about the knee, cm. */
function measured(pose: FrontPose) {
  const { hip, knee, ankle, foot } = stanceLeg(pose)
  const angle =
    degrees(Math.atan2(knee[0] - hip[0], hip[1] - knee[1])) -
    degrees(Math.atan2(ankle[0] - knee[0], knee[1] - ankle[1]))
  return { angle: Math.abs(angle), arm: Math.max(0, (knee[0] - foot[0]) * ATHLETE.stature * 100) }
}

function athlete(pose: FrontPose, x: number, colour: string, pressed: number) {
  const map = ([a, b]: Point): Point => [x + a * H, FLOOR - b * H]
  const stance = stanceLeg(pose)
  const drawing = frontFigure(pose, {
    map,
    skin: p.ink,
    far: mix(p.field, p.ink, 0.55),
    hair: mix(p.ink, '#000000', 0.35),
  })
  const chain = [stance.hip, stance.knee, stance.ankle].map(map)
  const foot = map(stance.foot)
  return [
    drawing,
    pressed > 0 ? arrow([foot[0], FLOOR], [foot[0], FLOOR - 250 * pressed], { w: 6, head: 28, fill: p.field }) : '',
    stroke(chain, colour, 8),
    chain.map(q => circle(q, 11, { fill: colour })),
  ]
}

function render(t: number): string {
  const fall = ease(t, 1, 3)
  const depth = ease(t, 3, 6)
  const lift = 0.16 * (1 - fall)
  const good = poseAt(0, depth, lift)
  const bad = poseAt(1, depth, lift)
  const both = t > 7
  const [a, b] = [measured(good), measured(bad)]
  const torque = (arm: number) => Math.round((arm / 100) * ATHLETE.force * ATHLETE.mass * 9.81)
  const word = { size: 24, font: 'label600', anchor: 'middle' } as const
  return frame(
    p,
    landingValgus.title,
    'single-leg landing, seen from the front; right leg on the left side of the picture',
    rect(0, FLOOR, V.w, V.h, { fill: p.second }),
    athlete(good, 260, mix(p.field, '#ffffff', 0.7), both ? ease(t, 7, 8) : 0),
    athlete(bad, 660, p.signal, both ? ease(t, 7, 8) : 0),
    text('knee over foot', [260, 632], { ...word, fill: p.ink }),
    text('knee inside', [660, 632], { ...word, fill: p.signal }),
    t > 8.4
      ? readout(`${a.angle.toFixed(0)}°`, ['hip to ankle line,', 'knee over foot'], [900, 240], {
          size: 90,
          fill: p.ink,
          ink: p.ink,
        })
      : '',
    t > 8.4
      ? readout(`${b.angle.toFixed(0)}°`, ['knee inside'], [1090, 240], { size: 90, fill: p.signal, ink: p.ink })
      : '',
    t > 12.4
      ? readout(`${a.arm.toFixed(0)} cm`, ['moment arm'], [900, 400], { size: 80, fill: p.ink, ink: p.ink })
      : '',
    t > 12.4
      ? readout(`${b.arm.toFixed(0)} cm`, ['moment arm'], [1090, 400], { size: 80, fill: p.signal, ink: p.ink })
      : '',
    t > 16
      ? readout(String(torque(b.arm)), [`N·m knee abduction`, `at ${ATHLETE.force} × body weight`], [900, 540], {
          size: 100,
          fill: p.signal,
          ink: p.ink,
        })
      : '',
    line([860, 190], [860, 540], { stroke: p.quiet, 'stroke-width': 3 }),
  )
}
const inward = measured(poseAt(1, 1, 0))

export const landingValgus: Explainer = {
  slug: 'landing-valgus',
  title: 'Landing: knee valgus',
  seconds: 24,
  teaches: 'Frontal view of a landing: when the knee moves inside foot and hip the knee abduction moment arm grows.',
  shows: 'one landing on one leg, seen from the front, with the knee over the foot and with the knee inside',
  courses: ['acl-rehabilitation', 'limb-symmetry'],
  poster: 17,
  cues: cues(24, [
    [0, 'The same landing on one leg, twice, from the front.'],
    [
      4,
      'On the left hip, knee and foot stay in one line. On the right the knee falls inwards, the pelvis drops and the trunk tips over.',
    ],
    [8.4, `The thigh and shank then form an angle of ${inward.angle.toFixed(0)} degrees.`],
    [12.4, `The ground force passes the knee at a distance of ${inward.arm.toFixed(0)} centimetres: the moment arm.`],
    [
      16,
      `Two body weights on it make ${Math.round((inward.arm / 100) * ATHLETE.force * ATHLETE.mass * 9.81)} newton metres that open the inside of the knee and load the ACL.`,
    ],
    [20.6, 'Train it: land softly, knee over foot, pelvis level.'],
  ]),
  render,
}
